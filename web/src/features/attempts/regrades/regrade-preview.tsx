import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { DataTable } from '#web/components/ui/data-table.tsx';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { useScoreWords } from '../list/use-score-words.ts';
import '../texts.ts';
import { directionOf } from './direction-of.ts';
import type { usePreview } from './use-preview.ts';

const perPage = 10;
const signs = { up: '▲', down: '▼', same: '=' } as const;

/** Whose points would change, from what to what, and how many go up and down. */
export function RegradePreview({ preview }: { preview: ReturnType<typeof usePreview> }) {
  const { t } = useTranslation('attempts');
  const scoreWords = useScoreWords();
  const [shown, setShown] = useState(perPage);
  const { list, rows, looked, up, down, isWhole } = preview;
  return (
    <Box as="section" aria-label={t('regrade.preview')} minH="9rem">
      <Text role="status" fontWeight="semibold" mb="2">
        {!isWhole
          ? t('regrade.looking', { count: looked })
          : rows.length === 0
            ? t('regrade.nobody')
            : t('regrade.sums', { count: rows.length, up, down })}
      </Text>
      {list.error && <ErrorNote error={list.error} retry={() => void list.fetchNextPage()} />}
      {rows.length > 0 && (
        <DataTable aria-label={t('regrade.preview')}>
          <thead>
            <tr>
              <th scope="col">{t('head.name')}</th>
              <th scope="col">{t('head.number')}</th>
              <th scope="col">{t('regrade.from')}</th>
              <th scope="col">{t('regrade.to')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row) => {
              const direction = directionOf(row);
              return (
                <tr key={row.attemptId}>
                  <th scope="row">{row.name === '' ? t('nameless') : row.name}</th>
                  <td data-label={t('head.number')}>{row.number}</td>
                  <td data-label={t('regrade.from')}>{scoreWords(row.from)}</td>
                  <td data-label={t('regrade.to')}>
                    {scoreWords(row.to)}{' '}
                    <span role="img" aria-label={t(`regrade.${direction}`)}>
                      {signs[direction]}
                    </span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </DataTable>
      )}
      {rows.length > shown && (
        <Button size="sm" variant="outline" mt="3" onClick={() => setShown(shown + 5 * perPage)}>
          {t('regrade.more', { count: rows.length - shown })}
        </Button>
      )}
    </Box>
  );
}
