import { expect, it } from 'vitest';
import { makeCourse } from '../world/courses.ts';
import { reviewedAssignment, reviewOf } from '../world/peer-review.ts';
import { createTextAssignment } from '../world/planted-submission.ts';
import { startWorld } from '../world/world.ts';

const world = await startWorld();
const { call, ok, newPerson, runtime } = world;
const teacher = await newPerson('teachers');
const course = await makeCourse(world, teacher);

it('deals out what was handed in, and the teacher sees who delivers and whom to ask', async () => {
  const { params, learners, press, seats, reviewsOf, makeOverdue } = await reviewedAssignment(
    world,
    teacher,
    course,
    4,
  );
  expect(await seats()).toEqual({
    items: [],
    isOn: true,
    byHand: false,
    round: null,
    nextCursor: null,
  });
  await press();
  const dealt = await seats();
  expect(dealt.round).toMatchObject({ state: 'done', reviews: 2, works: 4 });
  expect(dealt.items).toHaveLength(4);
  for (const one of dealt.items)
    expect(one).toMatchObject({
      gives: { all: 2, delivered: 0, overdue: 0, passedOn: 0 },
      gets: { all: 2, delivered: 0 },
    });
  const [busy, ...others] = learners;
  if (!busy) throw new Error('There are four.');
  for (const { taskId } of await reviewsOf(busy))
    await ok(busy, 'assignments.savePeerReview', {
      params: { taskId },
      body: { version: null, review: reviewOf(70_000), isDelivered: true },
    });
  expect((await reviewsOf(busy)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  const ofBusy = (await seats()).items.find(({ person }) => person?.userId === busy.userId);
  expect(ofBusy?.gives).toEqual({ all: 2, delivered: 2, overdue: 0, passedOn: 0 });
  // After the due date the others owe theirs, and the next press hands them to who is free: to the one who delivered.
  await makeOverdue();
  const late = await seats();
  expect(late.items.reduce((sum, { gives }) => sum + gives.overdue, 0)).toBe(6);
  await press();
  const then = await reviewsOf(busy);
  expect(then.filter(({ state }) => state === 'open').length).toBeGreaterThan(0);
  // Whoever missed the deadline still sees that they did, of what has passed on as well.
  const missed = (await Promise.all(others.map(reviewsOf))).flat().map(({ state }) => state);
  expect(missed).toHaveLength(6);
  const passedOn = then.filter(({ state }) => state === 'open').map(() => 'passedOn');
  expect(missed.toSorted()).toEqual([
    ...Array.from({ length: 6 - passedOn.length }, () => 'missed'),
    ...passedOn,
  ]);
  // So does the teacher, in the list and of each work, where nothing of it can be taken back any more.
  const after = (await seats()).items;
  expect(after.reduce((sum, { gives }) => sum + gives.passedOn, 0)).toBe(passedOn.length);
  const reviews = await Promise.all(
    after.map(({ submissionId }) =>
      ok(teacher, 'submissions.listReviewers', { params: { ...params, submissionId } }),
    ),
  );
  const gone = reviews.flatMap((one) => one.reviews).filter(({ state }) => state === 'passedOn');
  expect(gone).toHaveLength(passedOn.length);
  for (const { person, can } of gone) {
    expect(others.map(({ userId }) => userId)).toContain(person?.userId);
    expect(can.takeBack).toBe(false);
  }
});

it('locks the work that is dealt out for its person', async () => {
  const { params, learners, press } = await reviewedAssignment(world, teacher, course, 2, {
    attempts: 3,
  });
  const [person] = learners;
  if (!person) throw new Error('There are two.');
  await press();
  const withdrawn = await call(person, 'assignments.withdraw', {
    params: { ...params, number: '1' },
  });
  expect(withdrawn.problem?.code).toBe('submission_locked');
});

it('saves a draft over the version that was seen, and takes no review that is not whole', async () => {
  const { learners, press, reviewsOf } = await reviewedAssignment(world, teacher, course, 2);
  await press();
  const [person] = learners;
  if (!person) throw new Error('There are two.');
  const [task] = await reviewsOf(person);
  const params = { taskId: task?.taskId ?? '' };
  const draft = { version: null, review: reviewOf(null, 'So far'), isDelivered: false };
  await ok(person, 'assignments.savePeerReview', { params, body: draft });
  const stale = await call(person, 'assignments.savePeerReview', { params, body: draft });
  expect(stale.problem).toMatchObject({
    code: 'stale_version',
    current: { comment: 'So far', version: 1 },
  });
  const unfinished = await call(person, 'assignments.savePeerReview', {
    params,
    body: { ...draft, version: 1, isDelivered: true },
  });
  expect(unfinished.problem?.code).toBe('marking_incomplete');
  const tooMuch = await call(person, 'assignments.savePeerReview', {
    params,
    body: { version: 1, review: reviewOf(100_001), isDelivered: false },
  });
  expect(tooMuch.problem).toMatchObject({
    code: 'invalid_request',
    issues: [{ path: ['review', 'points'], code: 'too_many_points' }],
  });
});

it('is not begun where nobody is to review, nor twice at once', async () => {
  const assignmentId = await createTextAssignment(world, teacher, course);
  const params = { courseId: course.courseId, assignmentId };
  const none = await call(teacher, 'submissions.startPeerReview', { params, body: {} });
  expect(none.problem?.code).toBe('assignment_not_ready');
  const { params: ofReviews } = await reviewedAssignment(world, teacher, course, 30);
  const presses = await Promise.all(
    [1, 2].map(() => call(teacher, 'submissions.startPeerReview', { params: ofReviews, body: {} })),
  );
  await runtime.drained();
  expect(presses.map(({ problem }) => problem?.code ?? 'begun').toSorted()).toEqual([
    'allotment_runs',
    'begun',
  ]);
});

it('writes to each reviewer once by each press, in no more words than they are shown', async () => {
  const { learners, press } = await reviewedAssignment(world, teacher, course, 3);
  const [first, second, quiet] = learners;
  if (!first || !second || !quiet) throw new Error('There are three.');
  const { mails, version } = await ok(quiet, 'accounts.getMe');
  await ok(quiet, 'accounts.updateMe', { body: { version, mails: { ...mails, reviews: false } } });
  await press();
  await press();
  /** What came beside the receipt of what they handed in. */
  const newsOf = ({ email }: { email: string }) =>
    runtime.outbox.list(email).filter(({ subject }) => subject !== 'Submitted: your receipt');
  for (const person of [first, second])
    expect(newsOf(person).map(({ subject }) => subject)).toEqual([
      'Work of classmates waits for your review',
    ]);
  expect(newsOf(quiet)).toEqual([]);
  const said = JSON.stringify(newsOf(first));
  for (const { userId, email } of [second, quiet]) {
    expect(said).not.toContain(userId);
    expect(said).not.toContain(email);
  }
});
