import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import type { BookPlan } from '#shared/schemas/book-jobs.ts';
import type { CellChange } from '#shared/schemas/typed-marks.ts';
import { participation } from '../features/grades.ts';
import { bookDump } from '../support/book-dump.ts';
import { createTextAssignment, workOf } from '../world/assignments.ts';
import { makeCourse } from '../world/courses.ts';
import { begin, learnerOf, makeQuiz, takeQuiz } from '../world/quizzes.ts';
import { openRawTable } from '../world/raw-table.ts';
import { trueFalse } from '../world/questions.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld();
const { call, ok, newPerson, runtime } = world;
const teacher = await newPerson('teachers');
const table = openRawTable(world);
const reason = 'The third task was too hard.';
const points = (value: number): CellChange => ({ do: 'points', points: value });

type InCourse = { courseId: string };

/** A course with a quiz, a mark for taking part, and so many people. */
async function bookOf(people: number, release: 'whenMarked' | 'byHand' = 'whenMarked') {
  const course = await makeCourse(world, teacher);
  const statements = ['One', 'Two', 'Three', 'Four'].map((text) => trueFalse(text));
  const quiz = await makeQuiz(world, teacher, statements, { course, attempts: 3 });
  const itemId = ulid();
  const params = { courseId: course.courseId };
  const manual = { ...participation.manual, release };
  await ok(teacher, 'grades.putItem', { params, body: { ...participation, manual, itemId } });
  const learners: Person[] = [];
  for (let at = 0; at < people; at += 1) learners.push(await learnerOf(world, quiz));
  await runtime.drained();
  return { params, quiz, itemId, learners };
}

const type = (
  params: InCourse,
  { userId }: Person,
  itemId: string,
  version: number,
  change: CellChange,
) =>
  ok(teacher, 'grades.saveMarks', {
    params,
    body: { cells: [{ userId, itemId, version, change }], reason },
  });

async function doJob(params: InCourse, plan: BookPlan) {
  const { jobId } = await ok(teacher, 'grades.beginJob', { params, body: { plan, reason } });
  await runtime.drained();
  return jobOf(params, jobId);
}

async function jobOf(params: InCourse, jobId: string) {
  const { items } = await ok(teacher, 'grades.listJobs', { params, query: { jobId } });
  return items[0]!;
}

async function undo(params: InCourse, jobId: string) {
  await ok(teacher, 'grades.undoJob', { params, body: { jobId } });
  await runtime.drained();
  return jobOf(params, jobId);
}

async function marksOf(params: InCourse, itemId: string) {
  await runtime.drained();
  const { items } = await ok(teacher, 'grades.listRows', { params, query: { limit: '100' } });
  return new Map(
    items.map(({ userId, marks }) => [userId, marks.find((one) => one.itemId === itemId)]),
  );
}

