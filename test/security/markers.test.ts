import { describe, expect, it } from 'vitest';
import type { CallInput } from '#shared/contract/client.ts';
import { contract, type RouteId } from '#shared/contract/index.ts';
import { courseMarkers } from '#functions/data/assignments/course-markers.ts';
import { createRequests, permissions } from '../features/index.ts';
import { makeCourse } from '../world/courses.ts';
import { makeGroups } from '../world/groups.ts';
import { plantAllocation, plantMarker } from '../world/plant-marker.ts';
import { plantLook } from '../world/plant-look.ts';
import { createTextAssignment, plantSubmission, tableOf } from '../world/planted-submission.ts';
import { learnerOf } from '../world/quizzes.ts';
import { makeScene } from '../world/scene.ts';
import { type Person, startWorld } from '../world/world.ts';

const world = await startWorld();
const { call, newPerson, ok, runtime } = world;
const table = tableOf(world);
const admin = await newPerson('admins');

const five = { choices: [], points: 50_000, comment: 'Clear.', isLateWaived: false, comments: [] };

/** A course with two sections, a marker of each, and work of one person of each, shared out by section. */
async function twoSections(changes: object = {}) {
  const teacher = await newPerson('teachers');
  const course = await makeCourse(world, teacher);
  const { courseId } = course;
  const made = await makeGroups(world, teacher, courseId, { groups: 2, isSections: true });
  const [a = '', b = ''] = made.groupIds;
  const assignmentId = await createTextAssignment(world, teacher, course, changes);
  const params = { courseId, assignmentId };
  async function section(groupId: string) {
    const [marker, learner] = [await newPerson('teachers'), await learnerOf(world, course)];
    await ok(teacher, 'groups.place', {
      params: { courseId, setId: made.setId },
      body: { userIds: [learner.userId], groupId },
    });
    await runtime.drained();
    await ok(teacher, 'submissions.addMarker', {
      params: { courseId },
      body: { email: marker.email, groupIds: [groupId] },
    });
    const place = { userId: learner.userId, ...params };
    const submissionId = await plantSubmission(table, place, { words: `canary-${groupId}` });
    return { marker, learner, place, one: { params: { submissionId } } };
  }
  const [first, second] = [await section(a), await section(b)];
  await runtime.drained();
  await ok(teacher, 'submissions.allocate', {
    params,
    body: { way: 'bySection', markers: [], withTeacher: false, again: false, standing: false },
  });
  await runtime.drained();
  return { teacher, course, params, first, second, sections: [a, b] as const };
}

const save = (
  by: Person,
  one: { params: { submissionId: string } },
  version: number | null = null,
) =>
  call(by, 'submissions.saveMarking', { ...one, body: { version, marking: five, isReady: true } });

