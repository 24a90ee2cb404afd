import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { marks } from '#functions/data/marks/marks.ts';
import { submissions } from '#functions/data/assignments/submissions.ts';
import { makeCourse } from '../world/courses.ts';
import { createTextAssignment, plantSubmission, tableOf } from '../world/planted-submission.ts';
import { learnerOf } from '../world/quizzes.ts';
import { type Person, startWorld } from '../world/world.ts';

const world = await startWorld();
const { call, ok, newPerson, runtime } = world;
const table = tableOf(world);
const teacher = await newPerson('teachers');
const [second, third] = [await newPerson('admins'), await newPerson('admins')];
const course = await makeCourse(world, teacher);
const { courseId } = course;

const canaries = { first: 8_765_432, second: 1_234_567 };
const of = (points: number, who: string) => ({
  choices: [],
  points,
  comment: `words of the ${who}`,
  isLateWaived: false,
  comments: [
    {
      commentId: ulid(),
      anchor: { in: 'text' as const, from: 0, to: 4, quote: 'Mine' },
      text: `a place of the ${who}`,
    },
  ],
});
const first = of(canaries.first, 'first');
const other = of(canaries.second, 'second');
const [saidByFirst, saidBySecond] = [
  [String(canaries.first), 'of the first'],
  [String(canaries.second), 'of the second'],
];

async function submissionWith(changes: object = {}) {
  const assignmentId = await createTextAssignment(world, teacher, course, {
    marking: { by: 'points', most: 9_999_000 },
    secondMarker: { tolerancePercent: 10 },
    ...changes,
  });
  const params = { courseId, assignmentId };
  const learner = await learnerOf(world, course);
  const place = { userId: learner.userId, ...params };
  const submissionId = await plantSubmission(table, place);
  await runtime.drained();
  return { params, learner, place, one: { params: { submissionId } } };
}
type Work = Awaited<ReturnType<typeof submissionWith>>;

const save = (
  by: Person,
  { one }: Work,
  marking: typeof first,
  version: number | null = null,
  isReady = true,
) => call(by, 'submissions.saveMarking', { ...one, body: { version, marking, isReady } });
const agree = (by: Person, { one }: Work, on: 'first' | 'second' = 'first') =>
  call(by, 'submissions.agree', { ...one, body: { on, version: 1, reason: 'We talked.' } });
const release = ({ params }: Work) =>
  ok(teacher, 'submissions.release', { params, body: { submissionIds: null, at: null } });

/** All that somebody who marks may ask of it. */
async function seenBy(marker: Person, { one, params }: Work) {
  await runtime.drained();
  const answers = await Promise.all([
    ok(marker, 'submissions.get', one),
    ok(marker, 'submissions.list', { params }),
    ok(marker, 'submissions.listToMark', {}),
    ok(marker, 'grades.getBook', { params: { courseId } }),
    ok(marker, 'grades.listRows', { params: { courseId } }),
  ]);
  return JSON.stringify(answers);
}

it('case 19: nobody who marks reads what another gave before both have given theirs', async () => {
  const work = await submissionWith();
  await save(teacher, work, first);
  await save(second, work, other, null, false);
  for (const canary of saidByFirst) {
    expect(await seenBy(second, work)).not.toContain(canary);
    expect(await seenBy(third, work)).not.toContain(canary);
  }
  for (const canary of saidBySecond) {
    expect(await seenBy(teacher, work)).not.toContain(canary);
    expect(await seenBy(third, work)).not.toContain(canary);
  }
  await save(second, work, other, 1);
  for (const canary of [...saidByFirst, ...saidBySecond])
    for (const marker of [teacher, second, third])
      expect(await seenBy(marker, work)).toContain(canary);
});

