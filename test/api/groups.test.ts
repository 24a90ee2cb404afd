import { describe, expect, it } from 'vitest';
import { makeCourse } from '../world/courses.ts';
import { anytime, makeGroups, newGroupSet } from '../world/groups.ts';
import { learnerOf } from '../world/quizzes.ts';
import { startWorld, type Person } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson, ok, runtime } = world;
const teacher = await newPerson('teachers');

type Set = { courseId: string; setId: string };

/** Who is in which group, by the places of the groups. */
async function placesIn(params: Set) {
  const { items } = await ok(teacher, 'groups.list', { params });
  return items.map(({ size, members }) => [size, ...members.map(({ userId }) => userId)]);
}

const place = (params: Set, people: Person[], groupId: string | null) =>
  call(teacher, 'groups.place', {
    params,
    body: { userIds: people.map(({ userId }) => userId), groupId },
  });

/** A course with some students, and a set with two groups. */
async function scene(changes: Parameters<typeof makeGroups>[3] = {}, students = 2) {
  const course = await makeCourse(world, teacher);
  const people: Person[] = [];
  for (let at = 0; at < students; at += 1) people.push(await learnerOf(world, course));
  const made = await makeGroups(world, teacher, course.courseId, { groups: 2, ...changes });
  const [first = '', second = ''] = made.groupIds;
  return { ...made, courseId: course.courseId, people, first, second };
}

describe('groups that the teacher makes', () => {
  it('case 17: hold people who are moved from one into the other, all named or nobody', async () => {
    const { params, people, first, second } = await scene();
    const [ana = teacher, ben = teacher] = people;
    expect((await place(params, people, first)).status).toBe(200);
    expect((await place(params, [ben], second)).status).toBe(200);
    expect(await placesIn(params)).toEqual([
      [1, ana.userId],
      [1, ben.userId],
    ]);
    const stranger = await newPerson();
    expect((await place(params, [ana, stranger], second)).problem?.code).toBe('not_enrolled');
    expect((await place(params, [ana], null)).status).toBe(200);
    expect(await placesIn(params)).toEqual([[0], [1, ben.userId]]);
  });

  it('case 23: show a student their own group with the names of those in it, and no other', async () => {
    const { params, courseId, people, first, second } = await scene({}, 3);
    const [ana = teacher, ben = teacher, cyd = teacher] = people;
    await place(params, [ana, ben], first);
    await place(params, [cyd], second);
    const { items } = await ok(ana, 'groups.listSets', { params: { courseId } });
    expect(items).toMatchObject([
      { own: { groupId: first }, can: { edit: false, choose: false }, allotment: null },
    ]);
    const seen = await ok(ana, 'groups.list', { params });
    expect(seen.items).toMatchObject([{ groupId: first, size: 2, isOwn: true }]);
    const own = await ok(ana, 'groups.get', { params: { ...params, groupId: first } });
    expect(own.members.map(({ userId }) => userId).toSorted()).toEqual(
      [ana.userId, ben.userId].toSorted(),
    );
    const other = await call(ana, 'groups.get', { params: { ...params, groupId: second } });
    expect(other.problem?.code).toBe('not_found');
    expect(JSON.stringify([items, seen, own])).not.toContain(cyd.userId);
    const choosing = await call(ana, 'groups.join', {
      params: { ...params, groupId: first === own.groupId ? second : first },
      body: {},
    });
    expect(choosing.problem?.code).toBe('choice_closed');
    // Who is in none of them does not know of the set.
    const dan = await learnerOf(world, { courseId });
    expect((await ok(dan, 'groups.listSets', { params: { courseId } })).items).toEqual([]);
    expect((await call(dan, 'groups.list', { params })).status).toBe(404);
  });

  it('say who of the course is in which of them, and who is in none, a page at a time', async () => {
    const { params, people, first } = await scene({}, 3);
    await runtime.drained();
    await place(params, people.slice(0, 2), first);
    const whole = await ok(teacher, 'groups.listPeople', { params });
    expect(new Map(whole.items.map(({ userId, groupId }) => [userId, groupId]))).toEqual(
      new Map(people.map(({ userId }, at) => [userId, at < 2 ? first : null])),
    );
    const names = whole.items.map(({ name }) => name);
    expect(names.every((name) => name !== '')).toBe(true);
    const left: string[] = [];
    let cursor: string | null = null;
    do {
      const page: typeof whole = await ok(teacher, 'groups.listPeople', {
        params,
        query: { limit: '1', without: 'group', ...(cursor && { cursor }) },
      });
      expect(page.items.length).toBeLessThanOrEqual(1);
      left.push(...page.items.map(({ userId }) => userId));
      cursor = page.nextCursor;
    } while (cursor);
    expect(left).toEqual([people[2]?.userId]);
  });

  it('are left by who leaves the course, and go with their set', async () => {
    const { params, courseId, people, first } = await scene();
    const [ana = teacher, ben = teacher] = people;
    await place(params, people, first);
    await ok(ana, 'enrollments.withdraw', { params: { courseId } });
    await runtime.drained();
    expect(await placesIn(params)).toEqual([[1, ben.userId], [0]]);
    await ok(teacher, 'groups.remove', { params: { ...params, groupId: first } });
    expect(await placesIn(params)).toEqual([[0]]);
    await ok(teacher, 'groups.removeSet', { params });
    expect((await call(teacher, 'groups.list', { params })).status).toBe(404);
    await runtime.drained();
    expect((await ok(teacher, 'groups.listSets', { params: { courseId } })).items).toEqual([]);
  });

  it('keep who came in while two teachers rename them: the second is told', async () => {
    const { params, people, first } = await scene();
    const group = { params: { ...params, groupId: first } };
    const rename = (name: string) =>
      call(teacher, 'groups.update', { ...group, body: { version: 1, name: { en: name } } });
    await place(params, people, first);
    expect((await rename('The owls')).status).toBe(200);
    const late = await rename('The hawks');
    expect([late.status, late.problem?.current]).toMatchObject([409, { name: { en: 'The owls' } }]);
    expect(await ok(teacher, 'groups.get', group)).toMatchObject({ size: 2, version: 2 });
  });

  it('are sections in one set of a course at the most, and no course has more than twenty sets', async () => {
    const { courseId } = await makeCourse(world, teacher);
    const make = (isSections: boolean) =>
      call(teacher, 'groups.createSet', {
        params: { courseId },
        body: newGroupSet({ isSections }),
      });
    const first = await make(true);
    expect((await make(true)).problem?.code).toBe('sections_taken');
    const second = await make(false);
    const change = (setId: string, version: number, isSections: boolean) =>
      call(teacher, 'groups.updateSet', {
        params: { courseId, setId },
        body: { version, isSections },
      });
    const { setId } = first.body;
    expect((await change(second.body.setId, 1, true)).problem?.code).toBe('sections_taken');
    expect((await change(setId, 1, false)).status).toBe(200);
    expect((await change(second.body.setId, 1, true)).status).toBe(200);
    for (let at = 2; at < 20; at += 1) expect((await make(false)).status).toBe(201);
    expect((await make(false)).problem?.code).toBe('groups_full');
    await ok(teacher, 'groups.removeSet', { params: { courseId, setId } });
    expect((await make(false)).status).toBe(201);
  });
});