describe('what is done to the marks of many at once', () => {
  it('case 85: fills what is empty of an item, says so in the history, tells it, and takes it back', async () => {
    const { params, itemId, learners } = await bookOf(26);
    const [ada, ben] = [learners[0]!, learners[1]!];
    await type(params, ada, itemId, 0, points(90_000));
    const job = await doJob(params, { kind: 'fill', itemId, points: 20_000 });
    expect(job).toMatchObject({ state: 'done', done: 26, of: 26, changed: 25, canUndo: true });
    const filled = await marksOf(params, itemId);
    expect(filled.get(ada.userId)?.points).toBe(90_000);
    expect([...filled.values()].filter((one) => one?.points === 20_000)).toHaveLength(25);
    const { news } = await ok(ben, 'progress.getDashboard');
    expect(news[0]).toMatchObject({ kind: 'grade', what: 'filled', to: 20_000, reason });

    // Changed since: it stays and is named.
    await type(params, ben, itemId, 1, points(50_000));
    const undone = await undo(params, job.jobId);
    expect(undone).toMatchObject({
      state: 'undone',
      changed: 1,
      canUndo: false,
      leftCount: 1,
      left: [{ person: { userId: ben.userId }, itemId, because: 'stale' }],
    });
    const after = await marksOf(params, itemId);
    expect(after.get(ben.userId)?.points).toBe(50_000);
    const others = learners.slice(2).map(({ userId }) => after.get(userId));
    expect(others.every((one) => one?.points === null && one.status === 'open')).toBe(true);
    const row = await ok(teacher, 'grades.getRow', {
      params: { ...params, userId: learners[2]!.userId },
    });
    expect(row.changes).toMatchObject([
      { because: 'undone', from: 20_000, to: null, reason },
      { because: 'filled', from: null, to: 20_000, reason },
    ]);
    const again = await call(teacher, 'grades.undoJob', { params, body: { jobId: job.jobId } });
    expect(again.problem?.code).toBe('stale_version');
  });

  it('changes all marks of an item by one rule that stands in each, whatever comes beneath it later', async () => {
    const { params, quiz, learners } = await bookOf(2);
    const itemId = quiz.quizId;
    const [ada, ben] = [learners[0]!, learners[1]!];
    const take = async (learner: Person, right: number) => {
      const at = await begin(world, learner, quiz);
      for (const [order, { slotId }] of quiz.slots.entries())
        await ok(learner, 'quizzes.saveAnswer', {
          params: { ...at, slotId },
          body: {
            sequence: 1,
            answer: { type: 'trueFalse', isTrue: order < right },
            flagged: false,
          },
        });
      await ok(learner, 'quizzes.submit', { params: at, body: {} });
      await runtime.drained();
    };
    await take(ada, 2);
    await take(ben, 3);
    await type(params, ben, itemId, 1, points(10_000));
    const rule = { by: 'percent' as const, value: 150, isCapped: true };
    const job = await doJob(params, { kind: 'curve', itemId, rule });
    // What somebody set by hand stays.
    expect(job).toMatchObject({ state: 'done', changed: 1 });
    const curved = await marksOf(params, itemId);
    expect(curved.get(ada.userId)?.points).toBe(30_000);
    expect(curved.get(ben.userId)?.points).toBe(10_000);
    const own = await ok(ada, 'grades.getOwn', { params });
    expect(own.items[0]?.mark).toMatchObject({
      points: 30_000,
      earned: { points: 20_000 },
      adjustments: [{ kind: 'curve', ...rule, from: 20_000, to: 30_000 }],
    });
    // A better attempt: the rule holds for it, and the cap too.
    await take(ada, 4);
    expect((await marksOf(params, itemId)).get(ada.userId)?.points).toBe(40_000);
    const undone = await undo(params, job.jobId);
    expect(undone.left).toMatchObject([{ person: { userId: ada.userId }, because: 'stale' }]);
  });

  it('releases the marks of an item from an instant on, and takes that back as long as nobody has seen them', async () => {
    const { params, itemId, learners } = await bookOf(1, 'byHand');
    const [ada] = [learners[0]!];
    await type(params, ada, itemId, 0, points(70_000));
    const seen = async () => {
      const { items } = await ok(ada, 'grades.getOwn', { params });
      return items.find((one) => one.itemId === itemId)?.mark?.points ?? null;
    };
    const from = '2126-01-01T00:00:00.000Z';
    const planned = await doJob(params, { kind: 'release', itemId, from });
    expect(planned).toMatchObject({ changed: 1, canUndo: true });
    expect(await seen()).toBeNull();
    expect(await undo(params, planned.jobId)).toMatchObject({ state: 'undone', changed: 0 });
    const now = await doJob(params, { kind: 'release', itemId, from: null });
    // Nothing of it can be hidden again: it is not offered.
    expect(now).toMatchObject({ changed: 1, canUndo: false });
    expect(await seen()).toBe(70_000);
    const { news } = await ok(ada, 'progress.getDashboard');
    expect(news[0]).toMatchObject({ kind: 'grade', what: 'shown', from: null, to: 70_000 });
    const tried = await call(teacher, 'grades.undoJob', { params, body: { jobId: now.jobId } });
    expect(tried.problem?.code).toBe('release_seen');
    // Not even in its history: nobody has undone it.
    expect(await jobOf(params, now.jobId)).toMatchObject({ state: 'done', undone: null });
    expect(await seen()).toBe(70_000);
  });

  it('case 19: puts off, brings forward and takes back a planned release of an item, and the history says so', async () => {
    const { params, itemId, learners } = await bookOf(1, 'byHand');
    const [ada] = [learners[0]!];
    await type(params, ada, itemId, 0, points(70_000));
    const [first, later, sooner] = [2, 3, 1].map((month) => `2126-0${month}-01T00:00:00.000Z`);
    const release = (from: string | null) => doJob(params, { kind: 'release', itemId, from });
    const planned = async () => {
      const mark = (await marksOf(params, itemId)).get(ada.userId);
      return [mark?.isReleased, mark?.plannedFor];
    };
    const own = async () => JSON.stringify(await ok(ada, 'grades.getOwn', { params }));
    const nothing = await own();
    for (const from of [first!, later!, sooner!]) {
      expect(await release(from)).toMatchObject({ plan: { from }, changed: 1 });
      expect(await planned()).toEqual([false, from]);
      expect(await own()).toBe(nothing);
    }
    expect((await release('withheld')).changed).toBe(1);
    expect(await planned()).toEqual([false, undefined]);
    expect(await own()).toBe(nothing);
    // Nothing is planned any more.
    expect((await release('withheld')).changed).toBe(0);
    const { changes } = await ok(teacher, 'grades.getRow', {
      params: { ...params, userId: ada.userId },
    });
    expect(changes.slice(0, 5).map(({ because, shownFrom }) => [because, shownFrom])).toEqual([
      ['unplanned', null],
      ['unplanned', null],
      ['shown', sooner],
      ['shown', later],
      ['shown', first],
    ]);
    expect((await release(null)).changed).toBe(1);
    expect(await own()).toContain('70000');
    expect((await release(later!)).changed).toBe(0);
    expect((await release('withheld')).changed).toBe(0);
    expect(await own()).toContain('70000');
  });

  it('tells whoever a file excused that they are, until it is taken back', async () => {
    const { params, itemId, learners } = await bookOf(1);
    const [ada] = learners as [Person];
    await type(params, ada, itemId, 0, points(30_000));
    const { jobId } = await ok(teacher, 'grades.beginJob', {
      params,
      body: { plan: { kind: 'import', rows: 1 }, reason },
    });
    const cells = [{ itemId, version: 1, change: { do: 'excuse' as const } }];
    const rows = [{ userId: ada.userId, cells }];
    await ok(teacher, 'grades.importRows', { params, body: { jobId, reason, rows } });
    await runtime.drained();
    const news = async () => (await ok(ada, 'progress.getDashboard')).news[0];
    expect(await news()).toMatchObject({
      kind: 'grade',
      what: 'imported',
      isExcused: true,
      from: 30_000,
      to: null,
    });
    await undo(params, jobId);
    expect(await news()).toMatchObject({
      kind: 'grade',
      what: 'undone',
      isExcused: false,
      from: null,
      to: 30_000,
    });
  });

  it('case 92: writes a file only once all of its rows are there, each cell as far as it is as it was seen', async () => {
    const { params, itemId, learners } = await bookOf(3);
    const [ada, ben, eve] = learners as [Person, Person, Person];
    await type(params, ben, itemId, 0, points(30_000));
    const cell = (value: number, version = 0) => ({ itemId, version, change: points(value) });
    const rowsOf = (some: [Person, ReturnType<typeof cell>][]) =>
      some.map(([{ userId }, one]) => ({ userId, cells: [one] }));
    const bring = (jobId: string | null, some: [Person, ReturnType<typeof cell>][]) =>
      ok(teacher, 'grades.importRows', { params, body: { jobId, reason, rows: rowsOf(some) } });
    const stranger = await newPerson();
    const look = await bring(null, [
      [ada, cell(10_000)],
      [ben, cell(20_000)],
      [stranger, cell(20_000)],
    ]);
    expect(look.staged).toBe(0);
    expect(look.rows.map(({ cells }) => [cells[0]?.result, cells[0]?.because])).toEqual([
      ['written', null],
      ['stale', null],
      ['refused', 'notInCourse'],
    ]);
    const { jobId } = await ok(teacher, 'grades.beginJob', {
      params,
      body: { plan: { kind: 'import', rows: 3 }, reason },
    });
    await bring(jobId, [
      [ada, cell(10_000)],
      [ben, cell(20_000, 1)],
    ]);
    expect((await marksOf(params, itemId)).get(ada.userId)).toBeUndefined();
    expect((await jobOf(params, jobId)).state).toBe('staging');
    const more = {
      params,
      body: {
        jobId,
        reason,
        rows: rowsOf([
          [ada, cell(1)],
          [eve, cell(1)],
        ]),
      },
    };
    expect((await call(teacher, 'grades.importRows', more)).problem?.code).toBe('stale_version');
    // Typed meanwhile: the file does not write over it.
    await type(params, ben, itemId, 1, points(40_000));
    await bring(jobId, [[eve, cell(30_000)]]);
    await runtime.drained();
    const job = await jobOf(params, jobId);
    expect(job).toMatchObject({
      state: 'done',
      done: 3,
      changed: 2,
      left: [{ person: { userId: ben.userId }, because: 'stale' }],
    });
    const marks = await marksOf(params, itemId);
    expect([ada, ben, eve].map(({ userId }) => marks.get(userId)?.points)).toEqual([
      10_000, 40_000, 30_000,
    ]);
    expect(await undo(params, jobId)).toMatchObject({ state: 'undone', changed: 0, leftCount: 0 });
    expect((await marksOf(params, itemId)).get(ada.userId)?.points).toBeNull();
    const { items } = await ok(teacher, 'grades.listJobs', { params });
    expect(items.map((one) => one.jobId)).toEqual([jobId]);
    const wrong = await call(teacher, 'grades.beginJob', {
      params,
      body: { plan: { kind: 'release', itemId: ulid(), from: null }, reason: null },
    });
    expect(wrong.problem?.code).toBe('not_found');
  });

  it('case 19: releases what was set for an assignment, as long as nothing is marked beneath that it would tell', async () => {
    const course = await makeCourse(world, teacher);
    const itemId = await createTextAssignment(world, teacher, course, { attempts: 2 });
    const params = { courseId: course.courseId };
    const ada = await learnerOf(world, course);
    await runtime.drained();
    await type(params, ada, itemId, 0, points(70_000));
    const shown = async () => {
      await runtime.drained();
      const { items, total } = await ok(ada, 'grades.getOwn', { params });
      return [items[0]?.mark?.points ?? null, total.percent === null];
    };
    const release = () => doJob(params, { kind: 'release', itemId, from: null });
    expect(await shown()).toEqual([null, true]);
    expect((await release()).changed).toBe(1);
    expect(await shown()).toEqual([70_000, false]);

    // What they hand in then stands beneath: seen with what was set, its marking would be told.
    const of = { ...params, assignmentId: itemId };
    const draft = { version: null, draft: workOf('Mine.') };
    await ok(ada, 'assignments.saveDraft', { params: of, body: draft });
    const { submissionId } = await ok(ada, 'assignments.submit', {
      params: of,
      body: { version: 1, confirmed: false },
    });
    expect(await shown()).toEqual([null, true]);
    expect((await release()).changed).toBe(1);
    expect(await shown()).toEqual([70_000, false]);
    const written = { choices: [], points: 123_456, comment: '', isLateWaived: false };
    await ok(teacher, 'submissions.saveMarking', {
      params: { submissionId },
      body: { version: null, marking: { ...written, comments: [] }, isReady: true },
    });
    expect(await shown()).toEqual([null, true]);
    expect((await release()).changed).toBe(0);
    expect(JSON.stringify(await ok(ada, 'grades.getOwn', { params }))).not.toContain('123456');
    await ok(teacher, 'submissions.release', {
      params: of,
      body: { submissionIds: [submissionId], at: null },
    });
    expect(await shown()).toEqual([70_000, false]);
  });

  it('case 19: releases what was set for a quiz that shows no scores, and not the score that comes beneath it', async () => {
    const course = await makeCourse(world, teacher);
    const statements = ['One', 'Two', 'Three'].map((text) => trueFalse(text));
    const nothing = {
      score: false,
      answers: false,
      verdicts: false,
      feedback: false,
      key: false,
    };
    const shows = { afterSubmit: nothing, afterClose: nothing };
    const quiz = await makeQuiz(world, teacher, statements, { course, attempts: 3, shows });
    const itemId = quiz.quizId;
    const ada = await learnerOf(world, quiz);
    const params = { courseId: course.courseId };
    await runtime.drained();
    await type(params, ada, itemId, 0, points(12_345));
    const shown = async () => {
      await runtime.drained();
      return JSON.stringify([
        await ok(ada, 'grades.getOwn', { params }),
        await ok(ada, 'grades.listOwn'),
        await ok(ada, 'quizzes.get', { params: quiz.params }),
        (await ok(ada, 'progress.getDashboard')).news,
      ]);
    };
    expect(await shown()).not.toContain('12345');
    expect(await doJob(params, { kind: 'release', itemId, from: null })).toMatchObject({
      changed: 1,
    });
    expect(await shown()).toContain('12345');
    await takeQuiz(world, quiz, ada, 2);
    const after = await shown();
    expect(after).not.toContain('20000');
    expect(after).not.toContain('12345');
    // Released with what is beneath it, both are seen.
    await doJob(params, { kind: 'release', itemId, from: null });
    expect(await shown()).toContain('12345');
  });

  it('case 92: whatever is done for many and undone leaves the book as it was', async () => {
    const { params, itemId, quiz, learners } = await bookOf(3, 'byHand');
    const [ada, ben, eve] = learners as [Person, Person, Person];
    await takeQuiz(world, quiz, ada, 2);
    await takeQuiz(world, quiz, ben, 4);
    await type(params, ben, itemId, 0, points(30_000));
    const start = async () => bookDump(await table.items(), params.courseId);
    await runtime.drained();
    const before = await start();
    const from = '2126-01-01T00:00:00.000Z';
    const plans: BookPlan[] = [
      { kind: 'fill', itemId, points: 20_000 },
      { kind: 'fill', itemId, points: null },
      { kind: 'curve', itemId: quiz.quizId, rule: { by: 'percent', value: 50, isCapped: true } },
      { kind: 'release', itemId, from },
    ];
    for (const plan of plans) {
      const { jobId, changed } = await doJob(params, plan);
      expect(changed).toBeGreaterThan(0);
      await undo(params, jobId);
      expect(await start(), JSON.stringify(plan)).toEqual(before);
    }
    const { jobId } = await ok(teacher, 'grades.beginJob', {
      params,
      body: { plan: { kind: 'import', rows: 3 }, reason },
    });
    const versions = await marksOf(params, itemId);
    const rows = [ada, ben, eve].map(({ userId }) => ({
      userId,
      cells: [{ itemId, version: versions.get(userId)?.version ?? 0, change: points(99_000) }],
    }));
    await ok(teacher, 'grades.importRows', { params, body: { jobId, reason, rows } });
    await runtime.drained();
    expect((await jobOf(params, jobId)).changed).toBe(3);
    expect(await start()).not.toEqual(before);
    await undo(params, jobId);
    expect(await start()).toEqual(before);
  });
});
