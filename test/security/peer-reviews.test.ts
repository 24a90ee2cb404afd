import { expect, it } from 'vitest';
import { makeCourse } from '../world/courses.ts';
import { reviewedGroups } from '../world/group-reviews.ts';
import { plantAllocation, plantMarker } from '../world/plant-marker.ts';
import { tableOf } from '../world/planted-submission.ts';
import { reviewedAssignment, reviewOf } from '../world/peer-review.ts';
import { type Person, startWorld } from '../world/world.ts';

const world = await startWorld();
const { call, ok, newPerson, runtime } = world;
const teacher = await newPerson('teachers');
const course = await makeCourse(world, teacher);

const read = (person: Person, taskId = '') =>
  call(person, 'assignments.getPeerTask', { params: { taskId } });
const save = (
  person: Person,
  taskId = '',
  { points = 5, version = null as number | null, isDelivered = true } = {},
) =>
  call(person, 'assignments.savePeerReview', {
    params: { taskId },
    body: { version, review: reviewOf(points), isDelivered },
  });

it('case 18: a work is for those alone who review it, and so is what they write', async () => {
  const { learners, press, reviewsOf } = await reviewedAssignment(world, teacher, course, 3);
  await press();
  const [first, second] = learners;
  if (!first || !second) throw new Error('There are three.');
  const [own] = await reviewsOf(first);
  expect(await save(first, own?.taskId)).toMatchObject({ status: 200 });
  expect((await read(first, own?.taskId)).status).toBe(200);
  // Whoever reviews the same work, wrote it, teaches, or runs the platform has no way to it by this address.
  for (const other of [...learners.slice(1), teacher, await newPerson('admins')]) {
    expect(await read(other, own?.taskId)).toMatchObject({ status: 404 });
    expect(await save(other, own?.taskId)).toMatchObject({ status: 404 });
  }
  // Nor is one's own work among what one reviews.
  for (const [at, person] of learners.entries()) {
    const texts = await Promise.all(
      (await reviewsOf(person)).map(async ({ taskId }) =>
        JSON.stringify((await read(person, taskId)).body),
      ),
    );
    expect(texts).toHaveLength(2);
    expect(texts.join()).not.toContain(`Work ${at} of mine`);
  }
});

it('case 22: who has left the course reads and reviews nothing more', async () => {
  const { params, learners, press, reviewsOf } = await reviewedAssignment(
    world,
    teacher,
    course,
    2,
  );
  await press();
  const [person] = learners;
  if (!person) throw new Error('There are two.');
  const [task] = await reviewsOf(person);
  await ok(person, 'enrollments.withdraw', { params: { courseId: params.courseId } });
  expect((await read(person, task?.taskId)).status).toBe(403);
  expect((await save(person, task?.taskId)).status).toBe(403);
});

it('case 21: nothing that a reviewer is answered says whose work it is, when it came, or what others say of it', async () => {
  const { params, learners, submissionIds, press, reviewsOf } = await reviewedAssignment(
    world,
    teacher,
    course,
    3,
  );
  await press();
  for (const person of learners)
    for (const { taskId } of await reviewsOf(person)) await save(person, taskId);
  for (const person of learners) {
    const list = await call(person, 'assignments.list', {});
    const tasks = await Promise.all(
      (await reviewsOf(person)).map(({ taskId }) => read(person, taskId)),
    );
    const said = [list, ...tasks].map(({ body }) => JSON.stringify(body)).join();
    const others = learners.filter((one) => one !== person);
    for (const { userId, email } of others) {
      expect(said).not.toContain(userId);
      expect(said).not.toContain(email);
    }
    for (const id of submissionIds) expect(said).not.toContain(id);
    for (const { body } of tasks) {
      expect(Object.keys(body.work ?? {}).toSorted()).toEqual(['files', 'link', 'text']);
      const { work, links } = body;
      expect(work?.files.map((file) => Object.keys(file))).toEqual([
        ['mediaId', 'fileName', 'contentType', 'bytes'],
      ]);
      expect(work?.files[0]?.fileName).toMatch(/^\d-1\.pdf$/);
      expect(links.map(({ fileName }) => fileName)).toEqual([work?.files[0]?.fileName]);
    }
  }
  // The ids of tasks are in no order of time, and say nothing of author or reviewer that could be worked out.
  const { items } = await ok(teacher, 'submissions.listPeerReviews', { params });
  expect(items.map(({ submissionId }) => submissionId)).toEqual(submissionIds.toSorted());
});

