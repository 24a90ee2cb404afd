import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { leadTo } from '../../taking/lead-to.ts';
import { Taking } from '../../taking/taking.tsx';
import type { Attempt, Receipt } from '../../taking/types.ts';
import { slotsIn } from '../sections.ts';
import '../texts.ts';
import type { Apart, Place, Quiz } from '../types.ts';
import { createTry, type Try } from './try-source.ts';
import { TryResult } from './try-result.tsx';
import { TryStart } from './try-start.tsx';
import { type Paper, usePaper } from './use-paper.ts';

type Props = { place: Place; quiz: Quiz; codeOf: Apart['codeOf'] };

/** A quiz as learners meet it, from its page to the result; whatever is answered here is known to nobody else. */
export function TryOut({ place, quiz, codeOf }: Props) {
  const { t } = useTranslation('quizBuilder');
  const [round, setRound] = useState(1);
  const paper = usePaper(quiz, place.quizId, round);
  return (
    <Flex direction="column" gap="6" maxW="4xl">
      <Notice>{t('try.banner')}</Notice>
      {slotsIn(quiz.sections).length === 0 ? (
        <EmptyState title={t('empty')} text={t('try.empty')} />
      ) : paper.isPending || (paper.isFetching && !paper.data) ? (
        <Skeleton h="16rem" borderRadius="l3" role="status" aria-label={t('loadingQuiz')} />
      ) : paper.isError ? (
        <ErrorState error={paper.error} retry={() => void paper.refetch()} />
      ) : paper.data === null ? (
        <Notice kind="warning">{t('try.notReady')}</Notice>
      ) : (
        <Round
          key={round}
          place={place}
          quiz={quiz}
          codeOf={codeOf}
          paper={paper.data}
          onAgain={() => setRound(round + 1)}
        />
      )}
    </Flex>
  );
}

type RoundProps = Props & {
  paper: NonNullable<Paper>;
  onAgain: () => void;
};

function Round({ place, quiz, codeOf, paper, onAgain }: RoundProps) {
  const { t } = useTranslation('quizBuilder');
  const [running, setRunning] = useState<{ one: Try; attempt: Attempt } | null>(null);
  const [ended, setEnded] = useState<{ receipt: Receipt } | null>(null);
  const start = () => {
    const one: Try = createTry({
      quiz,
      quizId: place.quizId,
      attemptId: crypto.randomUUID(),
      paper: paper.slots,
      links: paper.links,
      now: Date.now,
      onChange: () => setRunning({ one, attempt: one.attempt() }),
    });
    const attempt = one.attempt();
    setRunning({ one, attempt });
    // The button that began it is gone; a learner begins with the first question.
    leadTo(attempt.questions[0]?.slotId);
  };
  if (!running) return <TryStart quiz={quiz} place={place} codeOf={codeOf} onStart={start} />;
  if (ended)
    return (
      <>
        <TryResult quiz={quiz} resultOf={running.one.result} receipt={ended.receipt} />
        <Box>
          <Button variant="outline" onClick={onAgain}>
            {t('try.again')}
          </Button>
        </Box>
      </>
    );
  return (
    <Taking
      attempt={running.attempt}
      source={running.one.source}
      onEnded={(receipt) => {
        if (receipt) setEnded({ receipt });
        else void running.one.source.submit().then((told) => setEnded({ receipt: told }));
      }}
    />
  );
}
