import { makeQuiz, learnerOf, type MadeQuiz } from '../../world/quizzes.ts';
import { makeCourse } from '../../world/courses.ts';
import type { Person } from '../../world/open-world.ts';
import { auditAttempts } from '../attempt-audit.ts';
import { type AttemptPlace, createAttemptLedger } from '../attempt-ledger.ts';
import { audit } from '../audit.ts';
import type { Outcome, Stage } from '../scenario.ts';
import { createTaker, statements, type Taking, truth } from '../taking.ts';
import { afterKills } from './after-kills.ts';

type Size = {
  /** The processes to end: the engine's, and functions'. */
  kills: number;
  learners: number;
  quizzes: number;
};

const questions = 5;
const minutes = 2;
/** From the start of an attempt to behind its deadline and grace, in milliseconds. */
const laterMs = minutes * 60_000 + 30_000;
/** So often the clock is moved for one learner: tokens are of the gateway's time, and live a quarter of an hour. */
const mostMoves = 4;

/** The same person where the gateway's clock is ahead. */
const later = (person: Person, aheadMs: number): Person => ({
  ...person,
  headers: { ...person.headers, 'x-local-time': String(Date.now() + aheadMs) },
});

/** Takes one quiz after another as two tabs and two devices would, until it is over or no attempt is left. */
async function keepTaking(email: string, quizzes: MadeQuiz[], taking: Taking, over: () => boolean) {
  const { platform, random, ledger } = taking;
  const left = new Set(quizzes);
  let aheadMs = 0;

  /** Answers one question, at times from two places at once: the greater number stays. */
  async function answer(
    taker: ReturnType<typeof createTaker>,
    place: AttemptPlace,
    slotId: string,
  ) {
    const first = 1 + random.below(3);
    const numbers = random.next() < 0.3 ? [first, first + 1] : [first];
    const values = numbers.map(() => truth(random.next() < 0.5));
    await Promise.all(
      numbers.map((number, at) => taker.save(place, slotId, number, values[at] ?? truth(true))),
    );
  }

  /** Comes back when the time is over, to the page of the quiz and that of the attempt at once. */
  async function runOut(person: Person, { params }: MadeQuiz, place: AttemptPlace) {
    const { userId: _, ...attempt } = place;
    aheadMs += laterMs;
    const then = later(person, aheadMs);
    const [, seen] = await Promise.all([
      platform.call(then, 'quizzes.get', { params }).catch(() => null),
      platform.call(then, 'quizzes.getAttempt', { params: attempt }).catch(() => null),
    ]);
    if (seen?.status !== 200) return;
    if (seen.body.state === 'open') ledger.fault(`${place.attemptId}: runs after its time`);
    else ledger.ended(place, seen.body.state);
  }

  while (!over() && left.size > 0) {
    const quiz = random.pick([...left]);
    // All kills take longer than tokens live.
    const person = later(await platform.signIn(email), aheadMs);
    const taker = createTaker(person, taking);
    const tabs = random.next() < 0.3 ? [taker.start(quiz), taker.start(quiz)] : [taker.start(quiz)];
    const [place, second] = await Promise.all(tabs);
    if (place && second && place.attemptId !== second.attemptId)
      ledger.fault(`${person.userId}: two starts at once made two attempts`);
    if (!place) {
      left.delete(quiz);
      continue;
    }
    for (const { slotId } of await taker.open(place))
      if (random.next() < 0.9) await answer(taker, place, slotId);
    const chance = random.next();
    const mayMove = aheadMs < mostMoves * laterMs;
    if (mayMove && chance < 0.15) await runOut(person, quiz, place);
    else if (mayMove && chance < 0.3)
      await Promise.all([taker.submit(place, ['attempt_ended']), runOut(person, quiz, place)]);
    else if (chance < 0.5)
      await Promise.all([1, 2].map(() => taker.submit(place, ['attempt_ended'])));
    else await taker.submit(place);
  }
}

/**
 * Case 92: while learners take quizzes, engine and functions are killed at random moments. What was acknowledged
 * is there afterwards, and no attempt is half begun, half saved or half ended.
 */
export async function playAttemptKills({ platform, random }: Stage, size: Size): Promise<Outcome> {
  const { newPerson } = platform;
  const teacher = await newPerson('teachers');
  const course = await makeCourse(platform, teacher);
  const quizzes: MadeQuiz[] = [];
  for (let at = 0; at < size.quizzes; at += 1)
    quizzes.push(
      await makeQuiz(platform, teacher, statements(questions), { course, minutes, attempts: 20 }),
    );
  const learners: Person[] = [];
  for (let at = 0; at < size.learners; at += 1) learners.push(await learnerOf(platform, course));

  const ledger = createAttemptLedger();
  let ended = false;
  const taking = { platform, random, ledger, patience: 40, thinkMs: 0 };
  const working = Promise.all(
    learners.map(({ email }) => keepTaking(email, quizzes, taking, () => ended)),
  );
  const engine = Math.floor(size.kills / 2);
  const kills = { engine, functions: size.kills - engine };
  const { facts, items } = await afterKills({ platform, random }, kills, async () => {
    ended = true;
    await working;
  });
  return {
    facts: { ...facts, ...ledger.facts() },
    faults: [...ledger.compare(items), ...auditAttempts(items), ...audit(items)],
  };
}
