import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CellChange } from '#shared/schemas/typed-marks.ts';
import { Button } from '#web/components/ui/button.tsx';
import { DataTable } from '#web/components/ui/data-table.tsx';
import { useCellWords } from '../book/use-cell-words.ts';
import type { BookItem } from '../types.ts';
import type { Looked } from './settle-look.ts';
import './texts.ts';
import { useJobWords } from './use-job-words.ts';

const perPage = 20;

/** What would become of the rows of a file: those that cannot be taken, with the reason, and what the others change. */
export function ImportReport({ looked, items }: { looked: Looked; items: readonly BookItem[] }) {
  const { t } = useTranslation('gradeJobs');
  const words = useJobWords(items);
  const cells = useCellWords();
  const [shown, setShown] = useState({ faults: perPage, changes: perPage });
  const { rows, faults, unchanged } = looked;
  const changes = rows.flatMap(({ name, cells: some }) => some.map((cell) => ({ name, ...cell })));
  const after = (change: CellChange) => {
    if (change.do === 'points') return words.points(change.points);
    return change.do === 'missing' ? t('missing') : t('excused');
  };
  const more = (what: keyof typeof shown, left: number) =>
    left > 0 && (
      <Button
        size="sm"
        variant="outline"
        mt="3"
        onClick={() => setShown({ ...shown, [what]: shown[what] + 5 * perPage })}
      >
        {t('preview.more', { count: left })}
      </Button>
    );
  return (
    <>
      <Text role="status" fontWeight="semibold">
        {t('report.sums', { count: rows.length, marks: changes.length })}
      </Text>
      {unchanged > 0 && <Text>{t('report.unchanged', { count: unchanged })}</Text>}
      {faults.length > 0 && (
        <Box as="section" mt="5">
          <Heading as="h3" size="md" mb="2">
            {t('report.faults', { count: faults.length })}
          </Heading>
          <DataTable aria-label={t('report.faultsTitle')}>
            <thead>
              <tr>
                <th scope="col">{t('report.line')}</th>
                <th scope="col">{t('preview.name')}</th>
                <th scope="col">{t('report.because')}</th>
              </tr>
            </thead>
            <tbody>
              {faults.slice(0, shown.faults).map(({ line, person, column, because }) => (
                <tr key={`${line} ${column ?? ''} ${because}`}>
                  <th scope="row">{t('report.lineAt', { line })}</th>
                  <td data-label={t('preview.name')}>{person}</td>
                  <td data-label={t('report.because')}>
                    {column !== null && `${column}: `}
                    {t(`because.${because}`)}
                  </td>
                </tr>
              ))}
            </tbody>
          </DataTable>
          {more('faults', faults.length - shown.faults)}
        </Box>
      )}
      {changes.length > 0 && (
        <Box as="section" mt="5">
          <Heading as="h3" size="md" mb="2">
            {t('report.changes')}
          </Heading>
          <DataTable aria-label={t('report.changes')}>
            <thead>
              <tr>
                <th scope="col">{t('preview.name')}</th>
                <th scope="col">{t('report.item')}</th>
                <th scope="col">{t('preview.from')}</th>
                <th scope="col">{t('preview.to')}</th>
              </tr>
            </thead>
            <tbody>
              {changes.slice(0, shown.changes).map(({ name, itemId, before, change }) => (
                <tr key={`${name} ${itemId}`}>
                  <th scope="row">{words.name(name)}</th>
                  <td data-label={t('report.item')}>{words.item(itemId)}</td>
                  <td data-label={t('preview.from')}>
                    {cells.mark(before ?? undefined, { most: 0 })}
                  </td>
                  <td data-label={t('preview.to')}>{after(change)}</td>
                </tr>
              ))}
            </tbody>
          </DataTable>
          {more('changes', changes.length - shown.changes)}
        </Box>
      )}
    </>
  );
}
