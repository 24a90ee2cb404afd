import { OwnAndKey } from '../review/own-and-key.tsx';
import { verdictOf } from '../review/parts-of.ts';
import { ReviewFrame } from '../review/review-frame.tsx';
import type { ReviewProps } from '../review/review-props.ts';
import { useAcceptedWords } from '../review/use-accepted-words.ts';

export function FormulaReview({ asked, given, review }: ReviewProps<'formula'>) {
  const words = useAcceptedWords();
  const { value = null, tolerance, units = null } = review.key ?? {};
  return (
    <ReviewFrame asked={asked} given={given} review={review}>
      <OwnAndKey
        own={given && `${given.number} ${given.unit}`.trim()}
        verdict={verdictOf(review, null)}
        answerKey={
          value !== null && tolerance
            ? words.numbers([{ value, tolerance, weight: 10_000 }], units)
            : null
        }
      />
    </ReviewFrame>
  );
}
