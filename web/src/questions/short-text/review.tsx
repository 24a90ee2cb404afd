import { useAcceptedWords } from '../review/use-accepted-words.ts';
import { OwnAndKey } from '../review/own-and-key.tsx';
import { verdictOf } from '../review/parts-of.ts';
import { ReviewFrame } from '../review/review-frame.tsx';
import type { ReviewProps } from '../review/review-props.ts';

export function ShortTextReview({ asked, given, review }: ReviewProps<'shortText'>) {
  const words = useAcceptedWords();
  return (
    <ReviewFrame asked={asked} given={given} review={review}>
      <OwnAndKey
        own={given && given.text}
        verdict={verdictOf(review, null)}
        answerKey={review.key && words.texts(review.key.accepted)}
      />
    </ReviewFrame>
  );
}
