import { setTimeout as delay } from 'node:timers/promises';
import { attemptsRecord } from '#functions/data/quizzes/attempts.ts';
import type { Item } from '#functions/data/table/table.ts';
import { makeQuiz, learnerOf, type MadeQuiz } from '../../world/quizzes.ts';
import type { Person } from '../../world/open-world.ts';
import { auditAttempts } from '../attempt-audit.ts';
import { type AttemptLedger, createAttemptLedger } from '../attempt-ledger.ts';
import { audit } from '../audit.ts';
import { measureCalls } from '../measure-calls.ts';
import { percentile } from '../percentile.ts';
import { allItems, type Platform } from '../platform.ts';
import type { Outcome, Stage } from '../scenario.ts';
import { statements, type Step, steps, takeQuiz } from '../taking.ts';

type Size = {
  learners: number;
  questions: number;
  /** All of them start within so many milliseconds. */
  withinMs: number;
  /** The mean time for a question, in milliseconds. */
  thinkMs: number;
  /** Attempts that are measured beforehand, while nobody else takes the quiz. */
  alone: number;
  /** Attempts of five questions by sixteen clients at once, each as fast as it is answered. */
  race: number;
};

/**
 * Moodle 4.5.6 on a machine of two cores like those this is measured on, over REST, one request at a time: p50 in
 * milliseconds. It asks five questions and saves their answers in one request.
 */
const moodle: Record<Step, number> = { start: 64, open: 55, save: 43, submit: 70 };
/** Its whole attempts of five questions in a second, by sixteen clients. */
const moodleAttempts = '8 over REST, 3.1 to 3.8 as pages';
const moodleQuestions = 5;
const clients = 16;

/** So many people are made at once. */
const abreast = 8;

async function makeLearners(platform: Platform, quiz: MadeQuiz, count: number): Promise<Person[]> {
  const learners: Person[] = [];
  while (learners.length < count) {
    const next = Array.from({ length: Math.min(abreast, count - learners.length) }, () =>
      learnerOf(platform, quiz),
    );
    learners.push(...(await Promise.all(next)));
  }
  await platform.runtime.drained();
  return learners;
}

function createTimes() {
  const times: Record<Step, number[]> = { start: [], open: [], save: [], submit: [] };
  return {
    took: (step: Step, ms: number) => times[step].push(ms),
    requests: () => steps.reduce((sum, step) => sum + times[step].length, 0),
    of: (step: Step, share: number) => Math.round(percentile(times[step], share)),
  };
}

const secondsOf = async (work: () => Promise<unknown>) => {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
};

/** Everybody has one attempt, submitted and with every answer. */
function everyAttempt(items: Item[], ledger: AttemptLedger, answers: number[]): string[] {
  const expected = {
    attempts: answers.length,
    saved: answers.reduce((sum, count) => sum + count, 0),
    submitted: answers.length,
    expired: 0,
  };
  const owns = items.filter(({ entity }) => entity === 'Attempts');
  const second = owns.filter((own) => attemptsRecord.parse(own).attempts.length !== 1);
  return [
    ...Object.entries(ledger.facts())
      .filter(([what, count]) => expected[what as keyof typeof expected] !== count)
      .map(([what, count]) => `${what}: ${count} of ${expected[what as keyof typeof expected]}`),
    ...second.map(({ pk }) => `${String(pk)}: has a second attempt`),
  ];
}

/**
 * All learners of a course start one quiz within a minute, answer its questions one by one, and submit. No request
 * fails, no answer is lost, nobody has a second attempt.
 */
export async function playHerd({ platform, random }: Stage, size: Size): Promise<Outcome> {
  const { newPerson, signIn, table } = platform;
  const teacher = await newPerson('teachers');
  const quiz = await makeQuiz(platform, teacher, statements(size.questions));
  const short = await makeQuiz(platform, teacher, statements(moodleQuestions));
  const ledger = createAttemptLedger();
  const [alone, together] = [createTimes(), createTimes()];
  const common = { platform, random, ledger, patience: 1, thinkMs: 0 };

  const [first, ...next] = await makeLearners(platform, quiz, 1 + size.alone);
  const cost = await measureCalls(platform.hooks, async () => {
    if (first) await takeQuiz(first, quiz, common);
  });
  for (const person of next) await takeQuiz(person, quiz, { ...common, took: alone.took });

  const racers = await makeLearners(platform, short, size.race);
  const waiting = [...racers];
  const race = await secondsOf(() =>
    Promise.all(
      Array.from({ length: clients }, async () => {
        for (let person = waiting.pop(); person; person = waiting.pop())
          await takeQuiz(person, short, common);
      }),
    ),
  );

  const learners = await makeLearners(platform, quiz, size.learners);
  const seconds = await secondsOf(() =>
    Promise.all(
      learners.map(async ({ email }) => {
        await delay(random.next() * size.withinMs);
        const taking = { ...common, thinkMs: size.thinkMs, took: together.took };
        // Making all of them takes longer than tokens live.
        await takeQuiz(await signIn(email), quiz, taking);
      }),
    ),
  );
  await platform.runtime.drained();

  const items = await allItems(table);
  const ofQuiz = 1 + size.alone + size.learners;
  const answers = [
    ...Array.from({ length: ofQuiz }, () => size.questions),
    ...racers.map(() => moodleQuestions),
  ];
  const five =
    alone.of('start', 0.5) +
    alone.of('open', 0.5) +
    moodleQuestions * alone.of('save', 0.5) +
    alone.of('submit', 0.5);
  const moodleFive = steps.reduce((sum, step) => sum + moodle[step], 0);
  const timed = steps.map((step): [string, string] => [
    `${step}: ms alone, p50; together, p50 and p95`,
    `${alone.of(step, 0.5)} (Moodle ${moodle[step]}); ${together.of(step, 0.5)} and ${together.of(step, 0.95)}`,
  ]);
  return {
    facts: {
      ...size,
      ...ledger.facts(),
      'requests a second': Math.round(together.requests() / seconds),
      ...Object.fromEntries(timed),
      'five questions alone, ms': `${five} (Moodle ${moodleFive})`,
      'attempts of five questions a second, by 16': `${(size.race / race).toFixed(1)} (Moodle ${moodleAttempts})`,
      'an attempt asks the table': `${cost.requests} requests, ${cost.read} read and ${cost.write} write units`,
      'items audited': items.length,
    },
    faults: [
      ...everyAttempt(items, ledger, answers),
      ...ledger.compare(items),
      ...auditAttempts(items),
      ...audit(items),
    ],
  };
}
