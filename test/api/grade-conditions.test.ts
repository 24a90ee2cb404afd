import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { type Conditions, writeConditions } from '#shared/policies/conditions.ts';
import type { gradeViewSchema } from '#shared/schemas/grade-views.ts';
import { participation, usualPlace } from '../features/grades.ts';
import { createTextAssignment, workOf } from '../world/assignments.ts';
import { makeCourse } from '../world/courses.ts';
import { openGroupWork } from '../world/group-work.ts';
import { learnerOf } from '../world/quizzes.ts';
import { type Person, startWorld } from '../world/world.ts';

type GradeView = z.infer<typeof gradeViewSchema>;

const world = await startWorld();
const { call, newPerson, ok, runtime } = world;
const teacher = await newPerson('teachers', 'Grace');

/** A course with an assignment of groups: three are in the first one and handed in, and two handed in nothing. */
async function bookOfGroups() {
  const scene = await openGroupWork(world, teacher, {
    marksRelease: { rule: 'whenMarked' },
    marking: { by: 'points', most: 100_000 },
  });
  const [ada] = scene.three;
  const others = [await scene.learner(), await scene.learner()] as const;
  await scene.save(ada, null);
  const { body } = await scene.submit(ada, 1);
  await runtime.drained();
  const { courseId, assignmentId: itemId } = scene.at;
  const params = { courseId };
  const page = (where: Conditions, query: object = {}) =>
    ok(teacher, 'grades.listRows', {
      params,
      query: { limit: '100', ...query, where: writeConditions(where) },
    });
  const who = async (...where: Conditions) =>
    (await page(where)).items.map(({ userId }) => userId).toSorted();
  const ids = (...people: Person[]) => people.map(({ userId }) => userId).toSorted();
  return {
    ...scene,
    submissionId: body?.submissionId ?? '',
    params,
    itemId,
    others,
    page,
    who,
    ids,
  };
}

describe('a gradebook asked by conditions', async () => {
  const { params, set, first, itemId, three, others, who, ids, mark, submissionId, at, page } =
    await bookOfGroups();
  const [ada, bob, cleo] = three;
  const group = `${set.setId}/${first}`;

  it('shows who handed in nothing, who waits for a mark, and who is in a section or is not', async () => {
    const is = (value: 'unsubmitted' | 'waiting') =>
      who({ field: 'status', itemId, is: 'is', value });
    expect(await is('unsubmitted')).toEqual(ids(...others));
    expect(await is('waiting')).toEqual(ids(...three));
    expect(await who({ field: 'group', is: 'in', value: group })).toEqual(ids(...three));
    expect(await who({ field: 'group', is: 'notIn', value: group })).toEqual(ids(...others));
    const gone = { field: 'group' as const, value: `${ulid()}/${ulid()}` };
    expect(await who({ ...gone, is: 'in' })).toEqual([]);
    expect(await who({ ...gone, is: 'notIn' })).toHaveLength(5);
  });

  it('shows who is below a bound, in an item or in total, and whose feedback nobody read', async () => {
    const unread = {
      field: 'feedback' as const,
      itemId,
      is: 'is' as const,
      value: 'unread' as const,
    };
    expect(await who(unread)).toEqual([]);
    await mark(submissionId, 50_000);
    await runtime.drained();
    expect(await who({ field: 'mark', itemId, is: 'below', value: 6000 })).toEqual(ids(...three));
    expect(await who({ field: 'total', is: 'atLeast', value: 5001 })).toEqual([]);
    expect(await who({ field: 'total', is: 'atLeast', value: 5000 })).toEqual(ids(...three));
    expect(await who(unread)).toEqual(ids(...three));
    await ok(bob, 'assignments.readFeedback', { params: { ...at, number: '1' }, body: {} });
    // A group has one feedback, which one of them read.
    expect(await who(unread)).toEqual([]);
    expect(await who({ ...unread, value: 'read' })).toEqual(ids(ada, bob, cleo));
  });

  it('shows who was not seen for days, those who never were among them', async () => {
    const seen = await who({ field: 'lastSeen', is: 'within', value: 7 });
    const unseen = await who({ field: 'lastSeen', is: 'before', value: 7 });
    expect([...seen, ...unseen].toSorted()).toEqual(ids(...three, ...others));
    expect(unseen).toEqual(expect.arrayContaining(ids(...others)));
  });

  it('looks at a few people a page, and says where to go on where it has found nobody', async () => {
    const below: Conditions = [{ field: 'status', itemId, is: 'is', value: 'marked' }];
    const found: string[] = [];
    let looked = 0;
    let cursor: string | null = null;
    do {
      const answer: Awaited<ReturnType<typeof page>> = await page(below, {
        limit: '1',
        ...(cursor !== null && { cursor }),
      });
      expect(answer.looked).toBeLessThanOrEqual(4);
      expect(answer.items.length).toBeLessThanOrEqual(1);
      found.push(...answer.items.map(({ userId }) => userId));
      looked += answer.looked;
      cursor = answer.nextCursor;
    } while (cursor !== null);
    expect(looked).toBe(5);
    expect(found.toSorted()).toEqual(ids(...three));
  });

  it('asks within a search and a section, and refuses what is no condition', async () => {
    const marked: Conditions = [{ field: 'total', is: 'atLeast', value: 0 }];
    expect((await page(marked, { group })).items).toHaveLength(3);
    expect((await page(marked, { q: 'nobody' })).items).toEqual([]);
    const wrong = await call(teacher, 'grades.listRows', { params, query: { where: '[{}]' } });
    expect(wrong.problem?.code).toBe('invalid_request');
  });

  it('finds nobody by an item that is no more', async () => {
    expect(await who({ field: 'status', itemId: ulid(), is: 'isNot', value: 'marked' })).toEqual(
      [],
    );
  });
});

