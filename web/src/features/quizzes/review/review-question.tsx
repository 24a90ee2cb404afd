import { Flex } from '@chakra-ui/react/flex';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isComplete } from '#shared/questions/is-complete.ts';
import type { GivenAnswer } from '#shared/schemas/questions.ts';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { formatDay } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { useWrite } from '#web/lib/use-write.ts';
import { QuestionReview } from '#web/questions/question-review.tsx';
import { QuestionTake } from '#web/questions/question-take.tsx';
import '../list/texts.ts';
import type { DueReview } from './queries.ts';

type Props = {
  question: DueReview['due'][number];
  links: DueReview['links'];
  isLast: boolean;
  onAnswered: (isRight: boolean) => void;
  onNext: () => void;
};

/** One question of the review: first to be answered, then with what was right. */
export function ReviewQuestion({ question, links, isLast, onAnswered, onNext }: Props) {
  const { t } = useTranslation('ownQuizzes');
  const { language } = useLanguage();
  const [given, setGiven] = useState<GivenAnswer | null>(null);
  const { questionId, asked } = question;
  const answer = useWrite('quizzes.answerReview', {
    onSuccess: ({ isRight }) => onAnswered(isRight),
  });
  const told = answer.data;
  const ready = isComplete(asked, given);
  const check = () => answer.mutate({ params: { questionId }, body: { answer: given } });
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (told) onNext();
    else if (ready && !answer.isPending) check();
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
            <p>{t(told.isRight ? 'review.right' : 'review.wrong')}</p>
            <p>
              {told.dueOn === null
                ? t('review.learned')
                : t('review.again', { day: formatDay(told.dueOn, language) })}
            </p>
          </Notice>
        )}
        <Flex gap="3" wrap="wrap">
          {told ? (
            <Button onClick={onNext} autoFocus>
              {t(isLast ? 'review.finish' : 'review.nextOne')}
            </Button>
          ) : (
            <Button disabled={!ready || answer.isPending} onClick={check}>
              {t('review.check')}
            </Button>
          )}
        </Flex>
      </Flex>
    </Card>
  );
}
