import { expect, it } from 'vitest';
import { mostReviews } from '#shared/policies/peer-limits.ts';
import { ids } from '#functions/platform/ids.ts';
import { peerSeats } from '#functions/data/peer-reviews/peer-seats.ts';
import { peerReviews, peerTasks } from '#functions/data/peer-reviews/peer-tasks.ts';
import { makeCourse } from '../world/courses.ts';
import { reviewedGroups } from '../world/group-reviews.ts';
import { reviewedAssignment, reviewOf } from '../world/peer-review.ts';
import { tableOf } from '../world/planted-submission.ts';
import { type Person, startWorld } from '../world/world.ts';

const world = await startWorld();
const { call, ok, newPerson, runtime } = world;
const table = tableOf(world);
const teacher = await newPerson('teachers');
const course = await makeCourse(world, teacher);

/** Five works that one classmate each reviews, and what is done with them by hand. */
async function dealt(people = 5) {
  const scene = await reviewedAssignment(world, teacher, course, people, {
    peerReview: { reviews: 1, allocation: 'chance', days: 7, percentOfMark: 50 },
  });
  const { params } = scene;
  await scene.press();
  const seats = (await scene.seats()).items;
  const personOf = (userId = '') => {
    const person = scene.learners.find((one) => one.userId === userId);
    if (!person) throw new Error('Everybody takes part.');
    return person;
  };
  const submissionId = seats[0]?.submissionId ?? '';
  const author = personOf(seats[0]?.person?.userId);
  const at = { ...params, submissionId };
  const look = (q?: string) =>
    ok(teacher, 'submissions.listReviewers', { params: at, query: q === undefined ? {} : { q } });
  const give = (reviewer: { submissionId: string; alias: string }, by = teacher) =>
    call(by, 'submissions.dealReview', {
      params: at,
      body: { reviewer: { submissionId: reviewer.submissionId, alias: reviewer.alias } },
    });
  const takeBack = (taskId = '', by = teacher) =>
    call(by, 'submissions.takeReviewBack', { params: { ...at, taskId } });
  return { ...scene, at, author, personOf, look, give, takeBack };
}

/** Both ends of each review say the same. */
async function expectSound(assignmentId: string) {
  const { items } = await peerSeats.list(table, assignmentId, { limit: 100 });
  const gives = items.flatMap((seat) => seat.gives.map(({ taskId }) => taskId));
  const gets = items.flatMap((seat) => seat.gets.map(({ taskId }) => taskId));
  expect(gets.toSorted()).toEqual(gives.toSorted());
}

it('gives a work to one more reviewer, who is told, and is told no more than the others', async () => {
  const { at, look, give, personOf, reviewsOf, author } = await dealt();
  const before = await look();
  expect(before).toMatchObject({ refusal: null, nextCursor: null });
  expect(before.reviews).toEqual([
    expect.objectContaining({ state: 'open', isByHand: false, can: { takeBack: true } }),
  ]);
  // Neither its author nor who reviews it already.
  expect(before.items).toHaveLength(3);
  expect(before.items.map(({ person }) => person?.userId)).not.toContain(author.userId);
  const [chosen] = before.items;
  if (!chosen) throw new Error('There are three.');
  const person = personOf(chosen.person?.userId);
  const mails = runtime.outbox.list(person.email).length;
  const given = await give(chosen);
  expect(given.status).toBe(201);
  expect(given.body).toMatchObject({ state: 'open', isByHand: true, alias: chosen.alias });
  await runtime.drained();
  const tasks = await reviewsOf(person);
  expect(tasks.map(({ number, state }) => [number, state])).toEqual([
    [1, 'open'],
    [2, 'open'],
  ]);
  expect(runtime.outbox.list(person.email)).toHaveLength(mails + 1);
  const after = await look();
  expect(after.reviews).toHaveLength(2);
  expect(after.items).toHaveLength(2);
  const rows = await ok(teacher, 'submissions.listPeerReviews', {
    params: { courseId: at.courseId, assignmentId: at.assignmentId },
  });
  const row = (id: string) => rows.items.find(({ submissionId }) => submissionId === id);
  expect(row(at.submissionId)?.gets).toEqual({ all: 2, delivered: 0 });
  expect(row(chosen.submissionId)?.gives).toEqual({
    all: 2,
    delivered: 0,
    overdue: 0,
    passedOn: 0,
  });
  await expectSound(at.assignmentId);
});