it('case 21: an author reads what was said from the release of their mark on, and never who said it', async () => {
  const { params, learners, press, reviewsOf } = await reviewedAssignment(
    world,
    teacher,
    course,
    3,
    {
      peerReview: { reviews: 2, allocation: 'chance', days: 7, percentOfMark: 50 },
    },
  );
  await press();
  const [author, ...others] = learners;
  if (!author) throw new Error('There are three.');
  for (const person of others)
    for (const { taskId } of await reviewsOf(person))
      await save(person, taskId, { points: 60_000 });
  const own = () => ok(author, 'assignments.getSubmission', { params: { ...params, number: '1' } });
  const before = await own();
  expect(before.reviews).toEqual([]);
  const list = await ok(teacher, 'submissions.list', { params });
  const row = list.items.find(({ person }) => person?.userId === author.userId);
  const marking = { choices: [], points: 80_000, comment: '', isLateWaived: false, comments: [] };
  const saved = await ok(teacher, 'submissions.saveMarking', {
    params: { submissionId: row?.submissionId ?? '' },
    body: { version: null, marking, isReady: true },
  });
  expect(saved).toMatchObject({
    earned: { points: 80_000 },
    adjustments: [{ kind: 'peers', percent: 50, reviews: [60_000, 60_000], to: 70_000 }],
    total: 70_000,
  });
  expect((await own()).reviews).toEqual([]);
  await ok(teacher, 'submissions.release', {
    params,
    body: { submissionIds: null, at: null },
  });
  await runtime.drained();
  const after = await own();
  expect(after.feedback?.mark).toMatchObject({ points: 70_000 });
  expect(after.reviews).toEqual([
    { choices: [], points: 60_000, comment: 'Clear.' },
    { choices: [], points: 60_000, comment: 'Clear.' },
  ]);
  const said = JSON.stringify(after);
  for (const { userId, email } of others) {
    expect(said).not.toContain(userId);
    expect(said).not.toContain(email);
  }
  // Those who mark see who wrote which.
  const work = await ok(teacher, 'submissions.get', {
    params: { submissionId: row?.submissionId ?? '' },
  });
  expect(work.percentOfReviews).toBe(50);
  expect(work.reviews.map(({ reviewer }) => reviewer?.userId ?? '').toSorted()).toEqual(
    others.map(({ userId }) => userId).toSorted(),
  );
});

it('case 21: of anonymous work those who mark see who takes part under aliases alone', async () => {
  const { learners, press, seats } = await reviewedAssignment(world, teacher, course, 2, {
    anonymous: true,
  });
  await press();
  const answer = await seats();
  expect(answer.items).toHaveLength(2);
  const said = JSON.stringify(answer);
  for (const { userId, email } of learners) {
    expect(said).not.toContain(userId);
    expect(said).not.toContain(email);
  }
});

it('case 43: a review is taken until its due date by the clock of the server, and is shown no longer after it', async () => {
  const { learners, press, reviewsOf, makeOverdue } = await reviewedAssignment(
    world,
    teacher,
    course,
    2,
  );
  await press();
  const [person, other] = learners;
  if (!person || !other) throw new Error('There are two.');
  const [task] = await reviewsOf(person);
  expect(task).toMatchObject({ state: 'open', number: 1 });
  expect((await save(person, task?.taskId, { isDelivered: false })).status).toBe(200);
  const [late] = await reviewsOf(other);
  expect((await save(other, late?.taskId)).status).toBe(200);
  await makeOverdue();
  const refused = await save(person, task?.taskId, { version: 1 });
  expect(refused.problem?.code).toBe('assignment_closed');
  const then = await ok(person, 'assignments.getPeerTask', {
    params: { taskId: task?.taskId ?? '' },
  });
  expect(then).toMatchObject({ state: 'missed', work: null, links: [] });
  // What was delivered in time stays readable for who wrote it.
  const kept = await ok(other, 'assignments.getPeerTask', {
    params: { taskId: late?.taskId ?? '' },
  });
  expect(kept).toMatchObject({ state: 'delivered', review: { points: 5 } });
});

