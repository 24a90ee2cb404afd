import { Flex } from '@chakra-ui/react/flex';
import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BadAnswer } from '#shared/questions/bad-answer.ts';
import { askedOf, creditOf, drawOf, reviewOf, storedOf } from '#shared/questions/play.ts';
import type {
  GivenAnswer,
  QuestionContent,
  QuestionDraw,
  StoredAnswer,
} from '#shared/schemas/questions.ts';
import type { Files } from '#web/blocks/form/files.ts';
import { Button } from '#web/components/ui/button.tsx';
import { useStore } from '#web/lib/use-store.ts';
import { CreditWords } from './preview/credit-words.tsx';
import { steadyRandom } from './preview/steady-random.ts';
import { QuestionReview } from './question-review.tsx';
import { QuestionTake } from './question-take.tsx';
import './texts.ts';

/** An answer as it would be kept; null: none, or one to parts that the question no longer has. */
function keep(content: QuestionContent, draw: QuestionDraw, given: GivenAnswer | null) {
  try {
    return given && storedOf(content, draw, given);
  } catch (error) {
    if (error instanceof BadAnswer) return null;
    throw error;
  }
}

type Props = { content: QuestionContent; files: Files; most?: number };

/** A question as learners meet it: to be answered and checked, scored as an attempt would be. */
export function QuestionPreview({ content: newest, files, most }: Props) {
  const { t } = useTranslation('questions');
  const content = useDeferredValue(newest);
  const known = useStore(files);
  const links = [...known].map(([mediaId, { url }]) => ({ mediaId, url }));
  const [round, setRound] = useState(1);
  const [answer, setAnswer] = useState<GivenAnswer | null>(null);
  const [isChecked, setChecked] = useState(false);
  const draw = drawOf(content, steadyRandom(round));
  const asked = askedOf(content, draw);
  const stored: StoredAnswer | null = keep(content, draw, answer);
  const given = stored && answer;
  const shared = { asked, given, links, onLinkEnded: files.onLinkEnded };
  return (
    <Flex as="section" direction="column" gap="5" aria-label={t('preview.label')}>
      {isChecked ? (
        <>
          <QuestionReview {...shared} review={reviewOf(content, draw, stored)} />
          <CreditWords
            credit={creditOf(content, draw, stored)}
            {...(most !== undefined && { most })}
          />
        </>
      ) : (
        <QuestionTake {...shared} onChange={setAnswer} />
      )}
      <Button
        variant="secondary"
        alignSelf="flex-start"
        onClick={() => {
          setChecked(!isChecked);
          if (!isChecked) return;
          setAnswer(null);
          setRound(round + 1);
        }}
      >
        {t(isChecked ? 'preview.again' : 'preview.check')}
      </Button>
    </Flex>
  );
}
