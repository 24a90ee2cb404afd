import { keys } from '#functions/data/keys.ts';
import { textBlock, type MadeCourse } from '../world/courses.ts';
import type { Person } from '../world/open-world.ts';
import { attempt } from './attempt.ts';
import type { Ledger } from './ledger.ts';
import type { Platform } from './platform.ts';
import type { Random } from './random.ts';

/** A course with a second module that learners do not see. */
export type PlayedCourse = MadeCourse & { hiddenModuleId: string };

type Load = {
  platform: Platform;
  random: Random;
  ledger: Ledger;
  courses: PlayedCourse[];
  /** Whether the load shall end. */
  over: () => boolean;
};

/** Most clients try until they are answered; some give up at the first failure. */
const patience = (random: Random) => (random.next() < 0.15 ? 1 : 40);

/** Enrolls, leaves, works through blocks, and takes another name: one person, one request at a time. */
export async function learn(person: Person, load: Load): Promise<void> {
  const { platform, random, ledger, courses, over } = load;
  const { userId } = person;

  async function comeOrGo({ courseId }: MadeCourse): Promise<void> {
    const key = keys.enrollment(userId, courseId);
    const id = random.next() < 0.6 ? 'enrollments.enroll' : 'enrollments.withdraw';
    const result = await attempt(platform, person, id, { params: { courseId } }, patience(random));
    if (result.outcome === 'done') {
      const { state, enrolledAt } = result.body;
      // The sum may be counted anew behind the answer: the audit holds it against what is done.
      ledger.done(key, { state, enrolledAt });
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
      'progress.record',
      { params: { courseId, moduleId, blockId }, body },
      patience(random),
    );
    const key = keys.enrollment(userId, courseId);
    if (result.outcome === 'done') {
      const { resume, state } = result.body.enrollment;
      ledger.done(key, { resume, state });
    } else if (result.outcome === 'unknown') ledger.unknown(key);
  }

  async function rename(): Promise<void> {
    const seen = await platform.call(person, 'accounts.getMe');
    if (seen.status !== 200) return;
    const { version } = seen.body;
    // One of two edits changes what the person is found by, the other nothing that is derived.
    const changes =
      random.next() < 0.5
        ? { lastName: `Test ${random.below(1000)}` }
        : { headline: `Learning since ${random.below(1000)}` };
    const body = { version, ...changes };
    const result = await attempt(platform, person, 'accounts.updateMe', { body }, patience(random));
    const key = keys.profile(userId);
    if (result.outcome === 'done') {
      ledger.edited(key, result.body.version);
      ledger.done(key, changes);
    } else if (result.outcome === 'unknown') ledger.unknown(key);
  }

  while (!over()) {
    if (random.next() < 0.1) await rename();
    else await (random.next() < 0.4 ? comeOrGo : work)(random.pick(courses));
  }
}

/** Edits the course, adds to its outline and arranges it; several people may do so at once. */
export async function author(person: Person, course: PlayedCourse, load: Load): Promise<void> {
  const { platform, random, ledger, over } = load;
  const { courseId, moduleId, hiddenModuleId, blockIds } = course;
  let serial = 0;
  const fresh = (what: string) => ({ en: `${what} ${(serial += 1)} of ${random.next()}` });

  async function edit(): Promise<void> {
    const seen = await platform.call(person, 'catalog.getCourse', { params: { courseId } });
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
      'lessons.createModule',
      { params: { courseId }, body: { title } },
      patience(random),
    );
    if (result.outcome === 'done')
      ledger.done(keys.module(courseId, result.body.moduleId), { title });
  }

  async function addBlock(): Promise<void> {
    const block = textBlock(fresh('Lesson').en);
    const result = await attempt(
      platform,
      person,
      'lessons.createBlocks',
      { params: { courseId, moduleId }, body: { blocks: [block] } },
      patience(random),
    );
    if (result.outcome === 'done')
      for (const { blockId } of result.body.blocks)
        ledger.done(keys.block(courseId, blockId), { title: block.title });
  }

  /** Throws a lesson away, brings one back, or moves it out of learners' sight and into it again. */
  async function arrange(): Promise<void> {
    const blockId = random.pick(blockIds);
    const to = random.next() < 0.4 ? hiddenModuleId : moduleId;
    const change = random.pick([
      { do: 'bin' as const },
      { do: 'restore' as const },
      { do: 'restore' as const },
      { do: 'move' as const, moduleId: to, after: null },
    ]);
    await attempt(
      platform,
      person,
      'lessons.changeBlocks',
      { params: { courseId }, body: { blockIds: [blockId], change } },
      patience(random),
    );
  }

  while (!over()) await random.pick([edit, edit, arrange, arrange, addModule, addBlock])();
}
