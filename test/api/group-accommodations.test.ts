import { describe, expect, it } from 'vitest';
import { type Key, keys } from '#functions/data/keys.ts';
import { accommodateGroup, accommodatePerson, type Changes } from '../world/accommodations.ts';
import { anytime, makeGroups } from '../world/groups.ts';
import { trueFalse } from '../world/questions.ts';
import { begin, learnerOf, makeQuiz } from '../world/quizzes.ts';
import { openRawTable } from '../world/raw-table.ts';
import { type Person, startWorld } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson, ok, runtime } = world;
const raw = openRawTable(world);
const teacher = await newPerson('teachers');
const minute = 60_000;

const itemAt = async ({ pk, sk }: Key) =>
  (await raw.items()).find((item) => item.pk === pk && item.sk === sk);

type Group = { courseId: string; setId: string; groupId: string };

const place = ({ groupId, ...params }: Group, ...people: Person[]) =>
  ok(teacher, 'groups.place', {
    params,
    body: { userIds: people.map(({ userId }) => userId), groupId },
  });

const give = (
  group: Group,
  changes: Changes | null,
  more?: Parameters<typeof accommodateGroup>[4],
) => accommodateGroup(world, teacher, group, changes, more);

/** A quiz of ten minutes and one attempt, two groups of its course, and students of whom the first is in the first group. */
async function scene(students = 2) {
  const quiz = await makeQuiz(world, teacher, [trueFalse()], { minutes: 10, attempts: 1 });
  const { courseId } = quiz;
  const made = await makeGroups(world, teacher, courseId, { groups: 2, choice: anytime });
  const [first, second] = made.groupIds.map((groupId) => ({ ...made.params, groupId })) as [
    Group,
    Group,
  ];
  const people: Person[] = [];
  for (let at = 0; at < students; at += 1) people.push(await learnerOf(world, quiz));
  const [ana = teacher, ben = teacher] = people;
  await place(first, ana);
  await runtime.drained();
  const page = (who: Person) => ok(who, 'quizzes.get', { params: quiz.params });
  const time = async (who: Person) => (await page(who)).minutes;
  const list = async () =>
    (await ok(teacher, 'attempts.listAccommodations', { params: { courseId } })).items;
  const accommodated = async () => (await itemAt(keys.course(courseId)))?.accommodated;
  return { quiz, courseId, first, second, ana, ben, page, time, list, accommodated };
}

