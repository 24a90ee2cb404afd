import { OwnAndKey } from '../review/own-and-key.tsx';
import { verdictOf } from '../review/parts-of.ts';
import { ReviewFrame } from '../review/review-frame.tsx';
import type { ReviewProps } from '../review/review-props.ts';
import { useAcceptedWords } from '../review/use-accepted-words.ts';

export function NumericReview({ asked, given, review }: ReviewProps<'numeric'>) {
  const words = useAcceptedWords();
  return (
    <ReviewFrame asked={asked} given={given} review={review}>
      <OwnAndKey
        own={given && `${given.number} ${given.unit}`.trim()}
        verdict={verdictOf(review, null)}
        answerKey={review.key && words.numbers(review.key.accepted, review.key.units)}
      />
    </ReviewFrame>
  );
}
