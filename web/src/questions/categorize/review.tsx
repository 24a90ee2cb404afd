import { useTranslation } from 'react-i18next';
import { AssignedRows } from '../review/assigned-rows.tsx';
import { LineWords } from '../review/line-words.tsx';
import { verdictOf } from '../review/parts-of.ts';
import { ReviewFrame } from '../review/review-frame.tsx';
import type { ReviewProps } from '../review/review-props.ts';
import { WrittenPart } from '../written.tsx';

export function CategorizeReview({ asked, given, review }: ReviewProps<'categorize'>) {
  const { t } = useTranslation('questions');
  const wordsOf = (places: { item: string; category: string | null }[] | undefined, id: string) => {
    const place = places?.find(({ item }) => item === id);
    if (place === undefined) return null;
    const category = asked.categories.find((one) => one.id === place.category);
    return category ? <LineWords text={category.text} /> : t('take.noCategory');
  };
  return (
    <ReviewFrame asked={asked} given={given} review={review}>
      <AssignedRows
        rows={asked.items.map(({ id, text }) => ({
          id,
          text: <WrittenPart text={text} />,
          own: wordsOf(given?.items, id),
          verdict: verdictOf(review, id),
          answerKey: wordsOf(review.key?.items, id),
        }))}
      />
    </ReviewFrame>
  );
}
