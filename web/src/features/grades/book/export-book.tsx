import { useTranslation } from 'react-i18next';
import { ExportButton } from '#web/components/ui/export-button.tsx';
import { csvDialects } from '#web/lib/csv.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../texts.ts';
import type { Book, Row } from '../types.ts';
import { collectRows, type RowQuery } from './queries.ts';

type Props = { courseId: string; title: string; book: Book; query: RowQuery };

/** A row as a spreadsheet has it, by the ids of its columns: numbers as numbers, states in words. */
export function cellsOf(
  { name, marks, total }: Row,
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
    total: total?.shown == null ? null : total.shown / 100,
    letter: total?.letter ?? null,
  };
}

/** Hands over the book, as far as it is shown, as spreadsheets of the reader's language read it. */
export function ExportBook({ courseId, title, book, query }: Props) {
  const { t } = useTranslation('grades');
  const { language, local } = useLanguage();
  const titles = new Map(book.items.map(({ itemId, title: of }) => [itemId, local(of).text]));
  return (
    <ExportButton<string>
      words={{
        action: t('export.action'),
        collecting: (count) => t('export.collecting', { count }),
        loading: t('export.loading'),
        done: t('export.done'),
        failed: t('export.failed'),
        file: t('export.file'),
        head: (column) =>
          titles.get(column) ??
          t(`head.${column === 'name' ? 'name' : column === 'total' ? 'totalPercent' : 'letter'}`),
      }}
      title={title}
      columns={['name', ...titles.keys(), 'total', 'letter']}
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
