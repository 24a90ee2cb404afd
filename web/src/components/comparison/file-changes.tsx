import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { DataTable } from '#web/components/ui/data-table.tsx';
import type { FileChange } from './compare-files.ts';
import './texts.ts';

/** So many digits tell one hash from another by eye. */
const shownDigits = 12;

const palettes = {
  same: 'gray',
  changed: 'orange',
  renamed: 'blue',
  added: 'green',
  removed: 'red',
} as const;

const Hash = chakra('code', { base: { textStyle: 'sm', overflowWrap: 'anywhere' } });

/** What became of each file, by its name and by the hash of its bytes. */
export function FileChanges({ changes }: { changes: readonly FileChange[] }) {
  const { t } = useTranslation('comparison');
  const hashes = ({ is, before, after }: FileChange) =>
    is === 'changed' ? [before, after] : [after ?? before];
  return (
    <DataTable aria-label={t('files.title')}>
      <thead>
        <tr>
          <th scope="col">{t('files.name')}</th>
          <th scope="col">{t('files.hash')}</th>
          <th scope="col">{t('files.change')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change, at) => (
          // Neither names nor hashes need be different.
          <tr key={at}>
            <chakra.th scope="row" overflowWrap="anywhere">
              {change.is === 'renamed' && change.before
                ? t('files.renamedFrom', {
                    name: change.after?.fileName,
                    before: change.before.fileName,
                  })
                : (change.after ?? change.before)?.fileName}
            </chakra.th>
            <td data-label={t('files.hash')}>
              {hashes(change).map((file, place) => (
                <span key={place}>
                  {place > 0 && ' → '}
                  <Hash title={file?.sha256}>{`${file?.sha256.slice(0, shownDigits)}…`}</Hash>
                </span>
              ))}
            </td>
            <td data-beside>
              <Badge colorPalette={palettes[change.is]}>{t(`files.${change.is}`)}</Badge>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
