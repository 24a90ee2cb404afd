import { Flex } from '@chakra-ui/react/flex';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isComplete } from '#shared/questions/is-complete.ts';
import type { GivenAnswer } from '#shared/schemas/questions.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { formatDay } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { QuestionReview } from '#web/questions/question-review.tsx';
import { QuestionTake } from '#web/questions/question-take.tsx';
import '../list/texts.ts';
import { type DueReview, touchedByReviewing } from './queries.ts';

type Props = {
  question: DueReview['due'][number];
  links: DueReview['links'];
  isLast: boolean;
  /** @param isRight null: it was asked no more when the answer came */
  onAnswered: (isRight: boolean | null) => void;
  onNext: () => void;
};

/** One question of the review: first to be answered, then with what was right. */
export function ReviewQuestion({ question, links, isLast, onAnswered, onNext }: Props) {
  const { t } = useTranslation('ownQuizzes');
  const { language } = useLanguage();
  const [given, setGiven] = useState<GivenAnswer | null>(null);
  const { questionId, asked } = question;
  const answer = useWrite('quizzes.answerReview', {
    meta: { handles: ['not_found'], invalidates: touchedByReviewing },
    onSuccess: ({ isRight }) => onAnswered(isRight),
    onError: (error) => {
      if (errorKey(error) === 'not_found') onAnswered(null);
    },
  });
  const told = answer.data;
  const isGone = answer.error !== null && errorKey(answer.error) === 'not_found';
  const isOver = told !== undefined || isGone;
  const ready = isComplete(asked, given);
  const send = (said: GivenAnswer | null) => {
    setGiven(said);
    answer.mutate({ params: { questionId }, body: { answer: said } });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (isOver) onNext();
    else if (ready && !answer.isPending) send(given);
  };
  return (
    <Card onKeyDown={onKey}>
      {told ? (
        <QuestionReview
          asked={asked}
          given={given}
          review={told.review}
          links={[...links, ...told.links]}
        />
      ) : (
        <QuestionTake asked={asked} given={given} onChange={setGiven} links={links} />
      )}
      <Flex direction="column" gap="4" mt="6">
        {told && (
          <Notice kind={told.isRight ? 'success' : 'warning'}>
            {given !== null && <p>{t(told.isRight ? 'review.right' : 'review.wrong')}</p>}
            <p>
              {told.dueOn === null
                ? t('review.learned')
                : t('review.again', { day: formatDay(told.dueOn, language) })}
            </p>
          </Notice>
        )}
        {isGone && <Notice>{t('review.gone')}</Notice>}
        <Flex gap="3" wrap="wrap">
          {isOver ? (
            <Button onClick={onNext} autoFocus>
              {t(isLast ? 'review.finish' : 'review.nextOne')}
            </Button>
          ) : (
            <>
              <Button disabled={!ready || answer.isPending} onClick={() => send(given)}>
                {t('review.check')}
              </Button>
              <Button variant="outline" disabled={answer.isPending} onClick={() => send(null)}>
                {t('review.dontKnow')}
              </Button>
            </>
          )}
        </Flex>
      </Flex>
    </Card>
  );
}
