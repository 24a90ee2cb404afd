import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import { plainQuiz } from '#shared/blocks/quiz/plain-quiz.ts';
import { usualGrading } from '#shared/grading/book.ts';
import type { GradingSettings } from '#shared/schemas/grades.ts';
import { participation } from '../features/grades.ts';
import { makeCourse } from '../world/courses.ts';
import { makeGroups } from '../world/groups.ts';
import { learnerOf, makeQuiz, type MadeQuiz, takeQuiz } from '../world/quizzes.ts';
import { trueFalse } from '../world/questions.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld();
const { call, ok, newPerson, runtime } = world;
const teacher = await newPerson('teachers');

const take = (made: MadeQuiz, learner: Person, right: number) =>
  takeQuiz(world, made, learner, right);

const four = ['One', 'Two', 'Three', 'Four'].map((text) => trueFalse(text));

/** A course with two quizzes of four statements; what the second one shows. */
async function bookOf(shows: Partial<MadeShows> = {}) {
  const course = await makeCourse(world, teacher);
  const first = await makeQuiz(world, teacher, four, { course });
  const second = await makeQuiz(world, teacher, four, { course, ...shows });
  return { params: { courseId: course.courseId }, first, second };
}
type MadeShows = Pick<typeof plainQuiz, 'shows'>;

const hidden: MadeShows = {
  shows: {
    afterSubmit: { ...plainQuiz.shows.afterSubmit, score: false },
    afterClose: { ...plainQuiz.shows.afterClose, score: false },
  },
};

const category = (weight: number) => ({
  categoryId: ulid(),
  title: { en: 'Quizzes' },
  weight,
  itemsCount: 'byPoints' as const,
  dropLowest: 0,
  dropHighest: 0,
  isExtra: false,
  isCapped: false,
});

async function rule(params: { courseId: string }, scheme: Partial<GradingSettings>, version = 0) {
  const body = { scheme: { ...usualGrading, ...scheme }, version };
  await ok(teacher, 'grades.putScheme', { params, body });
  await runtime.drained();
}