it('takes a review back with its draft, and no press deals it again', async () => {
  const { at, look, give, takeBack, personOf, reviewsOf, press } = await dealt();
  const [review] = (await look()).reviews;
  const person = personOf(review?.person?.userId);
  const [task] = await reviewsOf(person);
  const params = { taskId: task?.taskId ?? '' };
  await ok(person, 'assignments.savePeerReview', {
    params,
    body: { version: null, review: reviewOf(5), isDelivered: false },
  });
  expect(await takeBack(review?.taskId)).toMatchObject({ status: 200, body: params });
  expect(await reviewsOf(person)).toEqual([]);
  expect((await call(person, 'assignments.getPeerTask', { params })).status).toBe(404);
  const saved = await call(person, 'assignments.savePeerReview', {
    params,
    body: { version: 1, review: reviewOf(6), isDelivered: false },
  });
  expect(saved.status).toBe(404);
  expect(await peerTasks.get(table, person.userId, params.taskId)).toBeNull();
  expect(await peerReviews.get(table, person.userId, params.taskId)).toBeNull();
  await expectSound(at.assignmentId);
  await press();
  expect(await reviewsOf(person)).toEqual([]);
  // By hand it can be given again, to the same person.
  const again = (await look()).items.find((one) => one.person?.userId === person.userId);
  expect((await give(again ?? { submissionId: '', alias: '' })).status).toBe(201);
  expect(await reviewsOf(person)).toHaveLength(1);
});

it('finds people by the words of their names, or by their alias', async () => {
  const { look, personOf } = await dealt();
  const { items } = await look();
  const [first] = items;
  const { firstName } = await ok(personOf(first?.person?.userId), 'accounts.getMe');
  expect((await look(firstName.slice(0, 3).toUpperCase())).items.length).toBeGreaterThan(0);
  expect((await look(first?.alias)).items).toEqual([first]);
  expect((await look('nobody of this name')).items).toEqual([]);
});

it('is paged: a page of the ring may hold fewer people', async () => {
  const { at } = await dealt(4);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof ok<'submissions.listReviewers'>>> = await ok(
      teacher,
      'submissions.listReviewers',
      { params: at, query: { limit: '1', ...(cursor && { cursor }) } },
    );
    expect(page.reviews).toHaveLength(1);
    seen.push(...page.items.map(({ submissionId }) => submissionId));
    cursor = page.nextCursor;
  } while (cursor);
  expect(new Set(seen).size).toBe(2);
});

it('case 18: refuses the own work, what somebody has already, and who is not there', async () => {
  const { at, look, give, takeBack, author, personOf } = await dealt();
  const { items, reviews } = await look();
  const others = await ok(teacher, 'submissions.listPeerReviews', {
    params: { courseId: at.courseId, assignmentId: at.assignmentId },
  });
  const placeOf = (userId?: string) => {
    const row = others.items.find(({ person }) => person?.userId === userId);
    return { submissionId: row?.submissionId ?? '', alias: row?.alias ?? '' };
  };
  expect((await give(placeOf(author.userId))).problem?.code).toBe('review_of_own');
  expect((await give(placeOf(reviews[0]?.person?.userId))).problem?.code).toBe('review_dealt');
  const [left] = items;
  if (!left) throw new Error('There are three.');
  expect((await give({ ...left, alias: '00000000' })).status).toBe(404);
  expect((await give({ ...left, submissionId: ids.random() })).status).toBe(404);
  expect((await takeBack(ids.random())).status).toBe(404);
  await ok(personOf(left.person?.userId), 'enrollments.withdraw', {
    params: { courseId: at.courseId },
  });
  expect((await give(left)).problem?.code).toBe('not_enrolled');
  expect((await look()).items).toHaveLength(2);
  await expectSound(at.assignmentId);
});

it('case 47: takes nothing back that is delivered, and what is overdue', async () => {
  const { look, takeBack, personOf, reviewsOf } = await dealt();
  const [review] = (await look()).reviews;
  const person = personOf(review?.person?.userId);
  const [task] = await reviewsOf(person);
  await ok(person, 'assignments.savePeerReview', {
    params: { taskId: task?.taskId ?? '' },
    body: { version: null, review: reviewOf(5), isDelivered: true },
  });
  expect((await takeBack(review?.taskId)).problem?.code).toBe('review_delivered');
  expect((await look()).reviews).toMatchObject([{ state: 'delivered', can: { takeBack: false } }]);
  const other = await dealt();
  await other.makeOverdue();
  const [late] = (await other.look()).reviews;
  expect(late?.state).toBe('missed');
  expect((await other.takeBack(late?.taskId)).status).toBe(200);
});

