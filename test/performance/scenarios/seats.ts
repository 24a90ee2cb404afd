import { keys } from '#functions/data/keys.ts';
import { seatsRecord } from '#functions/data/seats.ts';
import { makeCourse } from '../../world/courses.ts';
import type { Person } from '../../world/open-world.ts';
import { allItems } from '../platform.ts';
import { audit } from '../audit.ts';
import type { Outcome, Stage } from '../scenario.ts';

type Size = { rounds: number; people: number; seats: number };

/** Case 84: many people want few seats at the same moment, round after round; then they come and go as they like. */
export async function playSeats({ platform, random }: Stage, size: Size): Promise<Outcome> {
  const { call, newPerson, table } = platform;
  const teacher = await newPerson('teachers');
  const people: Person[] = [];
  for (let at = 0; at < size.people; at += 1) people.push(await newPerson());
  const faults: string[] = [];
  let asked = 0;

  async function takenOf(courseId: string): Promise<number> {
    return (await table.get(seatsRecord, keys.seats(courseId)))?.taken ?? -1;
  }

  async function rush(courseId: string, round: number): Promise<void> {
    const answers = await Promise.all(
      people.map((person) => call(person, 'enrollments.enroll', { params: { courseId } })),
    );
    asked += answers.length;
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
    const { courseId } = await makeCourse(platform, teacher, { seats: size.seats });
    await rush(courseId, round);
    if (round % 10 === 1) await storm(courseId, round);
  }
  const seconds = (performance.now() - begun) / 1000;
  faults.push(...audit(await allItems(table)));
  return { facts: { ...size, asked, 'asked a second': Math.round(asked / seconds) }, faults };
}