describe('what is different for a group', () => {
  it('O2: is in the next attempt of who is in it, and of nobody else', async () => {
    const { quiz, first, ana, ben, page } = await scene();
    const closesAt = '2099-01-01T08:00:00.000Z';
    expect((await give(first, { morePercent: 50, moreAttempts: 1, closesAt })).status).toBe(200);
    expect(await page(ana)).toMatchObject({
      minutes: 15,
      attempts: 2,
      closesAt,
      time: { seconds: 900 },
      accommodation: { morePercent: 50, moreAttempts: 1, ownDates: true, from: 'group' },
    });
    expect(await page(ben)).toMatchObject({ minutes: 10, attempts: 1, accommodation: null });
    const params = await begin(world, ana, quiz);
    const { startedAt, deadline } = await ok(ana, 'quizzes.getAttempt', { params });
    expect(Date.parse(deadline ?? '') - Date.parse(startedAt)).toBe(15 * minute);
    const listed = async (who: Person) => (await ok(who, 'quizzes.list')).items;
    expect(await listed(ana)).toMatchObject([{ minutes: 15, attempts: 2, closesAt }]);
    expect(await listed(ben)).toMatchObject([{ minutes: 10, attempts: 1, closesAt: null }]);
    await ok(ana, 'quizzes.submit', { params, body: {} });
    expect((await page(ana)).refusal).toBeNull();
  });

  it('at a quiz takes the place of that of the course, whole', async () => {
    const { quiz, first, ana, page } = await scene();
    await give(first, { morePercent: 50, moreAttempts: 1 });
    await give(first, { morePercent: 100 }, { quizId: quiz.quizId });
    expect(await page(ana)).toMatchObject({ minutes: 20, attempts: 1 });
    expect((await ok(ana, 'quizzes.list')).items).toMatchObject([{ minutes: 20, attempts: 1 }]);
  });

  it('case 42: holds for nobody who has something of their own', async () => {
    const { quiz, courseId, first, ana, ben, page, time } = await scene();
    await place(first, ben);
    await give(first, { morePercent: 100, moreAttempts: 2 }, { quizId: quiz.quizId });
    await accommodatePerson(world, teacher, { courseId, userId: ana.userId }, { morePercent: 10 });
    expect(await page(ana)).toMatchObject({
      minutes: 11,
      attempts: 1,
      accommodation: { from: 'person' },
    });
    expect((await ok(ana, 'quizzes.list')).items).toMatchObject([{ minutes: 11, attempts: 1 }]);
    expect(await time(ben)).toBe(20);
  });

  it('is the most generous of each part for who is in groups of several sets', async () => {
    const { courseId, first, ana, page } = await scene();
    const other = await makeGroups(world, teacher, courseId);
    const group = { ...other.params, groupId: other.groupId };
    await place(group, ana);
    const [early, late] = ['2098-01-01T08:00:00.000Z', '2099-01-01T08:00:00.000Z'];
    await give(first, { morePercent: 50, closesAt: early });
    await give(group, { morePercent: 25, moreAttempts: 2, closesAt: late });
    const most = { minutes: 15, attempts: 3, closesAt: late };
    expect(await page(ana)).toMatchObject(most);
    expect((await ok(ana, 'quizzes.list')).items).toMatchObject([most]);
  });

  it('leaves a running attempt as it began: when it changes, and when its person comes or goes', async () => {
    const { quiz, first, second, ana, ben, time } = await scene();
    await give(first, { morePercent: 50 });
    await give(second, { morePercent: 300 });
    const [hers, his] = [await begin(world, ana, quiz), await begin(world, ben, quiz)];
    const spans = async () => {
      const attempts = [
        await ok(ana, 'quizzes.getAttempt', { params: hers }),
        await ok(ben, 'quizzes.getAttempt', { params: his }),
      ];
      return attempts.map(
        ({ startedAt, deadline }) => (Date.parse(deadline ?? '') - Date.parse(startedAt)) / minute,
      );
    };
    expect(await spans()).toEqual([15, 10]);
    await give(first, { morePercent: 0 }, { version: 1 });
    expect(await spans()).toEqual([15, 10]);
    await ok(ana, 'groups.leave', { params: first });
    await ok(ben, 'groups.join', { params: second, body: {} });
    expect(await spans()).toEqual([15, 10]);
    expect([await time(ana), await time(ben)]).toEqual([10, 40]);
  });

  it('is set and removed as it was seen: the second of two is told, and the page is theirs to read', async () => {
    const { courseId, first, second, ana, list } = await scene();
    await give(first, { morePercent: 50 });
    await accommodatePerson(world, teacher, { courseId, userId: ana.userId }, { moreAttempts: 1 });
    const late = await give(first, { morePercent: 25 });
    expect([late.status, late.problem?.current]).toMatchObject([
      409,
      { morePercent: 50, of: { kind: 'group', name: { en: 'Group 1' } } },
    ]);
    const { setId, groupId } = first;
    expect(await list()).toMatchObject([
      { of: { kind: 'person', userId: ana.userId } },
      {
        of: { kind: 'group', setId, groupId, setName: { en: 'Project groups' } },
        by: { userId: teacher.userId },
        version: 1,
      },
    ]);
    const page = await ok(teacher, 'attempts.listAccommodations', {
      params: { courseId },
      query: { limit: '1' },
    });
    const next = await ok(teacher, 'attempts.listAccommodations', {
      params: { courseId },
      query: { limit: '1', cursor: page.nextCursor ?? '' },
    });
    expect([...page.items, ...next.items].map(({ of }) => of.kind)).toEqual(['person', 'group']);
    expect((await give(first, null, { version: 1 })).body).toEqual({ accommodation: null });
    expect((await list()).map(({ of }) => of.kind)).toEqual(['person']);
    const unknown = { ...second, groupId: second.setId };
    expect((await give(unknown, { morePercent: 25 })).status).toBe(404);
    const wrong = { opensAt: '2027-01-02T08:00:00.000Z', closesAt: '2027-01-01T08:00:00.000Z' };
    expect((await give(second, wrong)).status).toBe(400);
  });

  it('goes with its group, and with its set: the course knows that there is nothing more to ask for', async () => {
    const { quiz, first, second, ana, ben, time, list, accommodated } = await scene();
    expect(await accommodated()).toBeUndefined();
    await place(second, ben);
    await give(first, { morePercent: 50 });
    await give(first, { morePercent: 100 }, { quizId: quiz.quizId });
    await give(second, { morePercent: 50 });
    expect(await accommodated()).toEqual({ [first.setId]: 3 });
    await ok(teacher, 'groups.remove', { params: first });
    expect(await time(ana)).toBe(10);
    expect(await list()).toMatchObject([{ of: { groupId: second.groupId } }]);
    await runtime.drained();
    expect(await accommodated()).toEqual({ [first.setId]: 1 });
    expect(await itemAt(keys.groupAccommodation(first.courseId, first.setId, first.groupId))).toBe(
      undefined,
    );
    const { courseId, setId } = second;
    await ok(teacher, 'groups.removeSet', { params: { courseId, setId } });
    expect(await time(ben)).toBe(10);
    expect(await accommodated()).toEqual({});
    await runtime.drained();
    expect(await list()).toEqual([]);
    expect(await itemAt(keys.groupAccommodation(courseId, setId, second.groupId))).toBe(undefined);
  });

  it('stays while the course is edited, and is in no copy of it', async () => {
    const { courseId, first, accommodated } = await scene();
    await give(first, { morePercent: 50 });
    const { course } = await ok(teacher, 'lessons.getStructure', { params: { courseId } });
    expect(course).not.toHaveProperty('accommodated');
    const { version } = course;
    await ok(teacher, 'courses.update', {
      params: { courseId },
      body: { version, title: { en: 'Another title' } },
    });
    expect(await accommodated()).toEqual({ [first.setId]: 1 });
    const copy = await ok(teacher, 'courses.duplicate', {
      params: { courseId },
      body: {
        version: version + 1,
        code: `COPY-${Date.now() % 100_000}`,
        title: { en: 'A copy' },
        startsOn: null,
      },
    });
    expect((await itemAt(keys.course(copy.courseId)))?.accommodated).toBeUndefined();
  });
});

it('case 42: nobody but who may edit the course sets or lists what is different for a group, and no peer learns of it', async () => {
  const { courseId, first, ana, ben, page } = await scene();
  const stranger = await newPerson('teachers');
  const by = async (who: Person) =>
    (await accommodateGroup(world, who, first, { morePercent: 50 })).status;
  expect([await by(ben), await by(ana), await by(stranger)]).toEqual([403, 403, 404]);
  const reason = 'They come from the night shift.';
  await give(first, { morePercent: 50, reason });
  const list = await call(stranger, 'attempts.listAccommodations', { params: { courseId } });
  expect(list.status).toBe(404);
  const seenBy = async (who: Person) =>
    JSON.stringify([
      await page(who),
      await ok(who, 'quizzes.list'),
      await ok(who, 'groups.listSets', { params: { courseId } }),
      await ok(who, 'catalog.getCourse', { params: { courseId } }),
      await ok(who, 'accounts.exportMe'),
    ]);
  for (const who of [ana, ben]) {
    const seen = await seenBy(who);
    expect(seen).not.toContain(reason);
    expect(seen).not.toContain('accommodated');
  }
  expect(await seenBy(ben)).not.toContain('"from":"group"');
});