describe('the order of a gradebook', async () => {
  const course = await makeCourse(world, teacher);
  const params = { courseId: course.courseId };
  const [itemId, otherId] = [ulid(), ulid()];
  for (const id of [itemId, otherId])
    await ok(teacher, 'grades.putItem', { params, body: { ...participation, itemId: id } });
  const people: Person[] = [];
  for (let at = 0; at < 5; at += 1) people.push(await learnerOf(world, course));
  const [ada, bob, cleo] = people as [Person, Person, Person];
  const type = async (whom: Person, points: number, version = 0) => {
    const change = { do: 'points' as const, points };
    const cells = [{ userId: whom.userId, itemId, version, change }];
    await ok(teacher, 'grades.saveMarks', { params, body: { cells, reason: null } });
    await runtime.drained();
  };
  await type(ada, 50_000);
  await type(bob, 90_000);
  await type(cleo, 100);
  const list = async (query: object) => {
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof ask>> = await ask({
        ...query,
        ...(cursor !== null && { cursor }),
      });
      found.push(...page.items.map(({ userId }) => userId));
      cursor = page.nextCursor;
    } while (cursor !== null);
    return found;
  };
  const ask = (query: object) => ok(teacher, 'grades.listRows', { params, query });
  const ids = (...some: Person[]) => some.map(({ userId }) => userId);

  it('is by an item as it is by a name: who has nothing in it comes last, page by page', async () => {
    for (const limit of ['1', '2', '50']) {
      const down = await list({ sort: itemId, order: 'desc', limit });
      expect(down.slice(0, 3)).toEqual(ids(bob, ada, cleo));
      expect(down.toSorted()).toEqual(ids(...people).toSorted());
      const up = await list({ sort: itemId, order: 'asc', limit });
      expect(up.slice(0, 3)).toEqual(ids(cleo, ada, bob));
      expect(up.slice(3)).toEqual(down.slice(3));
    }
    expect((await list({ sort: otherId })).toSorted()).toEqual(ids(...people).toSorted());
  });

  it('follows a mark that is changed, and leaves out who has left the course', async () => {
    await type(cleo, 95_000, 1);
    expect((await list({ sort: itemId, order: 'desc' })).slice(0, 3)).toEqual(ids(cleo, bob, ada));
    await ok(bob, 'enrollments.withdraw', { params });
    await runtime.drained();
    expect((await list({ sort: itemId, order: 'desc' })).slice(0, 2)).toEqual(ids(cleo, ada));
    expect(await list({ sort: itemId })).toHaveLength(4);
  });

  it('gives just some rows, and nothing of anybody who is not in the course', async () => {
    const stranger = await newPerson();
    const some = [ada.userId, stranger.userId, bob.userId].join(',');
    const { items, nextCursor } = await ask({ people: some });
    expect(items.map(({ userId }) => userId)).toEqual(ids(ada));
    expect(nextCursor).toBeNull();
    const wrong = await call(teacher, 'grades.listRows', { params, query: { people: 'ada' } });
    expect(wrong.problem?.code).toBe('invalid_request');
  });
});

