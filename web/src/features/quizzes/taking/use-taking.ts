import i18next from 'i18next';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isComplete } from '#shared/questions/is-complete.ts';
import { errorKey } from '#web/lib/error-key.ts';
import { useTokens } from '#web/lib/session/use-session.ts';
import { useConnection } from '#web/lib/use-connection.ts';
import { useStore } from '#web/lib/use-store.ts';
import { createAnswerQueue } from './answer-queue.ts';
import type { Spot } from './attempt-map.tsx';
import { keptAnswers } from './kept-answers.ts';
import { createServerClock } from '#web/lib/server-clock.ts';
import type { Attempt, AttemptSource } from './types.ts';

/** The time hidden after which a page asks anew how things stand, in milliseconds. */
const staleAfter = 10_000;

/** The pause between two questions for the time, in milliseconds: minutes may be given. */
const askEvery = 15_000;

/** An attempt that runs: its answers on their way, the server's clock, and the state of each question. */
export function useTaking(
  attempt: Attempt,
  source: AttemptSource,
  onEnded: (tooLate: number) => void,
) {
  const userId = useTokens()?.userId ?? '';
  const online = useConnection();
  const { attemptId } = attempt;
  const [queue] = useState(() =>
    createAnswerQueue({
      attempt,
      source,
      kept: source.isKept ? keptAnswers.find(userId, attemptId) : [],
      keep: (pending) =>
        source.isKept ? void keptAnswers.keep(userId, attemptId, pending) : undefined,
      why: (error) => i18next.t(`errors:${errorKey(error)}`),
    }),
  );
  const state = useStore(queue);
  const clock = useMemo(() => createServerClock(attempt.now), [attempt.now]);
  // Without a way back, the next question comes with a fresh attempt.
  useEffect(() => queue.take(attempt), [attempt, queue]);
  useEffect(() => {
    if (online) void queue.flush();
  }, [online, queue]);
  const ended = useEffectEvent(onEnded);
  useEffect(() => {
    if (state.ended) ended(state.tooLate);
  }, [state.ended, state.tooLate]);
  useEffect(() => {
    let hiddenAt: number | null = null;
    const look = () => {
      if (document.hidden) {
        hiddenAt = performance.now();
        void queue.flush();
      } else if (hiddenAt !== null && performance.now() - hiddenAt > staleAfter) {
        // The device may have slept, during which its counting stands still.
        source.load().then(queue.take, () => undefined);
      }
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      queue.stop();
    };
  }, [queue, source]);
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden && navigator.onLine) void queue.askTime();
    }, askEvery);
    return () => clearInterval(timer);
  }, [queue]);
  const spots: Spot[] = attempt.questions.map(({ slotId, asked }) => {
    const { answer = null, flagged = false } = state.answers[slotId] ?? {};
    const answered = isComplete(asked, answer);
    return { slotId, answered, begun: !answered && answer !== null, flagged };
  });
  return { queue, state, clock, spots };
}