describe('case 20: a marker of one section', () => {
  it('reads and marks what is theirs, and nothing of the other section, in lists or by its address', async () => {
    const { params, first, second } = await twoSections();
    const answers = await Promise.all([
      ok(first.marker, 'submissions.listToMark'),
      ok(first.marker, 'submissions.list', { params }),
      ok(first.marker, 'submissions.list', { params, query: { marker: second.marker.userId } }),
      ok(first.marker, 'submissions.list', { params, query: { list: 'submitted' } }),
      ok(first.marker, 'submissions.get', first.one),
    ]);
    const text = JSON.stringify(answers);
    expect(text).toContain(first.one.params.submissionId);
    for (const secret of [
      second.one.params.submissionId,
      second.learner.userId,
      second.marker.userId,
    ])
      expect(text).not.toContain(secret);
    expect(answers[1]).toMatchObject({ sums: null, can: { edit: false } });
    expect(answers[0].pending).toBe(1);
    for (const answer of [
      await call(first.marker, 'submissions.get', second.one),
      await save(first.marker, second.one),
      await call(first.marker, 'submissions.saveNote', {
        ...second.one,
        body: { note: 'Mine?', version: 0 },
      }),
      await call(first.marker, 'submissions.return', {
        ...second.one,
        body: { version: 1, reason: 'Say more.' },
      }),
      await call(first.marker, 'submissions.answerLook', {
        ...second.one,
        body: { answer: 'No.' },
      }),
    ])
      expect([answer.status, answer.problem?.code]).toEqual([404, 'not_found']);
    expect((await save(first.marker, first.one)).status).toBe(200);
    await runtime.drained();
    expect(await ok(first.marker, 'submissions.listToMark')).toMatchObject({
      items: [],
      pending: 0,
    });
    // What is marked stays theirs to read, and to mark otherwise.
    const { items } = await ok(first.marker, 'submissions.list', { params });
    expect(items).toMatchObject([{ state: 'marked', points: 50_000, markers: [] }]);
  });

  it('sends back, writes a note and answers who asked for another look at what is theirs', async () => {
    const { teacher, params, first } = await twoSections();
    const note = { note: 'Is it hers?', version: 0 };
    await ok(first.marker, 'submissions.saveNote', { ...first.one, body: note });
    expect((await save(first.marker, first.one)).status).toBe(200);
    await ok(teacher, 'submissions.release', { params, body: { submissionIds: null, at: null } });
    await runtime.drained();
    await plantLook(table, first.place);
    await runtime.drained();
    expect((await ok(first.marker, 'submissions.listToMark')).items).toMatchObject([
      { submissionId: first.one.params.submissionId, asksLook: true },
    ]);
    await ok(first.marker, 'submissions.answerLook', {
      ...first.one,
      body: { answer: 'The mark stays.' },
    });
    await runtime.drained();
    expect((await ok(first.marker, 'submissions.listToMark')).items).toEqual([]);
  });

  it('keeps who hands in again, and loses all with the appointment, from the next request on', async () => {
    const { teacher, params, first } = await twoSections();
    const again = await plantSubmission(table, first.place, { words: 'Better.' });
    await runtime.drained();
    expect((await ok(first.marker, 'submissions.listToMark')).items).toMatchObject([
      { submissionId: again },
    ]);
    const marker = { courseId: params.courseId, userId: first.marker.userId };
    await ok(teacher, 'submissions.removeMarker', { params: marker });
    const gone = { params: { submissionId: again } };
    expect((await call(first.marker, 'submissions.get', gone)).status).toBe(404);
    expect((await call(first.marker, 'submissions.list', { params })).status).toBe(404);
    expect((await save(first.marker, gone)).status).toBe(404);
    expect((await ok(first.marker, 'submissions.listToMark')).items).toEqual([]);
    await runtime.drained();
    expect((await ok(teacher, 'submissions.listToMark')).items).toMatchObject([
      { submissionId: again },
    ]);
    // Who comes back has another seat.
    await ok(teacher, 'submissions.addMarker', {
      params: { courseId: params.courseId },
      body: { email: first.marker.email, groupIds: [] },
    });
    expect((await call(first.marker, 'submissions.get', gone)).status).toBe(404);
  });

  it('marks nothing any more who teaches no more', async () => {
    const { first } = await twoSections();
    const person = { params: { userId: first.marker.userId } };
    const { version } = await ok(admin, 'accounts.getUser', person);
    await ok(admin, 'accounts.setRoles', { ...person, body: { roles: ['students'], version } });
    expect((await call(first.marker, 'submissions.get', first.one)).status).toBe(403);
  });
});