it('case 21: marks without names are asked for in vain, as a condition, as an order and in a mean', async () => {
  const course = await makeCourse(world, teacher);
  const { courseId } = course;
  const itemId = await createTextAssignment(world, teacher, course, {
    anonymous: true,
    marking: { by: 'points', most: 100_000 },
  });
  const learners = [await learnerOf(world, course), await learnerOf(world, course)];
  await runtime.drained();
  const list = async (query: object = {}) =>
    (await ok(teacher, 'grades.listRows', { params: { courseId }, query })).items;
  const byName = (await list()).map(({ userId }) => userId);
  // Whoever stands last has the only mark: an order by it would put them first.
  const last = learners.find(({ userId }) => userId === byName[1])!;
  const params = { courseId, assignmentId: itemId };
  const draft = { version: null, draft: workOf('Mine.') };
  await ok(last, 'assignments.saveDraft', { params, body: draft });
  const { submissionId } = await ok(last, 'assignments.submit', {
    params,
    body: { version: 1, confirmed: false },
  });
  const written = { choices: [], points: 50_000, comment: '', isLateWaived: false, comments: [] };
  await ok(teacher, 'submissions.saveMarking', {
    params: { submissionId },
    body: { version: null, marking: written, isReady: true },
  });
  await runtime.drained();
  const taught = await ok(teacher, 'courses.listTaught', { query: { limit: '100' } });
  const sums = taught.items.find((one) => one.courseId === courseId)?.grades;
  expect(sums).toMatchObject({ n: 1, mean: null });
  for (const value of ['marked', 'waiting', 'open', 'unsubmitted'] as const)
    for (const is of ['is', 'isNot'] as const)
      expect(
        await list({ where: writeConditions([{ field: 'status', itemId, is, value }]) }),
      ).toEqual([]);
  const rows = await list({ sort: itemId });
  expect(rows.map(({ userId }) => userId)).toEqual(byName);
  expect(rows.flatMap(({ marks }) => marks)).toEqual([]);
});

