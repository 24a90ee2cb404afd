import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { ReportLead } from '#web/components/ui/report-lead.tsx';
import { SomeRows } from '#web/components/ui/some-rows.tsx';
import { useCellWords } from '../book/use-cell-words.ts';
import type { BookItem } from '../types.ts';
import { isOver } from '../typing/is-over.ts';
import type { PlannedCell } from './plan-import.ts';
import type { Looked } from './settle-look.ts';
import './texts.ts';
import { useJobWords } from './use-job-words.ts';

/** What would become of the rows of a file: those that cannot be taken, with the reason, and what the others change. */
export function ImportReport({ looked, items }: { looked: Looked; items: readonly BookItem[] }) {
  const { t } = useTranslation('gradeJobs');
  const words = useJobWords(items);
  const cells = useCellWords();
  const { rows, faults, unchanged } = looked;
  const changes = rows.flatMap(({ name, cells: some }) => some.map((cell) => ({ name, ...cell })));
  const mosts = new Map(items.map(({ itemId, most }) => [itemId, most]));
  const mostOf = ({ itemId, before }: PlannedCell) => before?.most ?? mosts.get(itemId) ?? 0;
  const isMore = (cell: PlannedCell) => isOver(cell.change, cell.before, mostOf(cell));
  const over = changes.filter(isMore).length;
  const after = (cell: PlannedCell) => {
    const { change } = cell;
    if (change.do === 'points') {
      const points = words.points(change.points);
      return isMore(cell)
        ? t('report.overOf', { points, most: words.points(mostOf(cell)) })
        : points;
    }
    return change.do === 'missing' ? t('missing') : t('excused');
  };
  const more = (count: number) => t('preview.more', { count });
  return (
    <>
      <ReportLead>{t('report.sums', { count: rows.length, marks: changes.length })}</ReportLead>
      {over > 0 && <Text color="fg.warning">{t('report.over', { count: over })}</Text>}
      {unchanged > 0 && <Text>{t('report.unchanged', { count: unchanged })}</Text>}
      <SomeRows
        title={t('report.faults', { count: faults.length })}
        label={t('report.faultsTitle')}
        heads={[t('report.line'), t('preview.name'), t('report.because')]}
        rows={faults}
        more={more}
      >
        {({ line, person, column, because }) => (
          <tr key={`${line} ${column ?? ''} ${because}`}>
            <th scope="row">{t('report.lineAt', { line })}</th>
            <td data-label={t('preview.name')}>{person}</td>
            <td data-label={t('report.because')}>
              {column !== null && `${column}: `}
              {t(`because.${because}`)}
            </td>
          </tr>
        )}
      </SomeRows>
      <SomeRows
        title={t('report.changes')}
        heads={[t('preview.name'), t('report.item'), t('preview.from'), t('preview.to')]}
        rows={changes}
        more={more}
      >
        {({ name, ...cell }) => (
          <tr key={`${name} ${cell.itemId}`}>
            <th scope="row">{words.name(name)}</th>
            <td data-label={t('report.item')}>{words.item(cell.itemId)}</td>
            <td data-label={t('preview.from')}>
              {cells.mark(cell.before ?? undefined, { most: 0 })}
            </td>
            <td data-label={t('preview.to')}>{after(cell)}</td>
          </tr>
        )}
      </SomeRows>
    </>
  );
}
