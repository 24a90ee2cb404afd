import { randomUUID } from 'node:crypto';
import { enrollmentRecord } from '#functions/data/enrollments/enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import { seatsRecord } from '#functions/data/courses/seats.ts';
import { waiting } from '#functions/data/enrollments/waiting.ts';
import { makeCourse } from '../../world/courses.ts';
import type { Person } from '../../world/open-world.ts';
import { allItems } from '../platform.ts';
import { audit } from '../audit.ts';
import type { Outcome, Stage } from '../scenario.ts';

type Size = { rounds: number; people: number; seats: number };

/**
 * Case 84: many people want few seats at the same moment, round after round; those who got none line up,
 * and get theirs in order as seats become free; then all come and go as they like.
 */
export async function playSeats({ platform, random }: Stage, size: Size): Promise<Outcome> {
  const { call, newPerson, runtime, signIn, table } = platform;
  let teacher = await newPerson('teachers');
  let people: Person[] = [];
  for (let at = 0; at < size.people; at += 1) people.push(await newPerson());
  const faults: string[] = [];
  let asked = 0;
  let again = 0;

  async function takenOf(courseId: string): Promise<number> {
    return (await table.get(seatsRecord, keys.seats(courseId)))?.taken ?? -1;
  }

  /** The same request until the answer is no more that there is a lot going on, as that answer asks for. */
  async function answerTo(
    person: Person,
    id: 'enrollments.enroll' | 'enrollments.joinWaitingList',
    courseId: string,
  ) {
    const idempotencyKey = randomUUID();
    for (;;) {
      const answer = await call(person, id, { params: { courseId }, idempotencyKey });
      asked += 1;
      if (answer.status !== 503 && answer.status !== 429) return answer;
      again += 1;
    }
  }

  async function rush(courseId: string, round: number): Promise<void> {
    const answers = await Promise.all(
      people.map((person) => answerTo(person, 'enrollments.enroll', courseId)),
    );
    const won = answers.filter(({ status }) => status === 201).length;
    const wrong = answers.filter(
      ({ status, problem }) => status !== 201 && problem?.code !== 'course_full',
    );
    const taken = await takenOf(courseId);
    if (won !== size.seats || taken !== size.seats)
      faults.push(
        `Round ${round}: ${won} people enrolled and ${taken} of ${size.seats} seats taken`,
      );
    for (const { status, problem } of wrong)
      faults.push(`Round ${round}: a loser was answered ${status} ${problem?.code}`);
  }

  async function insist(person: Person, courseId: string): Promise<void> {
    const { status, problem } = await answerTo(person, 'enrollments.joinWaitingList', courseId);
    if (status === 201 || problem?.code === 'already_enrolled') return;
    faults.push(`Somebody who wanted to wait was answered ${status} ${problem?.code}`);
  }

  async function statesOf(courseId: string): Promise<Map<string, string>> {
    const wanted = people.map(({ userId }) => keys.enrollment(userId, courseId));
    const found = await table.batchGet(enrollmentRecord, wanted, { consistent: true });
    return new Map(found.map(({ userId, state }) => [userId, state]));
  }

  /** Everybody without a seat waits for one; then all who have one leave, and the first of the line sit down. */
  async function line(courseId: string, round: number): Promise<void> {
    await Promise.all(people.map((person) => insist(person, courseId)));
    const before = await waiting.first(table, courseId, size.people);
    const states = await statesOf(courseId);
    const inside = people.filter(({ userId }) => states.get(userId) === 'active');
    if (inside.length !== size.seats || before.length !== size.people - size.seats)
      faults.push(`Round ${round}: ${inside.length} are in and ${before.length} wait`);
    for (const person of inside)
      await call(person, 'enrollments.withdraw', { params: { courseId } });
    asked += inside.length;
    await runtime.drained();
    const after = await statesOf(courseId);
    const wrong = before.filter(
      ({ userId }, at) => after.get(userId) !== (at < size.seats ? 'active' : 'waiting'),
    );
    if (wrong.length > 0)
      faults.push(`Round ${round}: ${wrong.length} of the line are not where their place says`);
  }

  /** Whoever is in leaves, whoever is out comes; the answers may be anything but a failure. */
  async function storm(courseId: string, round: number): Promise<void> {
    const moves = random.shuffle([...people, ...people]);
    const answers = await Promise.all(
      moves.map((person) =>
        random.next() < 0.5
          ? call(person, 'enrollments.enroll', { params: { courseId } })
          : call(person, 'enrollments.withdraw', { params: { courseId } }),
      ),
    );
    asked += answers.length;
    // Two moves of one person at once may meet so often that one of them is told to come again.
    const failed = answers.filter(({ status }) => status >= 500 && status !== 503);
    for (const { status } of failed) faults.push(`Round ${round}: the storm met a ${status}`);
    const taken = await takenOf(courseId);
    if (taken < 0 || taken > size.seats)
      faults.push(`Round ${round}: ${taken} of ${size.seats} seats taken after the storm`);
  }

  const begun = performance.now();
  for (let round = 1; round <= size.rounds; round += 1) {
    // All rounds take longer than tokens live.
    teacher = await signIn(teacher.email);
    people = await Promise.all(people.map(({ email }) => signIn(email)));
    const { courseId } = await makeCourse(platform, teacher, { seats: size.seats });
    await rush(courseId, round);
    await line(courseId, round);
    if (round % 10 === 1) await storm(courseId, round);
  }
  const seconds = (performance.now() - begun) / 1000;
  await runtime.drained();
  faults.push(...audit(await allItems(table)));
  const facts = {
    ...size,
    asked,
    'told to come again': again,
    'asked a second': Math.round(asked / seconds),
  };
  return { facts, faults };
}
