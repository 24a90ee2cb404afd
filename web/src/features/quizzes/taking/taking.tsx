import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { lazy, Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import '#web/blocks/quiz/texts.ts';
import { RichText } from '#web/components/rich-text/rich-text.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ConfirmDialog } from '#web/components/ui/confirm-dialog.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { SaveState } from '#web/components/ui/save-state.tsx';
import { errorKey } from '#web/lib/error-key.ts';
import { formatMinute } from '#web/lib/i18n/format.ts';
import type { FilesUnderWay } from '#web/lib/uploads/use-ready-files.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { AttemptMap } from './attempt-map.tsx';
import { GivenTime, GivenTimeLink } from './given-time.tsx';
import { headingOf, leadTo } from './lead-to.ts';
import { OtherDevice } from './other-device.tsx';
import { QuestionCard } from './question-card.tsx';
import { SubmitDialog } from './submit-dialog.tsx';
import { TimeLeft } from './time-left.tsx';
import type { Attempt, AttemptSource, Receipt } from './types.ts';
import { useNextQuestion } from './use-next-question.ts';
import { useTaking } from './use-taking.ts';

const AttemptFiles = lazy(() => import('./attempt-files.tsx'));

/** The pause before the end of an attempt is tried again, in milliseconds. */
const pause = 5000;

type Props = {
  attempt: Attempt;
  source: AttemptSource;
  /** It is over: by its submit, or since its time has run out; and so many answers from here came after that. */
  onEnded: (receipt?: Receipt, tooLate?: number) => void;
};

/** An attempt that runs: its questions, how much is answered and saved, the time that is left, and its end. */
export function Taking({ attempt, source, onEnded }: Props) {
  const { t } = useTranslation(['quizzes', 'errors']);
  const { language, local } = useLanguage();
  const { queue, state, clock, spots } = useTaking(attempt, source, (tooLate) =>
    onEnded(undefined, tooLate),
  );
  const [at, setAt] = useState(0);
  const [seenGifts, setSeenGifts] = useState(state.given.length);
  const [asks, setAsks] = useState(false);
  /** The question that is to be left without an answer: another may stand there before that is said. */
  const [leavesOpen, setLeavesOpen] = useState<string | null>(null);
  const [ending, setEnding] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [underWay, setUnderWay] = useState<FilesUnderWay | null>(null);
  const lastTry = useRef(-Infinity);
  const isLeaving = useRef(false);
  const { questions, sections, oneByOne, back, total, position } = attempt;
  const shown = oneByOne ? questions.slice(at, at + 1) : questions;
  const firstNumber = back ? (oneByOne ? at : 0) : position;
  const nextQuestion = useNextQuestion(back ? null : questions[0]?.slotId);

  const focusOn = (place: number) => {
    const question = questions[place];
    if (question) leadTo(question.slotId);
  };
  const go = (place: number) => {
    setAsks(false);
    if (place < 0 || place >= questions.length) return;
    flushSync(() => setAt(place));
    focusOn(place);
  };
  const { workOf } = source;
  const asksFiles = workOf !== undefined && questions.some(({ asked }) => asked.type === 'file');
  // What failed and can be tried again may still come, too.
  const coming = [
    ...(underWay?.uploads.filter(
      ({ state: is, failure }) => is !== 'failed' || failure?.because === 'error',
    ) ?? []),
    ...(underWay?.unfinished ?? []),
  ];
  const leave = async () => {
    const [open] = questions;
    if (!open) return;
    // What is on its way could be in its answer no more.
    if (coming.length > 0) return setProblem(t('submit.filesHere', { count: coming.length }));
    // A second press comes while the first is on its way: the question would be left twice.
    if (isLeaving.current) return;
    isLeaving.current = true;
    setProblem(null);
    setLeavesOpen(null);
    nextQuestion.leave(open.slotId);
    await queue.leave(open.slotId);
    if (queue.get().waiting === 0) await source.load().catch(() => null);
    isLeaving.current = false;
  };
  const submit = async () => {
    setEnding(true);
    setProblem(null);
    try {
      await queue.flush();
      onEnded(await source.submit());
    } catch (error) {
      if (errorKey(error) === 'attempt_ended') onEnded(undefined, queue.get().tooLate);
      else setProblem(t(`errors:${errorKey(error)}`));
    } finally {
      setEnding(false);
    }
  };
  const over = () => {
    if (performance.now() - lastTry.current < pause) return;
    lastTry.current = performance.now();
    // The last minutes may have been given a moment ago.
    void queue.askTime().then(() => {
      const { ended, deadline } = queue.get();
      if (!ended && clock.until(deadline) === 0) void submit();
    });
  };
  const next = (place: number) => {
    if (back) go(place + 1);
    // A click too many would take the question away for good.
    else if (spots[0]?.answered === false) setLeavesOpen(spots[0].slotId);
    else void leave();
  };
  const placeOf = (wanted: string | undefined) =>
    questions.findIndex(({ slotId }) => slotId === wanted);
  const numberAt = (place: number) => (back ? 0 : position) + place + 1;
  const [replaced] = state.replaced;
  const replacedAt = placeOf(replaced?.slotId);
  const replacedNumber = numberAt(replacedAt);
  const news = state.news.map(placeOf).toSorted((a, b) => a - b);
  const choice = (
    <Notice kind="warning">
      <p>{t('replaced.text', { number: replacedNumber })}</p>
      <Flex gap="3" wrap="wrap" mt="3">
        <Button size="sm" onClick={() => queue.settle(true)}>
          {t('replaced.mine')}
        </Button>
        <Button size="sm" variant="outline" onClick={() => queue.settle(false)}>
          {t('replaced.theirs')}
        </Button>
      </Flex>
    </Notice>
  );
  const where =
    !back && questions.length === 0
      ? t('question.allDone')
      : nextQuestion.elsewhere
        ? t('question.elsewhere', { number: position + 1, total })
        : null;
  const isLast = back ? at >= questions.length - 1 : position >= total - 1;
  return (
    <Flex direction="column" gap="5">
      <Flex
        gap="4"
        align="center"
        wrap="wrap"
        bg="bg"
        py="2"
        borderBottomWidth="1px"
        top="0"
        zIndex="docked"
        // On a low screen it would cover what is asked.
        css={{ '@media (min-height: 40rem)': { position: 'sticky' } }}
      >
        {state.deadline !== null && (
          <TimeLeft
            clock={clock}
            startedAt={attempt.startedAt}
            deadline={state.deadline}
            onOver={over}
          />
        )}
        <GivenTimeLink given={state.given} seen={seenGifts} />
        <Box flex="1" minW="8rem">
          <SaveState saving={state.saving} />
        </Box>
        {replaced && (
          // The question may be far away.
          <Button size="sm" variant="outline" onClick={() => go(replacedAt)}>
            {t('replaced.see', { number: replacedNumber })}
          </Button>
        )}
        <Button size="sm" onClick={() => setAsks(true)}>
          {t('submit.finish')}
        </Button>
      </Flex>
      {asksFiles && (
        <Suspense fallback={null}>
          <AttemptFiles attempt={attempt} queue={queue} onChange={setUnderWay} />
        </Suspense>
      )}
      {attempt.reopened && (
        <Notice silent>
          {t('time.reopened', {
            when: formatMinute(attempt.reopened.at, language),
            reason: attempt.reopened.reason,
          })}
        </Notice>
      )}
      <GivenTime
        given={state.given}
        seen={seenGifts}
        onSeen={() => setSeenGifts(state.given.length)}
        deadline={state.deadline}
      />
      <OtherDevice
        numbers={news.map(numberAt)}
        onGo={() => {
          const [place = -1] = news;
          queue.see(questions[place]?.slotId ?? '');
          go(place);
        }}
      />
      {state.waiting > 0 && state.saving.is === 'kept' && (
        <Notice kind="warning">{t('waiting', { count: state.waiting })}</Notice>
      )}
      {(state.problem ?? problem) !== null && !asks && (
        <Notice kind="error">{state.problem ?? problem}</Notice>
      )}
      <Box
        role="status"
        id={headingOf(undefined)}
        tabIndex={-1}
        outline="none"
        // It is there before anything is said in it, and takes no room then.
        _empty={{ position: 'absolute' }}
      >
        {where !== null && <Notice silent>{where}</Notice>}
      </Box>
      {back ? (
        <AttemptMap spots={spots} current={oneByOne ? at : null} onGo={go} />
      ) : (
        <Text color="fg.muted">{t('question.noBack')}</Text>
      )}
      {shown.map((question, index) => {
        const place = oneByOne ? at : index;
        const before = questions[place - 1];
        const begins = oneByOne || before?.section !== question.section;
        const section = begins ? sections[question.section] : undefined;
        const title = section?.title && local(section.title);
        const words = section?.instructions;
        const instructions = words && (words[language] ?? words.en ?? words.es);
        const answer = state.answers[question.slotId];
        return (
          <Flex key={question.slotId} direction="column" gap="4">
            {title && (
              <Heading as="h2" size="lg" lang={title.lang}>
                {title.text}
              </Heading>
            )}
            {instructions && <RichText document={instructions} links={attempt.links} />}
            {answer && (
              <QuestionCard
                number={firstNumber + index + 1}
                total={total}
                question={question}
                state={answer}
                links={attempt.links}
                notice={question.slotId === replaced?.slotId ? choice : null}
                files={workOf ? { work: workOf(question.slotId), underWay } : null}
                onLinkEnded={() => void source.load().catch(() => undefined)}
                onAnswer={(given) => queue.answer(question.slotId, given)}
                onFlag={back ? (flagged) => queue.flag(question.slotId, flagged) : null}
                onNext={() => next(place)}
              />
            )}
          </Flex>
        );
      })}
      {oneByOne && questions.length > 0 && (
        <Flex gap="3" wrap="wrap">
          {back && at > 0 && (
            <Button variant="outline" onClick={() => go(at - 1)}>
              {t('question.previous')}
            </Button>
          )}
          {!(back && isLast) && (
            <Button variant="secondary" onClick={() => next(at)}>
              {t(back ? 'question.next' : isLast ? 'question.leaveLast' : 'question.leave')}
            </Button>
          )}
        </Flex>
      )}
      <Box>
        <Button onClick={() => setAsks(true)}>{t('submit.finish')}</Button>
      </Box>
      {leavesOpen !== null && leavesOpen === questions[0]?.slotId && (
        <ConfirmDialog
          title={t('leaving.title')}
          text={t('leaving.text')}
          yes={t('leaving.yes')}
          no={t('leaving.no')}
          pending={false}
          onYes={() => void leave()}
          onClose={() => setLeavesOpen(null)}
        />
      )}
      {asks && (
        <SubmitDialog
          spots={spots}
          waiting={state.waiting}
          files={coming.map(({ fileName }) => fileName)}
          pending={ending}
          problem={problem}
          passed={back ? null : { count: position, total }}
          onGo={go}
          onSubmit={() => void submit()}
          onClose={() => setAsks(false)}
        />
      )}
    </Flex>
  );
}