it('case 18: nobody marks their own work, whatever they were given', async () => {
  const { teacher, course, params, first } = await twoSections();
  await ok(first.marker, 'enrollments.enroll', {
    params: { courseId: course.courseId },
    body: {},
  });
  const place = { userId: first.marker.userId, ...params };
  const submissionId = await plantSubmission(table, place);
  await runtime.drained();
  const refused = await call(teacher, 'submissions.assign', {
    params,
    body: { submissionIds: [submissionId], markers: [first.marker.userId] },
  });
  expect(refused.body).toMatchObject({ code: 'allocation_not_possible' });
  // Even where it stands so in the table.
  const { courseId } = course;
  const marker = await courseMarkers.get(table, { courseId, userId: first.marker.userId });
  if (!marker) throw new Error('They were appointed.');
  await plantAllocation(table, place, [marker]);
  expect((await call(first.marker, 'submissions.get', { params: { submissionId } })).status).toBe(
    404,
  );
});

it('case 21: a marker learns of nobody in an anonymous assignment', async () => {
  const { params, first } = await twoSections({ anonymous: true });
  const shown = JSON.stringify([
    await ok(first.marker, 'submissions.listToMark'),
    await ok(first.marker, 'submissions.list', { params }),
    await ok(first.marker, 'submissions.get', first.one),
  ]);
  expect(shown).toContain(first.one.params.submissionId);
  expect(shown).not.toContain(first.learner.userId);
  expect(shown).not.toContain(first.learner.email);
});

it('case 86: of two who mark apart, each a marker, one mark follows, and neither agrees for both', async () => {
  const teacher = await newPerson('teachers');
  const course = await makeCourse(world, teacher);
  const { courseId } = course;
  const assignmentId = await createTextAssignment(world, teacher, course, {
    secondMarker: { tolerancePercent: 5 },
  });
  const params = { courseId, assignmentId };
  const [one, other] = [await newPerson('teachers'), await newPerson('teachers')];
  await runtime.drained();
  for (const { email } of [one, other])
    await ok(teacher, 'submissions.addMarker', {
      params: { courseId },
      body: { email, groupIds: [] },
    });
  const learner = await learnerOf(world, course);
  const submissionId = await plantSubmission(table, { userId: learner.userId, ...params });
  const work = { params: { submissionId } };
  await ok(teacher, 'submissions.assign', {
    params,
    body: { submissionIds: [submissionId], markers: [one.userId, other.userId] },
  });
  await runtime.drained();
  expect((await ok(teacher, 'submissions.listToMark')).items).toEqual([]);
  expect((await save(one, work)).status).toBe(200);
  const far = { ...five, points: 90_000 };
  const marking = { version: null, marking: far, isReady: true };
  await ok(other, 'submissions.saveMarking', { ...work, body: marking });
  expect(await ok(one, 'submissions.get', work)).toMatchObject({
    second: 'differs',
    can: { edit: false },
  });
  const body = { on: 'first' as const, version: 1, reason: 'Mine is right.' };
  expect((await call(one, 'submissions.agree', { ...work, body })).status).toBe(404);
  await ok(teacher, 'submissions.agree', { ...work, body });
});

/** What a marker may ask of a course of somebody else; all else by which it is named is refused as to any teacher. */
const theirs: RouteId[] = ['submissions.list'];

describe('case 26: a marker is refused each route of authors', () => {
  const requests = createRequests(world, admin);
  const routes = Object.values(contract).flatMap((feature) => Object.entries(feature));
  const authoring = (Object.keys(permissions) as RouteId[]).filter(
    (id) => permissions[id].teacher === 404 && !theirs.includes(id),
  );

  it('of which there are many', () => {
    expect(routes.length).toBeGreaterThan(authoring.length);
    expect(authoring.length).toBeGreaterThan(100);
  });

  // A refusal changes nothing: one scene is enough for all.
  const made = (async () => {
    const person = await newPerson('teachers');
    const scene = await makeScene(world, await newPerson('teachers'), person);
    await plantMarker(table, { courseId: scene.courseId, userId: person.userId });
    return { person, scene };
  })();

  it.for(authoring)('%s', async (id) => {
    const { person, scene } = await made;
    const input = (await requests[id](scene)) as CallInput<typeof id>;
    expect((await call(person, id, input)).status).toBe(404);
  });
});
