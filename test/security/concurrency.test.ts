import { describe, expect, it } from 'vitest';
import { makeCourse } from '../world/courses.ts';
import { openRawTable } from '../world/raw-table.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson, ok } = world;
const table = openRawTable(world);
const owner = await newPerson('teachers');
const admin = await newPerson('admins');

/** The number of rounds of each herd; the chaos run plays more. */
const rounds = 5;

const herd: Person[] = [];
for (let count = 0; count < 100; count += 1) herd.push(await newPerson());

/** The numbers of a course in the table: the counter, and the enrollments that it should count. */
async function seatsOf(courseId: string) {
  const items = await table.items();
  const taken = items.find(({ pk, sk }) => pk === `COURSE#${courseId}` && sk === 'SEATS')?.taken;
  const active = items.filter(
    (item) => item.entity === 'Enrollment' && item.courseId === courseId && item.state === 'active',
  );
  return { taken, active: active.length };
}

describe('case 84: seats', () => {
  it.each(Array.from({ length: rounds }, (_, at) => at + 1))(
    'a hundred learners run for ten: exactly ten get one (round %d)',
    async () => {
      const { courseId } = await makeCourse(world, owner, { seats: 10 });
      const answers = await Promise.all(
        herd.map((person) =>
          call(person, 'enrollments.enroll', { params: { courseId }, body: {} }),
        ),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(10);
      expect(statuses.filter((status) => status === 409)).toHaveLength(90);
      for (const { problem } of answers) if (problem) expect(problem.code).toBe('course_full');
      expect(await seatsOf(courseId)).toEqual({ taken: 10, active: 10 });
    },
  );

  it('a storm of enrolling and leaving never oversells and never loses a seat', async () => {
    const seats = 5;
    const { courseId } = await makeCourse(world, owner, { seats });
    const params = { courseId };
    const unexpected: string[] = [];
    await Promise.all(
      herd.slice(0, 20).map(async (person, at) => {
        for (let turn = 0; turn < 8; turn += 1) {
          const { status, problem } =
            (at + turn) % 3 === 0
              ? await call(person, 'enrollments.withdraw', { params })
              : await call(person, 'enrollments.enroll', { params, body: {} });
          if (![200, 201, 404, 409].includes(status)) unexpected.push(`${status} ${problem?.code}`);
        }
      }),
    );
    expect(unexpected).toEqual([]);
    const { taken, active } = await seatsOf(courseId);
    expect(taken).toBe(active);
    expect(active).toBeLessThanOrEqual(seats);
    expect((await ok(owner, 'catalog.getCourse', { params })).seatsLeft).toBe(seats - active);
    await world.runtime.drained();
    const roster = await ok(owner, 'rosters.list', { params });
    expect(roster.items).toHaveLength(active);
  });

  it('seats are not taken away from those who sit on them', async () => {
    const { courseId, version } = await makeCourse(world, owner, { seats: 10 });
    for (const person of herd.slice(0, 3))
      await ok(person, 'enrollments.enroll', { params: { courseId }, body: {} });
    const shrink = (seats: number) =>
      call(owner, 'courses.update', { params: { courseId }, body: { version, seats } });
    expect(await shrink(2)).toMatchObject({ status: 409, problem: { code: 'course_full' } });
    expect(await shrink(3)).toMatchObject({ status: 200 });
    expect(
      await call(herd[5] ?? null, 'enrollments.enroll', { params: { courseId }, body: {} }),
    ).toMatchObject({
      status: 409,
    });
  });

  it('who is closed out while they enroll is either in or told so', async () => {
    const { courseId, version } = await makeCourse(world, owner);
    const [closed, ...answers] = await Promise.all([
      call(owner, 'courses.update', {
        params: { courseId },
        body: { version, enrollmentMode: 'closed' },
      }),
      ...herd
        .slice(0, 20)
        .map((person) => call(person, 'enrollments.enroll', { params: { courseId }, body: {} })),
    ]);
    expect(closed.status).toBe(200);
    for (const { status } of answers) expect([201, 403]).toContain(status);
    const admitted = answers.filter(({ status }) => status === 201).length;
    expect(await seatsOf(courseId)).toEqual({ taken: admitted, active: admitted });
  });
});

describe('case 85: two editors of one thing', () => {
  it('of a course: one is saved, the other is told and shown what was', async () => {
    const { courseId, version } = await makeCourse(world, owner);
    const save = (person: Person, summary: string) =>
      call(person, 'courses.update', {
        params: { courseId },
        body: { version, summary: { en: summary } },
      });
    const answers = await Promise.all([
      save(owner, 'The owner’s words'),
      save(admin, 'The admin’s words'),
    ]);
    const saved = answers.find(({ status }) => status === 200);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.problem).toMatchObject({ code: 'stale_version', current: saved?.body });
    expect((await ok(owner, 'catalog.getCourse', { params: { courseId } })).course).toEqual(
      saved?.body,
    );
  });

  it('of a lesson: head and text are those of one of them, never of both', async () => {
    const { courseId, moduleId, blockId } = await makeCourse(world, owner);
    const params = { courseId, moduleId, blockId };
    const words = (text: string) => ({
      title: { en: text },
      content: {
        kind: 'text' as const,
        body: {
          en: {
            type: 'doc' as const,
            content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
          },
        },
      },
    });
    const answers = await Promise.all(
      [owner, admin].map((person, at) =>
        call(person, 'lessons.updateBlock', {
          params,
          body: { version: 1, ...words(`Words ${at}`) },
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const { block } = await ok(owner, 'lessons.getBlock', { params });
    const { title, content, version } = block;
    expect(version).toBe(2);
    expect(JSON.stringify(content)).toContain(`"${title.en}"`);
  });

  /** Four editors read, change and write; whoever is too late reads again. */
  async function editTogether(edit: (person: Person) => Promise<number | null>, wanted: number) {
    const versions: number[] = [];
    const editor = async (person: Person) => {
      while (versions.length < wanted) {
        const version = await edit(person);
        if (version !== null) versions.push(version);
      }
    };
    await Promise.all([owner, admin, owner, admin].map(editor));
    return versions.sort((a, b) => a - b);
  }

  it('every acknowledged edit of a course has a version of its own: none is lost', async () => {
    const { courseId, version: first } = await makeCourse(world, owner);
    const params = { courseId };
    const versions = await editTogether(async (person) => {
      const { course } = await ok(person, 'catalog.getCourse', { params });
      const effort = { weeks: course.effort.weeks, hours: course.effort.hours + 1 };
      const { status, body } = await call(person, 'courses.update', {
        params,
        body: { version: course.version, effort },
      });
      expect([200, 409]).toContain(status);
      return status === 200 ? body.version : null;
    }, 40);
    const { course } = await ok(owner, 'catalog.getCourse', { params });
    expect(versions).toEqual(versions.map((_, at) => first + at + 1));
    expect(course.version).toBe(first + versions.length);
    // Each edit added one to what it had read: the sum is their number.
    expect(course.effort.hours).toBe(6 + versions.length);
  });

  it('every acknowledged edit of a lesson too', async () => {
    const { courseId, moduleId, blockId } = await makeCourse(world, owner);
    const params = { courseId, moduleId, blockId };
    const versions = await editTogether(async (person) => {
      const { block } = await ok(person, 'lessons.getBlock', { params });
      const { status, body } = await call(person, 'lessons.updateBlock', {
        params,
        body: { version: block.version, minutes: block.minutes + 1 },
      });
      expect([200, 409]).toContain(status);
      return status === 200 ? body.version : null;
    }, 20);
    const { block } = await ok(owner, 'lessons.getBlock', { params });
    expect(versions).toEqual(versions.map((_, at) => at + 2));
    expect(block).toMatchObject({ version: 1 + versions.length, minutes: 5 + versions.length });
  });

  it('a learner in two windows loses no block that they finished', async () => {
    const learner = herd[0] ?? null;
    const { courseId, moduleId, blockIds } = await makeCourse(world, owner, { blocks: 6 });
    await ok(learner, 'enrollments.enroll', { params: { courseId }, body: {} });
    const answers = await Promise.all(
      blockIds.map((blockId) =>
        call(learner, 'progress.record', {
          params: { courseId, moduleId, blockId },
          body: { state: 'done', positionSeconds: 0 },
        }),
      ),
    );
    for (const { status } of answers) expect([200, 503]).toContain(status);
    const { enrollment, outline } = await ok(learner, 'catalog.getCourse', {
      params: { courseId },
    });
    const done = outline.flatMap(({ blocks }) => blocks).filter(({ state }) => state === 'done');
    expect(done).toHaveLength(answers.filter(({ status }) => status === 200).length);
    expect(enrollment?.doneBlocks).toBe(done.length);
  });
});
