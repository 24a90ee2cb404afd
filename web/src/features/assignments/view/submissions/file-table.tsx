import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { Receipt } from '#web/blocks/assignment/types.ts';
import { Button } from '#web/components/ui/button.tsx';
import { DataTable } from '#web/components/ui/data-table.tsx';
import { formatBytes } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { notify } from '#web/lib/notify.ts';
import '../../texts.ts';

/** So many digits tell one hash from another by eye. */
const shownDigits = 12;

const Hash = chakra('code', {
  base: {
    textStyle: 'sm',
    overflowWrap: 'anywhere',
    '& [data-whole]': { display: 'none' },
    // On paper nothing can be copied: there it is whole.
    _print: { '& [data-whole]': { display: 'inline' }, '& [data-short]': { display: 'none' } },
  },
});

/** The files of a submission as they were taken: names, sizes, and the hash by which each can be told again. */
export function FileTable({ files }: Pick<Receipt, 'files'>) {
  const { t } = useTranslation('assignments');
  const { language } = useLanguage();
  const copy = async (sha256: string) => {
    try {
      await navigator.clipboard.writeText(sha256);
      void notify('success', { title: t('receipt.copied') });
    } catch {
      // Not every browser lets a page write there: the hash is shown to be copied by hand.
      void notify('error', { title: t('receipt.notCopied', { sha256 }) });
    }
  };
  return (
    <DataTable aria-label={t('receipt.files')}>
      <thead>
        <tr>
          <th scope="col">{t('receipt.file')}</th>
          <th scope="col">{t('receipt.size')}</th>
          <th scope="col">{t('receipt.hash')}</th>
        </tr>
      </thead>
      <tbody>
        {files.map(({ mediaId, fileName, bytes, sha256 }) => (
          <tr key={mediaId}>
            <chakra.th scope="row" overflowWrap="anywhere">
              {fileName}
            </chakra.th>
            <chakra.td data-label={t('receipt.size')} whiteSpace="nowrap">
              {formatBytes(bytes, language)}
            </chakra.td>
            <td data-label={t('receipt.hash')}>
              <Flex
                as="span"
                display="inline-flex"
                align="center"
                gap="2"
                wrap="wrap"
                justify={{ md: 'flex-end' }}
              >
                <Hash title={sha256}>
                  <span data-short="">
                    {sha256.slice(0, shownDigits)}
                    {'…'}
                  </span>
                  <span data-whole="">{sha256}</span>
                </Hash>
                <Button
                  size="sm"
                  variant="quiet"
                  _print={{ display: 'none' }}
                  aria-label={t('receipt.copyOf', { name: fileName })}
                  onClick={() => void copy(sha256)}
                >
                  {t('receipt.copy')}
                </Button>
              </Flex>
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