it('case 18: what has passed on to somebody else is read and reviewed by them alone', async () => {
  const { learners, press, reviewsOf, makeOverdue } = await reviewedAssignment(
    world,
    teacher,
    course,
    4,
  );
  await press();
  const [busy, ...idle] = learners;
  if (!busy) throw new Error('There are four.');
  for (const { taskId } of await reviewsOf(busy)) await save(busy, taskId);
  const before = await Promise.all(
    idle.map(async (person) => ({ person, tasks: await reviewsOf(person) })),
  );
  await makeOverdue();
  await press();
  const gone = (
    await Promise.all(
      before.map(async ({ person, tasks }) => {
        const now = await reviewsOf(person);
        // Whoever had it is told what became of it, and no less than before.
        expect(now.map(({ taskId }) => taskId)).toEqual(tasks.map(({ taskId }) => taskId));
        return now.filter(({ state }) => state === 'passedOn').map((task) => ({ person, ...task }));
      }),
    )
  ).flat();
  expect(gone).toHaveLength(1);
  for (const { person, taskId } of gone) {
    expect((await read(person, taskId)).status).toBe(404);
    expect((await save(person, taskId)).status).toBe(404);
  }
  const taken = (await reviewsOf(busy)).filter(({ state }) => state === 'open');
  expect(taken).toHaveLength(1);
  expect((await read(busy, taken[0]?.taskId)).body.work).not.toBeNull();
});

it('case 47: a delivered review stays as it is', async () => {
  const { learners, press, reviewsOf } = await reviewedAssignment(world, teacher, course, 2);
  await press();
  const [person] = learners;
  if (!person) throw new Error('There are two.');
  const [task] = await reviewsOf(person);
  await save(person, task?.taskId);
  const again = await save(person, task?.taskId, { points: 1, version: 1 });
  expect(again.problem?.code).toBe('submission_locked');
});

it('case 18: nobody is dealt the work of their own group, and each review is of one member alone', async () => {
  const { groups, press, reviewsOf, textsOf } = await reviewedGroups(world, teacher, [2, 2, 2]);
  await press();
  for (const [at, { members }] of groups.entries()) {
    for (const person of members) {
      const texts = await textsOf(person);
      expect(texts).toHaveLength(2);
      expect(texts.join()).not.toContain(`Work of group ${at + 1}`);
    }
    const [first, second] = members;
    if (!first || !second) throw new Error('There are two.');
    for (const { taskId } of await reviewsOf(first)) {
      expect((await read(second, taskId)).status).toBe(404);
      expect((await save(second, taskId)).status).toBe(404);
    }
  }
});

it('case 21: neither side of groups that review each other learns who is who', async () => {
  const scene = await reviewedGroups(world, teacher, [2, 1, 1], {
    marksRelease: { rule: 'whenMarked' },
  });
  const { params, groups, press, reviewsOf } = scene;
  await press();
  const [first, ...others] = groups;
  if (!first) throw new Error('There are three.');
  const strangers = others.flatMap(({ members }) => members);
  /** What would say who somebody is, or with which group they are. */
  const traces = (of: typeof groups) => [
    ...of.flatMap(({ members }) => members.flatMap(({ userId, email }) => [userId, email])),
    ...of.map(({ groupId }) => groupId),
  ];
  const { items } = await scene.seats();
  const ids = items.map(({ submissionId }) => submissionId);
  const expectNone = (said: string, of: string[]) => {
    for (const trace of of) expect(said).not.toContain(trace);
  };
  for (const person of first.members) {
    const tasks = await Promise.all(
      (await reviewsOf(person)).map(({ taskId }) => read(person, taskId)),
    );
    expect(tasks).toHaveLength(2);
    expectNone(JSON.stringify(tasks.map(({ body }) => body)), [...traces(others), ...ids]);
    expectNone(JSON.stringify(tasks.map(({ body }) => body)), ['Group 1', 'Group 2', 'Group 3']);
    expect(tasks.map(({ body }) => body)).toEqual([
      expect.objectContaining({ isForGroups: true }),
      expect.objectContaining({ isForGroups: true }),
    ]);
    const listed = await ok(person, 'assignments.list');
    expect(listed.items.map(({ isForGroups }) => isForGroups)).toEqual([true]);
    // The mail speaks of a group, and names none.
    const mails = runtime.outbox
      .list(person.email)
      .filter(({ subject }) => subject === 'A group’s work waits for your review');
    expect(mails).toHaveLength(1);
    expectNone(JSON.stringify(mails), [...traces(others), ...ids, 'Group 1', 'Group 2', 'Group 3']);
  }
  for (const person of strangers)
    for (const { taskId } of await reviewsOf(person)) await save(person, taskId);
  const row = items.find(({ group }) => group?.en === 'Group 1');
  await ok(teacher, 'submissions.saveMarking', {
    params: { submissionId: row?.submissionId ?? '' },
    body: {
      version: null,
      marking: { choices: [], points: 80_000, comment: '', isLateWaived: false, comments: [] },
      isReady: true,
    },
  });
  for (const person of first.members) {
    const own = await ok(person, 'assignments.getSubmission', {
      params: { ...params, number: '1' },
    });
    expect(own.reviews).toHaveLength(2);
    expectNone(JSON.stringify(own), traces(others));
  }
});

