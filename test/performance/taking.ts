import { setTimeout as delay } from 'node:timers/promises';
import type { GivenAnswer } from '#shared/schemas/questions.ts';
import { trueFalse } from '../world/questions.ts';
import type { MadeQuiz } from '../world/quizzes.ts';
import type { Person } from '../world/open-world.ts';
import { attempt, type Attempted } from './attempt.ts';
import type { AttemptLedger, AttemptPlace } from './attempt-ledger.ts';
import type { Platform } from './platform.ts';
import type { Random } from './random.ts';

export const steps = ['start', 'open', 'save', 'submit'] as const;
export type Step = (typeof steps)[number];

export type Taking = {
  platform: Platform;
  random: Random;
  ledger: AttemptLedger;
  /** How many tries of one request may fail before its sender gives up. */
  patience: number;
  /** The mean of the milliseconds that somebody thinks about a question. */
  thinkMs: number;
  /** Told how long each step took, in milliseconds. */
  took?: (step: Step, ms: number) => void;
};

export const statements = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    trueFalse(`Statement ${at + 1} of a quiz.`, at % 2 === 0),
  );

export const truth = (isTrue: boolean): GivenAnswer => ({ type: 'trueFalse', isTrue });

/** The requests of one learner, as the site sends them; what comes of them goes into the ledger. */
export function createTaker(person: Person, { platform, ledger, patience, took }: Taking) {
  async function timed<T>(step: Step, work: () => Promise<T>): Promise<T> {
    const begun = performance.now();
    const result = await work();
    took?.(step, performance.now() - begun);
    return result;
  }

  function told(what: string, result: Attempted<unknown>, expected: string[]): void {
    if (result.outcome === 'refused' && !expected.includes(result.code ?? ''))
      ledger.fault(`${person.userId}: ${what} was refused as ${result.code}`);
  }

  return {
    /** Begins an attempt, or goes on with the one that runs; null: there is none to be had, or no answer came. */
    async start({ params }: Pick<MadeQuiz, 'params'>): Promise<AttemptPlace | null> {
      const result = await timed('start', () =>
        attempt(platform, person, 'quizzes.start', { params, body: {} }, patience),
      );
      told('a start', result, ['no_attempts_left']);
      if (result.outcome !== 'done') return null;
      const place = { ...params, userId: person.userId, attemptId: result.body.attemptId };
      ledger.began(place);
      return place;
    },
    /** The questions of an attempt; none where it could not be opened. */
    async open({ userId: _, ...params }: AttemptPlace) {
      for (let tries = 1; tries <= patience; tries += 1) {
        const answer = await timed('open', () =>
          platform.call(person, 'quizzes.getAttempt', { params }).catch(() => null),
        );
        if (answer?.status === 200) return answer.body.questions;
        await delay(25);
      }
      return [];
    },
    async save(place: AttemptPlace, slotId: string, sequence: number, answer: GivenAnswer) {
      const { userId: _, ...params } = place;
      ledger.send(place, slotId, sequence, answer);
      const body = { sequence, answer, flagged: false };
      const result = await timed('save', () =>
        attempt(
          platform,
          person,
          'quizzes.saveAnswer',
          { params: { ...params, slotId }, body },
          patience,
        ),
      );
      told('an answer', result, ['newer_answer_saved']);
      if (result.outcome === 'done') ledger.saved(place, slotId, sequence);
      return result;
    },
    async submit(place: AttemptPlace, expected: string[] = []) {
      const { userId: _, ...params } = place;
      const result = await timed('submit', () =>
        attempt(platform, person, 'quizzes.submit', { params, body: {} }, patience),
      );
      told('a submit', result, expected);
      if (result.outcome === 'done') ledger.ended(place, 'submitted');
      return result;
    },
  };
}

/** One whole attempt: started, opened, each question answered in its turn, submitted. */
export async function takeQuiz(person: Person, quiz: MadeQuiz, taking: Taking): Promise<void> {
  const { random, thinkMs } = taking;
  const taker = createTaker(person, taking);
  const place = await taker.start(quiz);
  if (!place) return;
  for (const { slotId } of await taker.open(place)) {
    if (thinkMs > 0) await delay(thinkMs * (0.5 + random.next()));
    await taker.save(place, slotId, 1, truth(random.next() < 0.5));
  }
  await taker.submit(place);
}
