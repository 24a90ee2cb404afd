import { AssignedRows } from '../review/assigned-rows.tsx';
import { LineWords } from '../review/line-words.tsx';
import { verdictOf } from '../review/parts-of.ts';
import { ReviewFrame } from '../review/review-frame.tsx';
import type { ReviewProps } from '../review/review-props.ts';
import { WrittenPart } from '../written.tsx';

export function MatchingReview({ asked, given, review }: ReviewProps<'matching'>) {
  const wordsOf = (pairs: { left: string; right: string }[] | undefined, id: string) => {
    const right = pairs?.find(({ left }) => left === id)?.right;
    const found = asked.rights.find((one) => one.id === right);
    return found ? <LineWords text={found.text} /> : null;
  };
  return (
    <ReviewFrame asked={asked} given={given} review={review}>
      <AssignedRows
        rows={asked.lefts.map(({ id, text }) => ({
          id,
          text: <WrittenPart text={text} />,
          own: wordsOf(given?.pairs, id),
          verdict: verdictOf(review, id),
          answerKey: wordsOf(review.key?.pairs, id),
        }))}
      />
    </ReviewFrame>
  );
}