it('case 47: waits until works are dealt out, and ends with the mark', async () => {
  const scene = await reviewedAssignment(world, teacher, course, 2);
  const [submissionId = ''] = scene.submissionIds;
  const early = await call(teacher, 'submissions.listReviewers', {
    params: { ...scene.params, submissionId },
  });
  expect(early.status).toBe(404);
  const { at, look, give } = await dealt();
  const [chosen] = (await look()).items;
  if (!chosen) throw new Error('There are three.');
  await ok(teacher, 'submissions.saveMarking', {
    params: { submissionId: at.submissionId },
    body: {
      version: null,
      marking: { choices: [], points: 80_000, comment: '', isLateWaived: false, comments: [] },
      isReady: true,
    },
  });
  expect((await look()).refusal).toBeNull();
  await ok(teacher, 'submissions.release', {
    params: { courseId: at.courseId, assignmentId: at.assignmentId },
    body: { submissionIds: [at.submissionId], at: null },
  });
  await runtime.drained();
  expect((await give(chosen)).problem?.code).toBe('review_closed');
  expect((await look()).refusal).toBe('review_closed');
});

it('waits while a press runs, and gives no work more reviewers than it can have', async () => {
  const { at, look, give, takeBack } = await dealt();
  const { items, reviews } = await look();
  const [chosen] = items;
  if (!chosen) throw new Error('There are three.');
  const seat = await peerSeats.get(table, at.assignmentId, at.submissionId);
  if (!seat) throw new Error('It takes part.');
  const one = {
    dueAt: '2100-01-01T00:00:00.000Z',
    deliveredAt: null,
    passedOnAt: null,
    points: null,
  };
  const many = Array.from({ length: mostReviews - 1 }, () => ({
    ...one,
    taskId: ids.random(),
    reviewerId: ids.random(),
    reviewerSubmissionId: ids.random(),
  }));
  await table.commit([peerSeats.put(seat, { ...seat, gets: [...seat.gets, ...many] })]);
  expect((await give(chosen)).problem?.code).toBe('reviews_full');
  const params = { courseId: at.courseId, assignmentId: at.assignmentId };
  await ok(teacher, 'submissions.startPeerReview', { params, body: {} });
  const [deals, takes] = await Promise.all([give(chosen), takeBack(reviews[0]?.taskId)]);
  await runtime.drained();
  // The press may be over by then: it deals nothing.
  expect(['allotment_runs', 'reviews_full']).toContain(deals.problem?.code);
  expect([undefined, 'allotment_runs']).toContain(takes.problem?.code);
});

it('has one effect of a repeat, and of two who do the same at once', async () => {
  const { at, look, give, takeBack } = await dealt();
  const [chosen] = (await look()).items;
  if (!chosen) throw new Error('There are three.');
  const input = {
    params: at,
    body: { reviewer: { submissionId: chosen.submissionId, alias: chosen.alias } },
    idempotencyKey: crypto.randomUUID(),
  };
  const first = await ok(teacher, 'submissions.dealReview', input);
  expect(await ok(teacher, 'submissions.dealReview', input)).toEqual(first);
  const [next] = (await look()).items;
  if (!next) throw new Error('There are two.');
  const both = await Promise.all([give(next), give(next)]);
  expect(both.map(({ problem }) => problem?.code ?? 'given').toSorted()).toEqual([
    'given',
    'review_dealt',
  ]);
  const taken = await Promise.all([takeBack(first.taskId), takeBack(first.taskId)]);
  expect(taken.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '404']);
  expect((await look()).reviews).toHaveLength(2);
  await expectSound(at.assignmentId);
});

