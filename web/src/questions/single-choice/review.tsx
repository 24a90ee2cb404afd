import { OptionRows } from '../review/option-rows.tsx';
import { feedbackOf, verdictOf } from '../review/parts-of.ts';
import { ReviewFrame } from '../review/review-frame.tsx';
import type { ReviewProps } from '../review/review-props.ts';
import { useWeightWords } from '../review/use-weight-words.ts';
import { WrittenPart } from '../written.tsx';

export function SingleChoiceReview({ asked, given, review }: ReviewProps<'singleChoice'>) {
  const wordsOf = useWeightWords();
  return (
    <ReviewFrame asked={asked} given={given} review={review}>
      <OptionRows
        options={asked.options.map(({ id, text }) => ({
          id,
          text: <WrittenPart text={text} />,
          isChosen: given?.choice === id,
          verdict: verdictOf(review, id),
          keyWords: wordsOf(review.key?.options.find((one) => one.id === id)?.weight ?? 0),
          feedback: feedbackOf(review, id),
        }))}
      />
    </ReviewFrame>
  );
}
