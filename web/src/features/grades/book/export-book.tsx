import { useTranslation } from 'react-i18next';
import { ExportButton } from '#web/components/ui/export-button.tsx';
import { csvDialects } from '#web/lib/csv.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../texts.ts';
import type { Book, Row } from '../types.ts';
import type { RowQuery } from '../views/row-query.ts';
import { collectRows } from './queries.ts';

type Props = {
  courseId: string;
  title: string;
  book: Book;
  query: RowQuery;
  as: 'csv' | 'xlsx';
};

/** A row as a spreadsheet has it, by the ids of its columns: numbers as numbers, states in words. */
export function cellsOf(
  { userId, name, marks, total }: Row,
  { items }: Pick<Book, 'items'>,
  words: { name: (name: string) => string; status: (status: 'excused' | 'missing') => string },
): Record<string, string | number | null> {
  const known = new Map(marks.map((mark) => [mark.itemId, mark]));
  const cells = items.map(({ itemId }): [string, string | number | null] => {
    const mark = known.get(itemId);
    if (mark?.status === 'excused' || mark?.status === 'missing')
      return [itemId, words.status(mark.status)];
    return [itemId, mark?.points == null ? null : mark.points / 10_000];
  });
  return {
    ...Object.fromEntries(cells),
    name: words.name(name),
    // By it an import knows people whose names are the same, or were changed.
    id: userId,
    total: total?.shown == null ? null : total.shown / 100,
    letter: total?.letter ?? null,
  };
}

const headOf = (column: string) =>
  column === 'name' ? 'name' : column === 'total' ? 'totalPercent' : 'letter';

/** Hands over the book, as far as it is shown, as spreadsheets of the reader's language read it. */
export function ExportBook({ courseId, title, book, query, as }: Props) {
  const { t } = useTranslation('grades');
  const { language, local } = useLanguage();
  const titles = new Map(book.items.map(({ itemId, title: of }) => [itemId, local(of).text]));
  return (
    <ExportButton<string>
      words={{
        action: t(`export.${as}`),
        collecting: (count) => t('export.collecting', { count }),
        loading: t('export.loading'),
        done: t('export.done'),
        failed: t('export.failed'),
        file: t('export.file'),
        head: (column) =>
          titles.get(column) ?? (column === 'id' ? 'ID' : t(`head.${headOf(column)}`)),
      }}
      title={title}
      as={as === 'csv' ? as : { xlsx: 1 }}
      columns={['name', 'id', ...titles.keys(), 'total', 'letter']}
      occasional={['letter']}
      dialect={csvDialects[language]}
      collect={async (onCount) => {
        const rows = await collectRows(courseId, query, onCount);
        return rows.map((row) =>
          cellsOf(row, book, {
            name: (name) => (name === '' ? t('nameless') : name),
            status: (status) => t(`status.${status}`),
          }),
        );
      }}
    />
  );
}
