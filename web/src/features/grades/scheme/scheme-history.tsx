import { useTranslation } from 'react-i18next';
import { usualGrading } from '#shared/grading/book.ts';
import type { Book, SchemeChange } from '../types.ts';
import { fieldOf, type Fields, undoing } from './draft.ts';
import { HistoryLine, HistorySection } from './history-line.tsx';
import './texts.ts';
import { useSchemeWords } from './use-scheme-words.ts';

type Props = { book: Book; onUndo: (fields: Partial<Fields>) => void };

/** Who changed how a course counts, when, and from what to what; each change can be taken back, which is one itself. */
export default function SchemeHistory({ book, onUndo }: Props) {
  const { t } = useTranslation('gradeScheme');
  const words = useSchemeWords(book);
  const { changes = [] } = book;
  const linesOf = (change: SchemeChange) => {
    const { from, to, items } = change;
    const before: Partial<Fields> = { ...(from ?? usualGrading) };
    const after: Partial<Fields> = { ...to };
    for (const item of items) {
      before[fieldOf(item.itemId)] = item.from;
      after[fieldOf(item.itemId)] = item.to;
    }
    return (Object.keys(undoing(change, book)) as (keyof Fields)[]).map((name) =>
      t('history.line', {
        name: words.nameOf(name),
        from: words.wordsOf(name, before),
        to: words.wordsOf(name, after),
      }),
    );
  };
  if (changes.length === 0) return null;
  return (
    <HistorySection id="scheme-history" title={t('history.title')}>
      {changes.map((change) => (
        <HistoryLine
          key={change.version}
          change={change}
          lines={linesOf(change)}
          onUndo={() => onUndo(undoing(change, book))}
        />
      ))}
    </HistorySection>
  );
}
