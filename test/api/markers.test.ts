import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { mostMarkers } from '#shared/policies/marker-limits.ts';
import { makeCourse } from '../world/courses.ts';
import { makeGroups } from '../world/groups.ts';
import { plantMarker } from '../world/plant-marker.ts';
import { createTextAssignment, plantSubmission, tableOf } from '../world/planted-submission.ts';
import { learnerOf } from '../world/quizzes.ts';
import { startWorld } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson, ok, runtime } = world;
const table = tableOf(world);
const teacher = await newPerson('teachers');
const colleagues = [await newPerson('teachers'), await newPerson('teachers')] as const;
const student = await newPerson();
await runtime.drained();

async function scene(handedIn = 0, changes: object = {}) {
  const course = await makeCourse(world, teacher);
  const { courseId } = course;
  const assignmentId = await createTextAssignment(world, teacher, course, changes);
  const params = { courseId, assignmentId };
  const submissionIds: string[] = [];
  const handIn = async () => {
    const { userId } = await learnerOf(world, course);
    submissionIds.push(await plantSubmission(table, { userId, ...params }));
  };
  for (let at = 0; at < handedIn; at += 1) await handIn();
  const add = (email: string, groupIds: string[] = []) =>
    call(teacher, 'submissions.addMarker', { params: { courseId }, body: { email, groupIds } });
  return { course, courseId, params, submissionIds, handIn, add };
}

it('appoints who teaches, by their address in any letters, once; and says of nobody else whether they are there', async () => {
  const { courseId, add } = await scene();
  const made = await add(colleagues[0].email.toUpperCase());
  expect(made).toMatchObject({
    status: 201,
    body: { userId: colleagues[0].userId, groupIds: [], version: 1 },
  });
  expect((await add(colleagues[0].email)).problem?.code).toBe('marks_already');
  expect((await add(teacher.email)).problem?.code).toBe('marks_already');
  const [nobody, notTeaching] = [await add('nobody@example.com'), await add(student.email)];
  expect(nobody.problem?.code).toBe('teacher_unknown');
  expect({ ...notTeaching.problem, requestId: '' }).toEqual({ ...nobody.problem, requestId: '' });
  const { items } = await ok(teacher, 'submissions.listMarkers', { params: { courseId } });
  expect(items).toEqual([made.body]);
});

it('has no more than twenty, also where two are appointed at once', async () => {
  const { courseId, add } = await scene();
  for (let at = 2; at < mostMarkers; at += 1)
    await plantMarker(table, { courseId, userId: randomUUID() });
  const one = await newPerson('teachers');
  await runtime.drained();
  const answers = await Promise.all([
    add(colleagues[0].email),
    add(colleagues[1].email),
    add(one.email),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409]);
  const { items } = await ok(teacher, 'submissions.listMarkers', { params: { courseId } });
  expect(items).toHaveLength(mostMarkers);
});

it('takes the sections of the course alone, and tells who saw older ones', async () => {
  const { courseId, add } = await scene();
  const sections = await makeGroups(world, teacher, courseId, { groups: 2, isSections: true });
  const others = await makeGroups(world, teacher, courseId, { groups: 1 });
  const refused = await add(colleagues[0].email, [
    sections.groupIds[0] ?? '',
    others.groupIds[0] ?? '',
  ]);
  expect(refused.problem).toMatchObject({
    code: 'invalid_request',
    issues: [{ path: ['groupIds', 1], code: 'not_found' }],
  });
  await add(colleagues[0].email, sections.groupIds.slice(0, 1));
  const params = { courseId, userId: colleagues[0].userId };
  const change = (version: number, groupIds: string[]) =>
    call(teacher, 'submissions.changeMarker', { params, body: { groupIds, version } });
  expect((await change(1, sections.groupIds)).body).toMatchObject({ version: 2 });
  const stale = await change(1, []);
  expect(stale.problem).toMatchObject({
    code: 'stale_version',
    current: { version: 2, groupIds: sections.groupIds },
  });
});

it('takes a section that is removed from whoever marks it, and so a set with all of its groups', async () => {
  const { courseId, add } = await scene();
  const sections = await makeGroups(world, teacher, courseId, { groups: 3, isSections: true });
  const [first = '', ...others] = sections.groupIds;
  await add(colleagues[0].email, sections.groupIds);
  const own = async () => {
    await runtime.drained();
    const { items } = await ok(teacher, 'submissions.listMarkers', { params: { courseId } });
    return items.map(({ groupIds }) => groupIds);
  };
  await ok(teacher, 'groups.remove', { params: { ...sections.params, groupId: first } });
  expect(await own()).toEqual([others]);
  await ok(teacher, 'groups.removeSet', { params: sections.params });
  expect(await own()).toEqual([[]]);
});

