import { keys } from '#functions/data/keys.ts';
import { textBlock, type MadeCourse } from '../world/courses.ts';
import type { Person } from '../world/open-world.ts';
import { attempt } from './attempt.ts';
import type { Ledger } from './ledger.ts';
import type { Platform } from './platform.ts';
import type { Random } from './random.ts';

type Load = {
  platform: Platform;
  random: Random;
  ledger: Ledger;
  courses: MadeCourse[];
  /** Whether the load shall end. */
  over: () => boolean;
};

/** Most clients try until they are answered; some give up at the first failure. */
const patience = (random: Random) => (random.next() < 0.15 ? 1 : 40);

/** Enrolls, leaves, and works through blocks: one person, one request at a time. */
export async function learn(person: Person, load: Load): Promise<void> {
  const { platform, random, ledger, courses, over } = load;
  const { userId } = person;

  async function comeOrGo({ courseId }: MadeCourse): Promise<void> {
    const key = keys.enrollment(userId, courseId);
    const id = random.next() < 0.6 ? 'enrollments.enroll' : 'enrollments.withdraw';
    const result = await attempt(platform, person, id, { params: { courseId } }, patience(random));
    if (result.outcome === 'done') {
      const { state, enrolledAt, doneBlocks } = result.body;
      ledger.done(key, { state, enrolledAt, doneBlocks });
    } else if (result.outcome === 'unknown') ledger.unknown(key);
  }

  async function work({ courseId, moduleId, blockIds }: MadeCourse): Promise<void> {
    const blockId = random.pick(blockIds);
    const body = {
      state: random.next() < 0.7 ? ('done' as const) : ('started' as const),
      positionSeconds: random.below(300),
    };
    const result = await attempt(
      platform,
      person,
      'enrollments.recordProgress',
      { params: { courseId, moduleId, blockId }, body },
      patience(random),
    );
    const key = keys.enrollment(userId, courseId);
    if (result.outcome === 'done') {
      const { doneBlocks, resume, state } = result.body.enrollment;
      ledger.done(key, { doneBlocks, resume, state });
    } else if (result.outcome === 'unknown') ledger.unknown(key);
  }

  while (!over()) await (random.next() < 0.4 ? comeOrGo : work)(random.pick(courses));
}

/** Edits the course and adds to its outline; several people may do so at once. */
export async function author(person: Person, course: MadeCourse, load: Load): Promise<void> {
  const { platform, random, ledger, over } = load;
  const { courseId, moduleId } = course;
  let serial = 0;
  const fresh = (what: string) => ({ en: `${what} ${(serial += 1)} of ${random.next()}` });

  async function edit(): Promise<void> {
    const seen = await platform.call(person, 'courses.get', { params: { courseId } });
    if (seen.status !== 200) return;
    const { version } = seen.body.course;
    const title = fresh('Title');
    const result = await attempt(
      platform,
      person,
      'courses.update',
      { params: { courseId }, body: { version, title } },
      patience(random),
    );
    const key = keys.course(courseId);
    if (result.outcome === 'done') {
      ledger.edited(key, result.body.version);
      ledger.done(key, {});
    } else if (result.outcome === 'unknown') ledger.unknown(key);
  }

  async function addModule(): Promise<void> {
    const title = fresh('Module');
    const result = await attempt(
      platform,
      person,
      'courses.createModule',
      { params: { courseId }, body: { title } },
      patience(random),
    );
    if (result.outcome === 'done')
      ledger.done(keys.module(courseId, result.body.moduleId), { title });
  }

  async function addBlock(): Promise<void> {
    const body = textBlock(fresh('Lesson').en);
    const result = await attempt(
      platform,
      person,
      'courses.createBlock',
      { params: { courseId, moduleId }, body },
      patience(random),
    );
    if (result.outcome === 'done')
      ledger.done(keys.block(courseId, result.body.blockId), { title: body.title });
  }

  while (!over()) await random.pick([edit, edit, addModule, addBlock])();
}
