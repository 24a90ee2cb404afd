import { keys } from '#functions/data/keys.ts';
import { makeCourse } from '../../world/courses.ts';
import type { Person } from '../../world/open-world.ts';
import { audit } from '../audit.ts';
import { createLedger } from '../ledger.ts';
import { author, learn, type PlayedCourse } from '../load.ts';
import type { Platform } from '../platform.ts';
import type { Outcome, Stage } from '../scenario.ts';
import { afterKills } from './after-kills.ts';

type Size = {
  /** The processes to end: the engine's, and functions'. */
  kills: number;
  learners: number;
  courses: number;
};

/** A course with some lessons, and a module that learners do not see. */
async function playedCourse(
  platform: Platform,
  teacher: Person,
  seats: number | null,
): Promise<PlayedCourse> {
  const course = await makeCourse(platform, teacher, { blocks: 3, seats });
  const params = { courseId: course.courseId };
  const { moduleId: hiddenModuleId } = await platform.ok(teacher, 'lessons.createModule', {
    params,
    body: { title: { en: 'Not yet' } },
  });
  await platform.ok(teacher, 'lessons.changeModules', {
    params,
    body: { moduleIds: [hiddenModuleId], change: { do: 'unpublish' } },
  });
  return { ...course, hiddenModuleId };
}

/**
 * Case 92: under a mixed load of writes, the engine and the functions are killed at random moments, and
 * writes meet others. What
 * was acknowledged is there afterwards, once, and nothing is half done.
 */
export async function playKills({ platform, random }: Stage, size: Size): Promise<Outcome> {
  const { newPerson } = platform;
  const teacher = await newPerson('teachers');
  const courses: PlayedCourse[] = [];
  for (let at = 0; at < size.courses; at += 1) {
    const seats = at % 2 === 0 ? Math.ceil(size.learners / 2) : null;
    courses.push(await playedCourse(platform, teacher, seats));
  }
  const learners: Person[] = [];
  for (let at = 0; at < size.learners; at += 1) learners.push(await newPerson());

  const ledger = createLedger();
  for (const { courseId, version } of courses) ledger.begin(keys.course(courseId), version);
  for (const person of learners) {
    const { version } = await platform.ok(person, 'accounts.getMe');
    ledger.begin(keys.profile(person.userId), version);
  }
  let ended = false;
  const load = { platform, random, ledger, courses, over: () => ended };
  const working = Promise.all([
    ...learners.map((person) => learn(person, load)),
    ...courses.flatMap((course) => [author(teacher, course, load), author(teacher, course, load)]),
  ]);

  const kills = { engine: size.kills, functions: size.kills };
  const { facts, items } = await afterKills({ platform, random }, kills, async () => {
    ended = true;
    await working;
  });
  return {
    facts: { ...facts, ...ledger.facts() },
    faults: [...ledger.compare(items), ...audit(items)],
  };
}