it('groups review each other, and a work is given to one more of another group by hand', async () => {
  const scene = await reviewedGroups(world, teacher, [2, 2, 1], {
    peerReview: { reviews: 1, allocation: 'chance', days: 7, percentOfMark: 50 },
  });
  await scene.press();
  const { items, round } = await scene.seats();
  expect(round).toMatchObject({ state: 'done', works: 3 });
  expect(items.map(({ group }) => group?.en ?? '').toSorted()).toEqual([
    'Group 1',
    'Group 2',
    'Group 3',
  ]);
  expect(items.map(({ person }) => person)).toEqual([null, null, null]);
  for (const [at, { members }] of scene.groups.entries())
    for (const person of members) {
      const texts = await scene.textsOf(person);
      expect(texts).toHaveLength(1);
      expect(texts.join()).not.toContain(`Work of group ${at + 1}`);
    }
  const row = items.find(({ group }) => group?.en === 'Group 3');
  const params = { ...scene.params, submissionId: row?.submissionId ?? '' };
  const { items: free, reviews } = await ok(teacher, 'submissions.listReviewers', { params });
  const own = scene.groups[2]?.members[0] as Person;
  expect(free.map(({ person }) => person?.userId)).not.toContain(own.userId);
  expect(free.length + reviews.length).toBe(4);
  const [chosen] = free;
  if (!chosen) throw new Error('There are some.');
  expect(['Group 1', 'Group 2']).toContain(chosen.group?.en);
  const reviewer = { submissionId: chosen.submissionId, alias: chosen.alias };
  await ok(teacher, 'submissions.dealReview', { params, body: { reviewer } });
  const person = scene.groups
    .flatMap(({ members }) => members)
    .find(({ userId }) => userId === chosen.person?.userId) as Person;
  expect(await scene.textsOf(person)).toHaveLength(2);
  // Each of a group is given works of their own, and the median reaches the mark of each member.
  for (const { taskId } of await scene.reviewsOf(person))
    await ok(person, 'assignments.savePeerReview', {
      params: { taskId },
      body: { version: null, review: reviewOf(60_000), isDelivered: true },
    });
  const marked = await ok(teacher, 'submissions.saveMarking', {
    params: { submissionId: params.submissionId },
    body: {
      version: null,
      marking: { choices: [], points: 80_000, comment: '', isLateWaived: false, comments: [] },
      isReady: true,
    },
  });
  expect(marked).toMatchObject({ total: 70_000, adjustments: [{ kind: 'peers', to: 70_000 }] });
});

it('gives nobody by hand the work of the group to which they have come since', async () => {
  const scene = await reviewedGroups(world, teacher, [2, 1, 1], {
    peerReview: { reviews: 1, allocation: 'chance', days: 7, percentOfMark: 0 },
  });
  await scene.press();
  const { items } = await scene.seats();
  const works = [...items].toSorted((a, b) => ((a.group?.en ?? '') < (b.group?.en ?? '') ? -1 : 1));
  for (const { submissionId, group } of works.filter(({ group: of }) => of?.en !== 'Group 1')) {
    const params = { ...scene.params, submissionId };
    const { items: free } = await ok(teacher, 'submissions.listReviewers', { params });
    const chosen = free.find((one) => one.group?.en === 'Group 1');
    if (!chosen) continue;
    await ok(teacher, 'groups.place', {
      params: scene.set,
      body: {
        userIds: [chosen.person?.userId ?? ''],
        groupId: scene.groups[group?.en === 'Group 2' ? 1 : 2]?.groupId ?? null,
      },
    });
    const reviewer = { submissionId: chosen.submissionId, alias: chosen.alias };
    const refused = await call(teacher, 'submissions.dealReview', { params, body: { reviewer } });
    expect(refused.problem?.code).toBe('review_of_own');
    return;
  }
  throw new Error('Somebody of the first group does not review one of the others.');
});

const byHand = { reviews: 2, allocation: 'hand', days: 7, percentOfMark: 50 };

it('begins a round by hand with no review given, and knows which works have no reviewer yet', async () => {
  const scene = await reviewedAssignment(world, teacher, course, 3, { peerReview: byHand });
  const { params, learners, submissionIds, press, seats, reviewsOf } = scene;
  const unreviewed = async () => {
    const query = { unreviewed: 'true' } as const;
    const { items } = await ok(teacher, 'submissions.listPeerReviews', { params, query });
    return items.map(({ submissionId }) => submissionId).toSorted();
  };
  expect(await seats()).toMatchObject({ items: [], isOn: true, byHand: true, round: null });
  await press();
  expect(await seats()).toMatchObject({
    isOn: true,
    byHand: true,
    round: { state: 'done', works: 3, byHand: true, dueAt: null },
  });
  for (const learner of learners) {
    expect(await reviewsOf(learner)).toEqual([]);
    const mails = runtime.outbox.list(learner.email).map(({ subject }) => subject);
    expect(mails).not.toContain('Work of classmates waits for your review');
    const page = await ok(learner, 'assignments.get', {
      params: { assignmentId: params.assignmentId },
    });
    expect(page.peerReview).toEqual({ reviews: null, days: 7, percentOfMark: 50 });
  }
  expect(await unreviewed()).toEqual(submissionIds.toSorted());

  // Each is given to whoever is chosen; who gets nothing has nothing to write.
  const [submissionId = '', second = ''] = submissionIds;
  const at = { ...params, submissionId };
  const { items } = await ok(teacher, 'submissions.listReviewers', { params: at });
  const chosen = items.find((one) => one.submissionId === second);
  if (!chosen) throw new Error('They take part.');
  const reviewer = { submissionId: chosen.submissionId, alias: chosen.alias };
  const { taskId } = await ok(teacher, 'submissions.dealReview', {
    params: at,
    body: { reviewer },
  });
  await runtime.drained();
  expect(await unreviewed()).toEqual(submissionIds.slice(1).toSorted());
  const counts = await Promise.all(learners.map(async (one) => (await reviewsOf(one)).length));
  expect(counts).toEqual([0, 1, 0]);
  await press();
  expect(await unreviewed()).toEqual(submissionIds.slice(1).toSorted());
  await ok(teacher, 'submissions.takeReviewBack', { params: { ...at, taskId } });
  expect(await unreviewed()).toEqual(submissionIds.toSorted());
  await expectSound(params.assignmentId);
});