describe('the views of a gradebook that somebody saves', async () => {
  const { courseId } = await makeCourse(world, teacher);
  const params = { courseId };
  const place = {
    ...usualPlace,
    where: writeConditions([{ field: 'total', is: 'below', value: 6000 }]),
    sort: 'total_desc',
  };
  const list = () => ok(teacher, 'grades.listViews', { params });

  it('are listed, renamed, replaced over the version that was seen, and deleted', async () => {
    const one = await ok(teacher, 'grades.saveView', {
      params,
      body: { name: 'In danger', place },
    });
    expect((await list()).items).toEqual([one]);
    const { viewId } = one;
    const next = await ok(teacher, 'grades.changeView', {
      params,
      body: { viewId, name: 'Below 60 %', place: { ...place, as: 'percent' }, version: 1 },
    });
    expect(next).toMatchObject({ name: 'Below 60 %', place: { as: 'percent' }, version: 2 });
    const late = await call(teacher, 'grades.changeView', {
      params,
      body: { viewId, name: 'Late', place, version: 1 },
    });
    expect(late.problem).toMatchObject({ code: 'stale_version', current: next });
    await ok(teacher, 'grades.removeView', { params, body: { viewId } });
    expect((await list()).items).toEqual([]);
    const again = await call(teacher, 'grades.removeView', { params, body: { viewId } });
    expect(again.status).toBe(404);
  });

  it('are of whoever saved them, and of one course', async () => {
    await ok(teacher, 'grades.saveView', { params, body: { name: 'Mine', place } });
    const admin = await newPerson('admins', 'Carmen');
    expect((await ok(admin, 'grades.listViews', { params })).items).toEqual([]);
    const other = await makeCourse(world, teacher);
    const there = { params: { courseId: other.courseId } };
    expect((await ok(teacher, 'grades.listViews', there)).items).toEqual([]);
  });

  it('open the book, one at a time, until that is taken back or the view is deleted', async () => {
    const admin = await newPerson('admins', 'Carmen');
    const opening = async (person = teacher) =>
      (await ok(person, 'grades.getBook', { params })).opensWith;
    const save = (name: string) =>
      ok(teacher, 'grades.saveView', { params, body: { name, place } });
    const change = (view: GradeView, more: { name?: string; isDefault?: boolean }) => {
      const { viewId, name, version } = view;
      return call(teacher, 'grades.changeView', {
        params,
        body: { viewId, name, place: view.place, version, ...more },
      });
    };
    const changed = async (...[view, more]: Parameters<typeof change>) => {
      const { body } = await change(view, more);
      return body;
    };
    expect(await opening()).toBeNull();
    const saved = await save('First');
    expect(saved.isDefault).toBe(false);
    const first = await changed(saved, { isDefault: true });
    expect(first).toMatchObject({ isDefault: true, version: 2 });
    expect(await opening()).toEqual({ viewId: first.viewId, name: 'First', place });
    // It is of whoever chose it, and of one course.
    expect(await opening(admin)).toBeNull();
    const other = await makeCourse(world, teacher);
    const there = { params: { courseId: other.courseId } };
    expect((await ok(teacher, 'grades.getBook', there)).opensWith).toBeNull();

    // What the view says later is what the book opens with.
    const renamed = await changed(first, { name: 'Renamed' });
    expect(renamed.isDefault).toBe(true);
    expect(await opening()).toMatchObject({ viewId: first.viewId, name: 'Renamed' });
    const late = await change(first, { isDefault: false });
    expect(late.problem).toMatchObject({ code: 'stale_version', current: renamed });
    expect(await opening()).toMatchObject({ name: 'Renamed' });

    const second = await changed(await save('Second'), { isDefault: true });
    expect(await opening()).toMatchObject({ name: 'Second' });
    const opens = async () =>
      (await list()).items.flatMap(({ name, isDefault }) => (isDefault ? [name] : []));
    expect(await opens()).toEqual(['Second']);
    // Of a view that it opened with before, nothing of the book is changed.
    const third = await changed(renamed, { name: 'Third' });
    expect(third.isDefault).toBe(false);
    expect(await opens()).toEqual(['Second']);
    expect((await changed(second, { isDefault: false })).isDefault).toBe(false);
    expect(await opening()).toBeNull();
    await changed(third, { isDefault: true });
    await ok(teacher, 'grades.removeView', { params, body: { viewId: third.viewId } });
    expect(await opening()).toBeNull();
    await ok(teacher, 'grades.removeView', { params, body: { viewId: second.viewId } });
  });

  it('case 85: opens with one view, as that is then, whatever is asked at once', async () => {
    const one = await ok(teacher, 'grades.saveView', { params, body: { name: 'One', place } });
    const two = await ok(teacher, 'grades.saveView', { params, body: { name: 'Two', place } });
    const ask = ({ viewId, version }: GradeView, name: string, isDefault?: boolean) =>
      call(teacher, 'grades.changeView', {
        params,
        body: { viewId, version, name, place, ...(isDefault === undefined ? {} : { isDefault }) },
      });
    for (let round = 0; round < 8; round += 1) {
      const known = new Map((await list()).items.map((view) => [view.viewId, view]));
      const [a, b] = [known.get(one.viewId)!, known.get(two.viewId)!];
      const answers = await Promise.all([
        ask(a, `One ${round}`, true),
        ask(b, `Two ${round}`, true),
        ask(a, `Uno ${round}`),
        ask(b, `Dos ${round}`, false),
      ]);
      for (const { status, problem } of answers)
        expect(status === 200 || ['stale_version', 'busy'].includes(problem?.code ?? '')).toBe(
          true,
        );
      const { opensWith } = await ok(teacher, 'grades.getBook', { params });
      const defaults = (await list()).items.filter(({ isDefault }) => isDefault);
      expect(defaults.map(({ viewId, name }) => ({ viewId, name, place }))).toEqual(
        opensWith ? [opensWith] : [],
      );
    }
    for (const { viewId } of [one, two])
      await ok(teacher, 'grades.removeView', { params, body: { viewId } });
    expect((await ok(teacher, 'grades.getBook', { params })).opensWith).toBeNull();
  });

  it('case 89: one key opens the book with a view once', async () => {
    const made = await ok(teacher, 'grades.saveView', { params, body: { name: 'Key', place } });
    const { viewId, name, version } = made;
    const input = {
      params,
      body: { viewId, name, place, version, isDefault: true },
      idempotencyKey: crypto.randomUUID(),
    };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call(teacher, 'grades.changeView', input)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(answers.map(({ body }) => body)).toEqual(
      Array.from({ length: 5 }, () => ({ ...made, isDefault: true, version: 2 })),
    );
    await ok(teacher, 'grades.removeView', { params, body: { viewId } });
  });

  it('are twenty at the most, and refuse what nobody can look at', async () => {
    for (let at = (await list()).items.length; at < 20; at += 1)
      await ok(teacher, 'grades.saveView', { params, body: { name: `View ${at}`, place } });
    const save = (body: { name: string; place: typeof place }) =>
      call(teacher, 'grades.saveView', { params, body });
    expect((await save({ name: 'One too many', place })).problem?.code).toBe('too_many_requests');
    const wrong = [
      { ...place, where: '[{"field":"total"}]' },
      { ...place, sort: 'grade_up' },
      { ...place, hidden: [participation.version] },
    ];
    for (const one of wrong)
      expect((await save({ name: 'Wrong', place: one as typeof place })).problem?.code).toBe(
        'invalid_request',
      );
  });
});