it('case 19: neither of two marks reaches its person before the release, and then the agreed one alone', async () => {
  const work = await submissionWith();
  const { params, learner } = work;
  await save(teacher, work, first);
  await save(second, work, other);
  const reached = async () => {
    await runtime.drained();
    const answers = await Promise.all([
      call(learner, 'progress.getDashboard'),
      call(learner, 'accounts.exportMe'),
      call(learner, 'assignments.getSubmission', { params: { ...params, number: '1' } }),
      call(learner, 'assignments.get', { params: { assignmentId: params.assignmentId } }),
      call(learner, 'assignments.list'),
      call(learner, 'grades.getOwn', { params: { courseId } }),
      call(learner, 'submissions.get', work.one),
    ]);
    return JSON.stringify(answers.map(({ body }) => body));
  };
  const nothing = [...saidByFirst, ...saidBySecond, 'We talked.', teacher.userId, second.userId];
  for (const canary of nothing) expect(await reached()).not.toContain(canary);
  await release(work);
  for (const canary of nothing) expect(await reached()).not.toContain(canary);
  await agree(third, work, 'second');
  for (const canary of nothing) expect(await reached()).not.toContain(canary);
  await release(work);
  const then = await reached();
  for (const canary of saidBySecond) expect(then).toContain(canary);
  for (const canary of [...saidByFirst, 'We talked.']) expect(then).not.toContain(canary);
});

it('case 18: one person is never both markers, and a third marks nothing', async () => {
  const work = await submissionWith({ secondMarker: { tolerancePercent: 100 } });
  await save(teacher, work, first);
  await save(teacher, work, other, 1);
  expect(await ok(teacher, 'submissions.get', work.one)).toMatchObject({
    second: 'waits',
    double: { markers: [{ userId: teacher.userId }] },
  });
  await save(second, work, other, null, false);
  const refused = await save(third, work, first);
  expect(refused.body).toMatchObject({ code: 'submission_locked' });
  const stranger = await newPerson('teachers');
  expect((await save(stranger, work, first)).status).toBe(404);
  expect((await agree(stranger, work)).status).toBe(404);
  expect((await agree(work.learner, work)).status).toBe(403);
});

it('case 21: two mark work without learning whose it is, and their dates do not tell', async () => {
  const work = await submissionWith({ anonymous: true });
  await save(teacher, work, first);
  await save(second, work, other);
  for (const marker of [teacher, second]) {
    const shown = JSON.stringify(await ok(marker, 'submissions.get', work.one));
    expect(shown).not.toContain(work.learner.userId);
    expect(shown).not.toContain(work.learner.email);
  }
});

it('case 86: of many who give the second mark at once there is one, and one mark follows', async () => {
  for (let round = 0; round < 5; round += 1) {
    const work = await submissionWith({ secondMarker: { tolerancePercent: 100 } });
    await save(teacher, work, first);
    const answers = await Promise.all([
      save(second, work, other),
      save(third, work, other),
      save(teacher, work, first, 1),
      release(work),
    ]);
    const [one, another] = answers;
    expect([one, another].map((answer) => answer?.status)).toEqual(
      expect.arrayContaining([200, 409]),
    );
    await runtime.drained();
    const own = await submissions.get(table, work.place);
    const marking = own?.markings[work.one.params.submissionId];
    expect(marking?.double?.markers).toHaveLength(2);
    expect(marking?.double?.outcome).toBe('agreed');
    const mark = await marks.get(table, { ...work.place, itemId: work.params.assignmentId });
    expect(mark?.points).toBe(Math.ceil((canaries.first + canaries.second) / 2));
    expect(mark?.source).toMatchObject({ markers: marking?.double?.markers.map(({ by }) => by) });
  }
});

it('case 86: of two who agree at once on different marks one is told that it is done', async () => {
  const work = await submissionWith();
  await save(teacher, work, first);
  await save(second, work, other);
  const answers = await Promise.all([agree(teacher, work, 'first'), agree(second, work, 'second')]);
  expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]));
});

it('case 92: an agreement is written with the mark, its change and who agreed, or not at all', async () => {
  const work = await submissionWith();
  await save(teacher, work, first);
  await save(second, work, other);
  await agree(third, work, 'first');
  const whose = { ...work.place, itemId: work.params.assignmentId };
  const mark = await marks.get(table, whose);
  const { items } = await marks.changes(table, whose, { limit: 10 });
  expect(mark).toMatchObject({ points: canaries.first, status: 'marked' });
  expect(items[0]).toMatchObject({ because: { kind: 'judged' }, by: third.userId });
  const own = await submissions.get(table, work.place);
  expect(own?.markings[work.one.params.submissionId]).toMatchObject({
    state: 'marked',
    double: { outcome: 'agreed' },
  });
});
