import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import type { AskedQuestion, QuestionReview } from '#shared/schemas/questions.ts';
import { StemSound } from '../take/asked-frame.tsx';
import '../texts.ts';
import { Written } from '../written.tsx';
import { useAnswererWords } from './answerer.ts';
import { FeedbackNote } from './feedback-note.tsx';
import { feedbackOf } from './parts-of.ts';

type Props = {
  asked: Pick<AskedQuestion, 'stem' | 'audio'>;
  given: object | null;
  review: QuestionReview;
  /** The stem, where answers stand within it. */
  stem?: ReactNode;
  children: ReactNode;
};

/** What was asked, what was answered, and what is said to it. */
export function ReviewFrame({ asked, given, review, stem, children }: Props) {
  const { unanswered } = useAnswererWords();
  return (
    <Flex direction="column" gap="5">
      {stem ?? (
        <div>
          <Written text={asked.stem} />
        </div>
      )}
      <StemSound mediaId={asked.audio} />
      {given === null && <Text color="fg.muted">{unanswered}</Text>}
      <div>
        {children}
        {feedbackOf(review, null).map((text, at) => (
          // They never move: their place is their key.
          <FeedbackNote key={at} text={text} />
        ))}
        {review.general && <FeedbackNote text={review.general} />}
      </div>
    </Flex>
  );
}
