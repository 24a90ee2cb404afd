import { afterAll, describe, expect, it } from 'vitest';
import type { Item } from '#functions/data/table/table.ts';
import { makeCourse } from '../world/courses.ts';
import { audit } from './audit.ts';
import { allItems, startPlatform } from './platform.ts';
import { createRandom } from './random.ts';
import { playEdits } from './scenarios/edits.ts';
import { playKills } from './scenarios/kills.ts';
import { playLostAnswers } from './scenarios/lost-answers.ts';
import { playPoison } from './scenarios/poison.ts';
import { playReplays } from './scenarios/replays.ts';
import { playSeats } from './scenarios/seats.ts';

/** Short runs of what `npm run chaos` plays at full length; poison stays on a platform of its own. */
const platform = await startPlatform();
afterAll(() => platform.stop());

const stage = (seed: number) => ({ platform, random: createRandom(seed) });

/** Some people who enroll, leave and return, and a course that is edited: items with several versions. */
async function comeAndGo(): Promise<void> {
  const { newPerson, ok } = platform;
  const teacher = await newPerson('teachers');
  const { courseId, version } = await makeCourse(platform, teacher, { blocks: 2 });
  const params = { courseId };
  for (let at = 0; at < 6; at += 1) {
    const person = await newPerson();
    await ok(person, 'enrollments.enroll', { params, body: {} });
    await ok(person, 'enrollments.withdraw', { params });
    if (at % 2 === 0) await ok(person, 'enrollments.enroll', { params, body: {} });
  }
  await ok(teacher, 'courses.setState', { params, body: { state: 'archived', version } });
}

describe('a platform under faults', () => {
  it('case 92: kills of engine and functions lose nothing that was acknowledged and leave nothing half done', async () => {
    const { faults, facts } = await playKills(stage(92), { kills: 6, learners: 8, courses: 3 });
    expect(faults).toEqual([]);
    expect(facts['acknowledged']).toBeGreaterThan(0);
  });

  it('case 84: of 100 people exactly 10 get the 10 seats, the others wait in order, and the counter is right whatever comes', async () => {
    const { faults } = await playSeats(stage(84), { rounds: 1, people: 100, seats: 10 });
    expect(faults).toEqual([]);
  });

  it('case 85: two people write into one lesson at once, and not a word is lost', async () => {
    const { faults, facts } = await playEdits(stage(85), { rounds: 20 });
    expect(faults).toEqual([]);
    expect(facts['refusals']).toBe(20);
  });

  it('cases 89, 90 and 91: a write whose answer is lost in any manner has one effect and one answer', async () => {
    const { faults } = await playLostAnswers(stage(89));
    expect(faults).toEqual([]);
  });

  it('case 93: duplicates, disorder and a rebuild from nothing come to what the platform has', async () => {
    await comeAndGo();
    const { faults, facts } = await playReplays(stage(93), { records: 1000 });
    expect(faults).toEqual([]);
    expect(facts['records']).toBeGreaterThanOrEqual(20);
  });

  it('the audit speaks when any one item is missing', async () => {
    const teacher = await platform.newPerson('teachers');
    const { courseId } = await makeCourse(platform, teacher, { blocks: 2 });
    await platform.ok(teacher, 'enrollments.enroll', { params: { courseId }, body: {} });
    const items = await allItems(platform.table);
    expect(audit(items)).toEqual([]);
    const entities =
      /^(Course|Module|Block|BlockContent|Seats|CourseCode|OwnCourseCode|Enrollment|Learner|Idempotency)$/;
    const audited = ({ entity }: Item) => entities.test(String(entity));
    const ofThisCourse = (item: Item) => JSON.stringify(item).includes(courseId);
    const kept = items.filter((item) => audited(item) && ofThisCourse(item));
    expect(new Set(kept.map(({ entity }) => entity)).size).toBeGreaterThanOrEqual(8);
    const silent = kept.filter(
      (item) => audit(items.filter((other) => other !== item)).length === 0,
    );
    expect(silent).toEqual([]);
  });

  it('case 94: a poison record ends alone in the failure queue while the others flow on, and can be redriven', async () => {
    const poisoned = await startPlatform();
    const outcome = await playPoison({ ...stage(94), platform: poisoned }, { good: 8 });
    await poisoned.stop();
    expect(outcome.faults).toEqual([]);
  });
});