it('case 47: counts no work as waiting for a reviewer that takes no more reviews, which who marks marks alone', async () => {
  const scene = await reviewedAssignment(world, teacher, course, 2, { peerReview: byHand });
  const { params, submissionIds, press } = scene;
  await press();
  const [submissionId = '', other] = submissionIds;
  const marked = await ok(teacher, 'submissions.saveMarking', {
    params: { submissionId },
    body: {
      version: null,
      marking: { choices: [], points: 80_000, comment: '', isLateWaived: false, comments: [] },
      isReady: true,
    },
  });
  expect(marked).toMatchObject({ total: 80_000, adjustments: [] });
  await ok(teacher, 'submissions.release', {
    params,
    body: { submissionIds: [submissionId], at: null },
  });
  await runtime.drained();
  const { items } = await ok(teacher, 'submissions.listPeerReviews', {
    params,
    query: { unreviewed: 'true' },
  });
  expect(items.map((one) => one.submissionId)).toEqual([other]);
});

it('passes nothing on by a press of a round by hand: it stays overdue until it is taken back', async () => {
  const scene = await reviewedAssignment(world, teacher, course, 3, { peerReview: byHand });
  const { params, submissionIds, press, seats, makeOverdue } = scene;
  await press();
  const at = { ...params, submissionId: submissionIds[0] ?? '' };
  const give = async () => {
    const { items } = await ok(teacher, 'submissions.listReviewers', { params: at });
    const { submissionId = '', alias = '' } = items[0] ?? {};
    const body = { reviewer: { submissionId, alias } };
    return ok(teacher, 'submissions.dealReview', { params: at, body });
  };
  const { taskId } = await give();
  await makeOverdue();
  await press();
  const overdue = (await seats()).items.map(({ gives }) => gives.overdue);
  expect(overdue.reduce((sum, one) => sum + one, 0)).toBe(1);
  await ok(teacher, 'submissions.takeReviewBack', { params: { ...at, taskId } });
  expect((await give()).state).toBe('open');
});

it('gives a work by hand to a member who left the course and came back, without another press', async () => {
  const scene = await reviewedGroups(world, teacher, [2, 1], { peerReview: byHand });
  const { params, course: own, groups, press, seats } = scene;
  const [back] = groups[0]?.members ?? [];
  if (!back) throw new Error('There are two.');
  const { courseId } = own;
  await ok(back, 'enrollments.withdraw', { params: { courseId } });
  await runtime.drained();
  await press();
  const work = (await seats()).items.find(({ group }) => group?.en === 'Group 2');
  const at = { ...params, submissionId: work?.submissionId ?? '' };
  const look = async () => {
    const { items } = await ok(teacher, 'submissions.listReviewers', { params: at });
    return items.find((one) => one.person?.userId === back.userId);
  };
  expect(await look()).toBeUndefined();
  await ok(back, 'enrollments.enroll', { params: { courseId }, body: {} });
  await runtime.drained();
  const { submissionId = '', alias = '' } = (await look()) ?? {};
  await ok(teacher, 'submissions.dealReview', {
    params: at,
    body: { reviewer: { submissionId, alias } },
  });
  await runtime.drained();
  expect(await scene.textsOf(back)).toEqual([expect.stringContaining('Work of group 2')]);
  await expectSound(params.assignmentId);
});