it('case 21: of anonymous work those who deal out by hand choose among aliases, which no name finds', async () => {
  const scene = await reviewedGroups(world, teacher, [2, 2, 2], {
    anonymous: true,
    peerReview: { reviews: 1, allocation: 'chance', days: 7, percentOfMark: 0 },
  });
  await scene.press();
  const { items } = await scene.seats();
  const params = { ...scene.params, submissionId: items[0]?.submissionId ?? '' };
  const answer = await ok(teacher, 'submissions.listReviewers', { params });
  expect(answer.items.length).toBeGreaterThan(0);
  const said = JSON.stringify([items, answer]);
  const everybody = scene.groups.flatMap(({ members }) => members);
  for (const person of everybody) {
    const { firstName, lastName } = await ok(person, 'accounts.getMe');
    for (const trace of [person.userId, person.email]) expect(said).not.toContain(trace);
    const query = { q: `${firstName} ${lastName}` };
    expect((await ok(teacher, 'submissions.listReviewers', { params, query })).items).toEqual([]);
  }
  for (const { groupId } of scene.groups) expect(said).not.toContain(groupId);
  expect(said).not.toContain('Group ');
  const [chosen] = answer.items;
  const reviewer = { submissionId: chosen?.submissionId ?? '', alias: chosen?.alias ?? '' };
  const dealt = await ok(teacher, 'submissions.dealReview', { params, body: { reviewer } });
  expect(dealt).toMatchObject({ person: null, alias: reviewer.alias });
  // Nor does the page on which it is marked say more, and one person is not called as a group is.
  const work = await ok(teacher, 'submissions.get', {
    params: { submissionId: params.submissionId },
  });
  const names = items.map(({ alias }) => alias);
  expect(work.reviews.map(({ reviewer: of }) => of)).toEqual(work.reviews.map(() => null));
  for (const { alias } of work.reviews) expect(names).not.toContain(alias);
});

it('case 20: a marker of some works neither sees who reviews them nor deals any out', async () => {
  const { params, learners, submissionIds, press } = await reviewedAssignment(
    world,
    teacher,
    course,
    3,
    { peerReview: { reviews: 1, allocation: 'chance', days: 7, percentOfMark: 0 } },
  );
  await press();
  const colleague = await newPerson('teachers');
  const { courseId } = params;
  const seat = await plantMarker(tableOf(world), { courseId, userId: colleague.userId });
  const [learner] = learners;
  if (!learner) throw new Error('There are three.');
  await plantAllocation(tableOf(world), { ...params, userId: learner.userId }, [seat]);
  const [submissionId = ''] = submissionIds;
  const work = { ...params, submissionId };
  const { items, reviews } = await ok(teacher, 'submissions.listReviewers', { params: work });
  const { submissionId: place = '', alias = '' } = items[0] ?? {};
  const reviewer = { submissionId: place, alias };
  const taskId = reviews[0]?.taskId ?? '';
  for (const other of [colleague, learner, await newPerson('teachers')]) {
    const status = other === learner ? 403 : 404;
    expect((await call(other, 'submissions.listReviewers', { params: work })).status).toBe(status);
    expect(
      (await call(other, 'submissions.dealReview', { params: work, body: { reviewer } })).status,
    ).toBe(status);
    expect(
      (await call(other, 'submissions.takeReviewBack', { params: { ...work, taskId } })).status,
    ).toBe(status);
  }
  // Nor is a work of another assignment reached by this one.
  const elsewhere = await reviewedAssignment(world, teacher, course, 2);
  await elsewhere.press();
  const foreign = { ...params, submissionId: elsewhere.submissionIds[0] ?? '' };
  expect((await call(teacher, 'submissions.listReviewers', { params: foreign })).status).toBe(404);
});