describe('the gradebook of a course', () => {
  it('has a row for everybody in it, with marks and totals, by name, total, word and group', async () => {
    const { params, first, second } = await bookOf();
    const [ada, ben] = [await learnerOf(world, first), await learnerOf(world, first)];
    await take(first, ada, 3);
    await take(second, ada, 4);
    await take(first, ben, 1);
    await runtime.drained();
    const rows = async (query: object = {}) =>
      (await ok(teacher, 'grades.listRows', { params, query })).items;
    const row = (all: Awaited<ReturnType<typeof rows>>, { userId }: Person) =>
      all.find((one) => one.userId === userId);
    expect(row(await rows(), ada)).toMatchObject({
      marks: [
        { itemId: first.quizId, points: 30_000, most: 40_000, status: 'marked', isReleased: true },
        { itemId: second.quizId, points: 40_000 },
      ],
      total: { percent: 8750, shown: 8750, letter: null, isPassed: null },
    });
    const byTotal = await rows({ sort: 'total', order: 'desc' });
    expect(byTotal.map(({ userId }) => userId)).toEqual([ada.userId, ben.userId]);
    const page = await ok(teacher, 'grades.listRows', {
      params,
      query: { sort: 'total', limit: '1' },
    });
    expect(page.items[0]?.userId).toBe(ben.userId);
    const next = { sort: 'total', limit: '1', cursor: page.nextCursor ?? '' };
    expect((await rows(next))[0]?.userId).toBe(ada.userId);
    const { firstName } = await ok(ben, 'accounts.getMe');
    expect(row(await rows({ q: firstName }), ben)?.marks).toHaveLength(1);

    const made = await makeGroups(world, teacher, params.courseId);
    await ok(teacher, 'groups.place', {
      params: made.params,
      body: { userIds: [ben.userId], groupId: made.groupId },
    });
    const group = `${made.params.setId}/${made.groupId}`;
    expect((await rows({ group })).map(({ userId }) => userId)).toEqual([ben.userId]);

    const book = await ok(teacher, 'grades.getBook', { params });
    expect(book.items).toMatchObject([
      {
        itemId: first.quizId,
        kind: 'quiz',
        most: 40_000,
        figures: { n: 2, mean: 5000, spread: 2500 },
      },
      { itemId: second.quizId, figures: { n: 1, mean: 10_000, median: 10_000 } },
    ]);

    await ok(ben, 'enrollments.withdraw', { params });
    await runtime.drained();
    expect((await rows()).map(({ userId }) => userId)).toEqual([ada.userId]);
    const without = await ok(teacher, 'grades.getBook', { params });
    expect(without.items[0]?.figures.n).toBe(1);
    await ok(ben, 'enrollments.enroll', { params, body: {} });
    await runtime.drained();
    expect(row(await rows(), ben)?.total?.percent).toBe(2500);
  });

  it('counts by its scheme: all totals follow, the change is kept, and the trace says why', async () => {
    const { params, first, second } = await bookOf();
    const ada = await learnerOf(world, first);
    await take(first, ada, 2);
    await take(second, ada, 4);
    await runtime.drained();
    const heavy = category(8000);
    await rule(params, {
      by: 'weights',
      categories: [heavy],
      passFrom: 6000,
      letters: [{ letter: 'B', from: 5000 }],
    });
    const itemId = first.quizId;
    const body = { ...participation, itemId, manual: null, categoryId: heavy.categoryId };
    await ok(teacher, 'grades.putItem', { params, body });
    await runtime.drained();
    const [row] = (await ok(teacher, 'grades.listRows', { params })).items;
    // 80 % of a half, and 20 % of the whole.
    expect(row?.total).toEqual({ percent: 6000, shown: 6000, letter: 'B', isPassed: true });
    const whole = await ok(teacher, 'grades.getRow', {
      params: { ...params, userId: ada.userId },
    });
    expect(whole.total).toEqual(row?.total);
    expect(whole.trace).toContainEqual(
      expect.objectContaining({ step: 'category', categoryId: heavy.categoryId, percent: 5000 }),
    );
    expect(whole.changes.map(({ because }) => because)).toEqual(['ended', 'ended']);
    const own = await ok(ada, 'grades.getOwn', { params });
    expect(own.total).toEqual(row?.total);
    expect(own.trace).toEqual(whole.trace);

    await ok(teacher, 'grades.removeItem', { params, body: { itemId } });
    await runtime.drained();
    const [after] = (await ok(teacher, 'grades.listRows', { params })).items;
    expect(after?.total?.percent).toBe(7500);
  });

  it('case 85: of two who change the scheme from one version, the second is told what it is now', async () => {
    const { params } = await bookOf();
    const schemes = Array.from({ length: 8 }, (_, at) => ({ ...usualGrading, passFrom: at * 100 }));
    const answers = await Promise.all(
      schemes.map((scheme) =>
        call(teacher, 'grades.putScheme', { params, body: { scheme, version: 0 } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, problem } of answers)
      if (status !== 200) expect(problem?.code).toBe('stale_version');
    const late = { scheme: usualGrading, version: 0 };
    const { problem } = await call(teacher, 'grades.putScheme', { params, body: late });
    expect(problem?.current).toMatchObject({ version: 1 });
  });

  it('places items with a change of the scheme in one step, and keeps who changed what', async () => {
    const { params, first, second } = await bookOf();
    const ada = await learnerOf(world, first);
    await take(first, ada, 2);
    await take(second, ada, 4);
    await runtime.drained();
    const place = { categoryId: null, isExtra: false, isKeptOut: true, place: null };
    const items = [{ itemId: second.quizId, ...place, version: 0 }];
    const scheme = { ...usualGrading, passFrom: 6000 };
    await ok(teacher, 'grades.putScheme', { params, body: { scheme, version: 0, items } });
    await runtime.drained();
    const [row] = (await ok(teacher, 'grades.listRows', { params })).items;
    expect(row?.total).toMatchObject({ percent: 5000, isPassed: false });
    const book = await ok(teacher, 'grades.getBook', { params, query: { changes: 'true' } });
    expect(book.items[1]).toMatchObject({ isKeptOut: true, version: 1 });
    expect(book.changes).toMatchObject([
      {
        version: 1,
        by: { userId: teacher.userId },
        from: null,
        to: scheme,
        items: [{ itemId: second.quizId, from: { isKeptOut: false }, to: place }],
      },
    ]);
    expect((await ok(teacher, 'grades.getBook', { params })).changes).toBeUndefined();
    const unknown = [{ itemId: ulid(), ...place, version: 0 }];
    const answer = await call(teacher, 'grades.putScheme', {
      params,
      body: { scheme, version: 1, items: unknown },
    });
    expect(answer.status).toBe(404);
  });

  it('case 85: an item that somebody placed meanwhile is not placed over', async () => {
    const { params, first } = await bookOf();
    await runtime.drained();
    const place = { categoryId: null, isExtra: false, isKeptOut: false, place: null };
    const itemId = first.quizId;
    const mine = { ...place, itemId, isExtra: true, manual: null, version: 0 };
    await ok(teacher, 'grades.putItem', { params, body: mine });
    const items = [{ ...place, itemId, isKeptOut: true, version: 0 }];
    const { problem } = await call(teacher, 'grades.putScheme', {
      params,
      body: { scheme: usualGrading, version: 0, items },
    });
    expect(problem?.code).toBe('stale_version');
    const book = await ok(teacher, 'grades.getBook', { params });
    expect(book.items[0]).toMatchObject({ isExtra: true, isKeptOut: false });
    expect(book.version).toBe(0);
  });

  it('case 85: has items that no lesson stands for, changed from the version that was seen, which are nobody’s until they are marked', async () => {
    const { params, first } = await bookOf();
    const ada = await learnerOf(world, first);
    await take(first, ada, 3);
    await runtime.drained();
    const itemId = ulid();
    const body = { ...participation, itemId, place: 0 };
    await ok(teacher, 'grades.putItem', { params, body });
    expect((await call(teacher, 'grades.putItem', { params, body })).problem?.code).toBe(
      'stale_version',
    );
    const renamed = { ...body, version: 1, isExtra: true };
    await ok(teacher, 'grades.putItem', { params, body: renamed });
    const behind = await call(teacher, 'grades.putItem', { params, body: renamed });
    expect(behind.problem?.code).toBe('stale_version');
    const wrong = { ...body, itemId: first.quizId };
    expect((await call(teacher, 'grades.putItem', { params, body: wrong })).status).toBe(404);
    await runtime.drained();
    const { items } = await ok(teacher, 'grades.getBook', { params });
    expect(items[0]).toMatchObject({ itemId, kind: 'manual', most: 100_000, version: 2 });
    const own = await ok(ada, 'grades.getOwn', { params });
    expect(own.items[0]).toMatchObject({ itemId, title: { en: 'Taking part' }, mark: null });
    expect(own.total.percent).toBe(7500);
  });

  it('keeps who made, changed and deleted an item, when and from what to what, and its marks for when it is back', async () => {
    const { params, first } = await bookOf();
    const ada = await learnerOf(world, first);
    await runtime.drained();
    const itemId = ulid();
    const { version: _, ...made } = participation;
    await ok(teacher, 'grades.putItem', { params, body: { ...participation, itemId } });
    const changed = { ...made, isExtra: true, manual: { ...made.manual, most: 50_000 } };
    await ok(teacher, 'grades.putItem', { params, body: { ...changed, itemId, version: 1 } });
    const change = { do: 'points' as const, points: 25_000 };
    await ok(teacher, 'grades.saveMarks', {
      params,
      body: { cells: [{ userId: ada.userId, itemId, version: 0, change }], reason: null },
    });
    const admin = await newPerson('admins');
    await ok(admin, 'grades.removeItem', { params, body: { itemId } });
    const again = await call(admin, 'grades.removeItem', { params, body: { itemId } });
    expect(again.problem?.code).toBe('not_found');
    const query = { changes: 'true' as const };
    const { itemChanges = [] } = await ok(teacher, 'grades.getBook', { params, query });
    expect(itemChanges).toMatchObject([
      { itemId, by: { userId: admin.userId }, from: changed, to: null },
      { itemId, by: { userId: teacher.userId }, from: made, to: changed },
      { itemId, by: { userId: teacher.userId }, from: null, to: made },
    ]);
    const [last] = itemChanges;
    await ok(teacher, 'grades.putItem', { params, body: { ...last!.from!, itemId, version: 0 } });
    await runtime.drained();
    const { items } = await ok(ada, 'grades.getOwn', { params });
    expect(items.find((one) => one.itemId === itemId)?.mark?.points).toBe(25_000);
  });

  it('shows a block no more that is in the bin, and again once it is back', async () => {
    const { params, first, second } = await bookOf();
    const ada = await learnerOf(world, first);
    await take(first, ada, 4);
    await take(second, ada, 0);
    await runtime.drained();
    const totalNow = async () => {
      await runtime.drained();
      return (await ok(teacher, 'grades.listRows', { params })).items[0]?.total?.percent;
    };
    expect(await totalNow()).toBe(5000);
    const turn = (what: 'bin' | 'restore') =>
      ok(teacher, 'lessons.changeBlocks', {
        params,
        body: { blockIds: [second.quizId], change: { do: what } },
      });
    await turn('bin');
    expect(await totalNow()).toBe(10_000);
    await turn('restore');
    expect(await totalNow()).toBe(5000);
  });
});

describe('case 19: marks that are not released', () => {
  it('change nothing that their person can read: totals, lists, figures and traces', async () => {
    const { params, first, second } = await bookOf(hidden);
    const learners: Person[] = [];
    for (let at = 0; at < 6; at += 1) {
      const learner = await learnerOf(world, first);
      await take(first, learner, 3);
      learners.push(learner);
    }
    const [ada] = learners as [Person];
    await rule(params, { showsFigures: true });
    const read = async () => {
      await runtime.drained();
      return JSON.stringify(await ok(ada, 'grades.getOwn', { params }));
    };
    const before = await read();
    expect(before).toContain('"n":6');
    for (const [at, learner] of learners.entries()) await take(second, learner, at % 4);
    expect(await read()).toBe(before);
    const { items } = await ok(teacher, 'grades.listRows', { params });
    expect(items.every(({ marks }) => marks.length === 2 && !marks[1]?.isReleased)).toBe(true);
    const row = await ok(teacher, 'grades.getRow', { params: { ...params, userId: ada.userId } });
    expect(row.total.percent).toBe(3750);
    expect(row.own.percent).toBe(7500);
  });

  it('nor are figures shown of fewer than five, or where the course does not show them', async () => {
    const { params, first } = await bookOf();
    const ada = await learnerOf(world, first);
    await take(first, ada, 3);
    await rule(params, { showsFigures: true });
    const own = await ok(ada, 'grades.getOwn', { params });
    expect(own.items.map(({ figures }) => figures)).toEqual([null, null]);
    expect(own.items[0]?.mark).toMatchObject({ points: 30_000, status: 'marked' });
  });
});

describe('case 18: the gradebook', () => {
  it('is there for no student, and not for the teacher of another course', async () => {
    const { params, first } = await bookOf();
    const ada = await learnerOf(world, first);
    const other = await newPerson('teachers');
    const of = { ...params, userId: ada.userId };
    for (const [person, status] of [
      [ada, 403],
      [other, 404],
    ] as const) {
      expect((await call(person, 'grades.getBook', { params })).status).toBe(status);
      expect((await call(person, 'grades.listRows', { params })).status).toBe(status);
      expect((await call(person, 'grades.getRow', { params: of })).status).toBe(status);
      const body = { scheme: usualGrading, version: 0 };
      expect((await call(person, 'grades.putScheme', { params, body })).status).toBe(status);
    }
    expect((await call(other, 'grades.getOwn', { params })).status).toBe(404);
    const elsewhere = await call(teacher, 'grades.getRow', {
      params: { ...params, userId: other.userId },
    });
    expect(elsewhere.status).toBe(404);
  });
});