describe('groups that students choose', () => {
  it('case 84: take as many as there are places, of all who want one at once; who moves is in one', async () => {
    const { params, people, first, second } = await scene({ choice: anytime, mostMembers: 4 }, 10);
    const into = (person: Person, groupId: string) =>
      call(person, 'groups.join', { params: { ...params, groupId }, body: {} });
    const answers = await Promise.all(people.map((one) => into(one, first)));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ problem }) => problem?.code)).toEqual(Array(6).fill('group_full'));
    const inside = people.filter((_, at) => answers[at]?.status === 200);
    expect(inside).toHaveLength(4);
    const [ana = teacher] = inside;
    expect((await into(ana, second)).body).toMatchObject({ groupId: second, size: 1, isOwn: true });
    expect((await placesIn(params)).map(([size]) => size)).toEqual([3, 1]);
    // Of the others' names a student learns nothing here.
    const { items } = await ok(ana, 'groups.list', { params });
    expect(items.map(({ size, members }) => [size, members.length])).toEqual([
      [3, 0],
      [1, 1],
    ]);
    await ok(ana, 'groups.leave', { params: { ...params, groupId: second } });
    expect((await ok(ana, 'groups.list', { params })).items.map(({ isOwn }) => isOwn)).toEqual([
      false,
      false,
    ]);
  });

  it('are closed from the instant that was set', async () => {
    const closesAt = new Date(Date.now() - 1000).toISOString();
    const { params, people, first } = await scene({ choice: { closesAt } });
    const [ana = teacher] = people;
    const group = { params: { ...params, groupId: first } };
    const late = await call(ana, 'groups.join', { ...group, body: {} });
    expect(late.problem?.code).toBe('choice_closed');
    await place(params, [ana], first);
    expect((await call(ana, 'groups.leave', group)).problem?.code).toBe('choice_closed');
  });
});

describe('dividing a course by chance', () => {
  it('shows first what it would come to, and then leaves nobody without a group and moves nobody', async () => {
    const { params, people, first } = await scene({}, 8);
    const [ana = teacher] = people;
    await place(params, [ana], first);
    await runtime.drained();
    const preview = (n: number) =>
      ok(teacher, 'groups.previewAllotment', { params, query: { by: 'size', n: String(n) } });
    expect(await preview(3)).toEqual({
      people: 7,
      groups: 3,
      smallest: 2,
      largest: 3,
      refusal: null,
    });
    expect(await preview(20)).toMatchObject({ groups: 1, largest: 7 });
    const body = { by: 'size' as const, n: 3, name: { en: 'Team', es: 'Equipo' } };
    expect(await ok(teacher, 'groups.allot', { params, body })).toMatchObject({
      state: 'running',
      of: 7,
    });
    await runtime.drained();
    const { items } = await ok(teacher, 'groups.list', { params });
    expect(items.map(({ name, size }) => [name.en, size]).slice(0, 3)).toEqual([
      ['Group 1', 1],
      ['Group 2', 0],
      ['Team 3', expect.any(Number)],
    ]);
    expect(items.map(({ size }) => size).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 2, 3]);
    const [set] = (await ok(teacher, 'groups.listSets', { params: { courseId: params.courseId } }))
      .items;
    expect(set).toMatchObject({ groups: 5, allotment: { state: 'done', placed: 7, of: 7 } });
    expect((await preview(3)).refusal).toBe('nobody');
    const again = await call(teacher, 'groups.allot', { params, body });
    expect(again.problem?.code).toBe('allotment_not_possible');
  });
});
