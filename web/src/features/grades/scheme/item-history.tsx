import { useTranslation } from 'react-i18next';
import type { ItemDecision } from '#shared/schemas/grades.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints } from '#web/lib/points.ts';
import { useWrite } from '#web/lib/use-write.ts';
import type { Book, BookItem, ItemChange } from '../types.ts';
import { HistoryLine, HistorySection } from './history-line.tsx';
import { schemeQueries } from './queries.ts';
import './texts.ts';
import { useSchemeWords } from './use-scheme-words.ts';

type Props = { courseId: string; book: Book; onRemove: (item: BookItem) => void };

/** Who made, changed or deleted an item, when, and from what to what; each of that can be taken back. */
export default function ItemHistory({ courseId, book, onRemove }: Props) {
  const { t } = useTranslation('gradeScheme');
  const { language, local } = useLanguage();
  const { placeWords } = useSchemeWords(book);
  const put = useWrite('grades.putItem', {
    meta: { invalidates: [schemeQueries.all(courseId)], success: t('history.undone') },
  });
  const { itemChanges = [] } = book;
  const itemOf = (itemId: string) => book.items.find((item) => item.itemId === itemId);
  const wordsOf = (decision: ItemDecision | null): string => {
    if (!decision) return t('nothing');
    const { manual } = decision;
    const place = placeWords(decision, book.scheme.categories);
    if (!manual) return place;
    const points = t('item.points', {
      count: manual.most / 10_000,
      points: formatPoints(manual.most, language),
    });
    return [points, t(`manual.${manual.release}`), place].join(' · ');
  };
  const titleOf = ({ itemId, from, to }: ItemChange) => {
    const title = (to ?? from)?.manual?.title ?? itemOf(itemId)?.title;
    return title ? local(title).text : t('nothing');
  };
  function lineOf(change: ItemChange): string {
    const { from, to } = change;
    const names = { title: titleOf(change), from: wordsOf(from), to: wordsOf(to) };
    if (from?.manual && !to) return t('history.itemDeleted', names);
    if (to?.manual && !from) return t('history.itemMade', names);
    const before = from?.manual && to?.manual ? local(from.manual.title).text : names.title;
    return before === names.title
      ? t('history.itemChanged', names)
      : t('history.itemRenamed', { ...names, before });
  }
  function undo({ itemId, from }: ItemChange) {
    const item = itemOf(itemId);
    if (from)
      put.mutate({
        params: { courseId },
        body: { ...from, itemId, version: item?.version ?? 0 },
      });
    else if (item) onRemove(item);
  }
  if (itemChanges.length === 0) return null;
  return (
    <HistorySection id="item-history" title={t('history.items')}>
      {itemChanges.map((change) => (
        <HistoryLine
          key={change.changeId}
          change={change}
          lines={[lineOf(change)]}
          disabled={put.isPending || (!change.from && !itemOf(change.itemId)?.manual)}
          onUndo={() => undo(change)}
        />
      ))}
    </HistorySection>
  );
}