it('shares out what waits evenly, with who teaches if that is wished, and lists it by marker', async () => {
  const { courseId, params, submissionIds, add } = await scene(7);
  for (const { email } of colleagues) await add(email);
  await runtime.drained();
  const markers = colleagues.map(({ userId }) => userId);
  const body = {
    way: 'evenly' as const,
    markers,
    withTeacher: true,
    again: false,
    standing: false,
  };
  expect((await ok(teacher, 'submissions.getAllocation', { params })).allocation).toBeNull();
  await ok(teacher, 'submissions.allocate', { params, body });
  await runtime.drained();
  const { allocation } = await ok(teacher, 'submissions.getAllocation', { params });
  const works = [allocation?.ofTeacher ?? 0, ...(allocation?.shares ?? []).map((one) => one.works)];
  expect(works.toSorted((a, b) => a - b)).toEqual([2, 2, 3]);
  expect(allocation).toMatchObject({ state: 'done', left: 0 });
  const all = await ok(teacher, 'submissions.list', { params });
  expect(all.items).toHaveLength(submissionIds.length);
  for (const [at, { userId }] of colleagues.entries()) {
    const { items } = await ok(teacher, 'submissions.list', { params, query: { marker: userId } });
    expect(items).toHaveLength(
      allocation?.shares.find((one) => one.userId === userId)?.works ?? -1,
    );
    expect(items.every((row) => row.markers.join() === userId)).toBe(true);
    const queue = await ok(colleagues[at] ?? teacher, 'submissions.listToMark');
    expect(queue.items).toHaveLength(items.length);
    expect(queue.items[0]).toMatchObject({ courseId, assignmentId: params.assignmentId });
  }
});

it('goes on with what is handed in later, until a press says otherwise', async () => {
  const { params, handIn, add } = await scene(2);
  for (const { email } of colleagues) await add(email);
  const markers = colleagues.map(({ userId }) => userId);
  const share = async (standing: boolean) => {
    const body = { way: 'evenly' as const, markers, withTeacher: false, again: false, standing };
    expect(await ok(teacher, 'submissions.allocate', { params, body })).toMatchObject({ standing });
    await runtime.drained();
  };
  const worksOf = async () => {
    await runtime.drained();
    const { allocation } = await ok(teacher, 'submissions.getAllocation', { params });
    return (allocation?.shares ?? []).map(({ works }) => works).toSorted((a, b) => a - b);
  };
  await share(true);
  expect(await worksOf()).toEqual([1, 1]);
  await Promise.all([handIn(), handIn(), handIn()]);
  expect(await worksOf()).toEqual([2, 3]);
  const queues = await Promise.all(
    colleagues.map((one) => ok(one, 'submissions.list', { params })),
  );
  expect(queues.map(({ items }) => items.length).toSorted((a, b) => a - b)).toEqual([2, 3]);
  await share(false);
  await handIn();
  expect(await worksOf()).toEqual([2, 3]);
});

it('refuses a share where nobody shares, a marker is gone, or a second one begins', async () => {
  const { params, add } = await scene(1);
  const share = (changes: object) =>
    call(teacher, 'submissions.allocate', {
      params,
      body: {
        way: 'evenly',
        markers: [],
        withTeacher: false,
        again: false,
        standing: false,
        ...changes,
      },
    });
  for (const changes of [
    {},
    { markers: [colleagues[0].userId] },
    { way: 'bySection' },
    { way: 'bySection', withTeacher: true },
  ])
    expect((await share(changes)).problem?.code).toBe('allocation_not_possible');
  await add(colleagues[0].email);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => share({ markers: [colleagues[0].userId] })),
  );
  const codes = answers.flatMap(({ problem }) => problem?.code ?? []);
  expect(codes.every((code) => code === 'allocation_runs')).toBe(true);
  expect(answers.some(({ status }) => status === 201)).toBe(true);
});

it('gives works to a marker by hand, and back to who teaches: all that are named, or none', async () => {
  const { params, submissionIds, add } = await scene(3);
  await add(colleagues[0].email);
  const other = await scene(1);
  const assign = (ids: string[], markers: string[]) =>
    call(teacher, 'submissions.assign', { params, body: { submissionIds: ids, markers } });
  const [one = '', two = ''] = submissionIds;
  const foreign = await assign([one, other.submissionIds[0] ?? ''], [colleagues[0].userId]);
  expect(foreign.problem?.code).toBe('not_found');
  const many = await assign([one], [colleagues[0].userId, colleagues[1].userId]);
  expect(many.problem?.code).toBe('allocation_not_possible');
  const page = async () => (await ok(teacher, 'submissions.list', { params })).items;
  await runtime.drained();
  expect((await page()).every(({ markers }) => markers.length === 0)).toBe(true);
  expect((await assign([one, two, one], [colleagues[0].userId])).status).toBe(200);
  await runtime.drained();
  const markersOf = async (submissionId: string) =>
    (await page()).find((row) => row.submissionId === submissionId)?.markers;
  expect(await markersOf(one)).toEqual([colleagues[0].userId]);
  await assign([one], []);
  await runtime.drained();
  expect(await markersOf(one)).toEqual([]);
  expect(await markersOf(two)).toEqual([colleagues[0].userId]);
  const queue = await ok(teacher, 'submissions.listToMark');
  const ofThis = queue.items.filter(({ assignmentId }) => assignmentId === params.assignmentId);
  expect(ofThis.map(({ submissionId }) => submissionId)).not.toContain(two);
  expect(ofThis).toHaveLength(2);
});

it('says in one’s own data in which courses one marks, and forgets it with the account', async () => {
  const { courseId, add } = await scene();
  await add(colleagues[1].email);
  await runtime.drained();
  const exported = JSON.stringify(await ok(colleagues[1], 'accounts.exportMe'));
  expect(exported).toContain(courseId);
  expect(exported).not.toContain('addedBy');
});
