import { afterAll, describe, expect, it } from 'vitest';
import type { Item } from '#functions/data/table/table.ts';
import { createTextAssignment, workOf } from '../world/assignments.ts';
import { makeCourse } from '../world/courses.ts';
import { openGroupWork } from '../world/group-work.ts';
import { begin, learnerOf, makeQuiz } from '../world/quizzes.ts';
import { auditAttempts } from './attempt-audit.ts';
import { audit } from './audit.ts';
import { auditGrades } from './grade-audit.ts';
import { createGradeLedger } from './grade-ledger.ts';
import { createGrader, makeGradedCourse } from './grading.ts';
import { allItems, startPlatform } from './platform.ts';
import { createRandom } from './random.ts';
import { statements, truth } from './taking.ts';
import { auditWork } from './work-audit.ts';

/** Each audit reads all that the platform has, once for each item that is taken away: it has little. */
const platform = await startPlatform();
afterAll(() => platform.stop());

describe('what the runs of chaos are judged by', () => {
  it('the audit speaks when any one item is missing', async () => {
    const teacher = await platform.newPerson('teachers');
    const { courseId } = await makeCourse(platform, teacher, { blocks: 2 });
    await platform.ok(teacher, 'enrollments.enroll', { params: { courseId }, body: {} });
    const items = await allItems(platform.table);
    expect(audit(items)).toEqual([]);
    const entities =
      /^(Course|Module|Block|BlockContent|Seats|CourseCode|OwnCourseCode|Enrollment|Learner|Idempotency)$/;
    const audited = ({ entity }: Item) => entities.test(String(entity));
    const ofThisCourse = (item: Item) => JSON.stringify(item).includes(courseId);
    const kept = items.filter((item) => audited(item) && ofThisCourse(item));
    expect(new Set(kept.map(({ entity }) => entity)).size).toBeGreaterThanOrEqual(8);
    const silent = kept.filter(
      (item) => audit(items.filter((other) => other !== item)).length === 0,
    );
    expect(silent).toEqual([]);
  });

  it('the audit of attempts speaks when any one item is missing, or says something else', async () => {
    const teacher = await platform.newPerson('teachers');
    const quiz = await makeQuiz(platform, teacher, statements(2), { attempts: 2 });
    const learner = await learnerOf(platform, quiz);
    const first = await begin(platform, learner, quiz);
    const [slot] = quiz.slots;
    await platform.ok(learner, 'quizzes.saveAnswer', {
      params: { ...first, slotId: slot?.slotId ?? '' },
      body: { sequence: 1, answer: truth(true), flagged: false },
    });
    await platform.ok(learner, 'quizzes.submit', { params: first, body: {} });
    await begin(platform, learner, quiz);
    const items = await allItems(platform.table);
    expect(auditAttempts(items)).toEqual([]);
    const own = items.filter(
      ({ pk, sk }) => pk === `USER#${learner.userId}` && /^(ATTEMPT|MARK)/.test(String(sk)),
    );
    expect(own).toHaveLength(10);
    const changes: [entity: RegExp, change: Item | null][] = [
      [/./, null],
      [/^Attempt$/, { saves: 7 }],
      [/^Attempt$/, { state: 'expired' }],
      [/^AttemptAnswer$/, { answer: truth(false) }],
      [/^Attempts$/, { earned: {} }],
      [/^Mark$/, { points: 1 }],
    ];
    for (const [entity, change] of changes)
      for (const item of own.filter((one) => entity.test(String(one.entity)))) {
        const others = items.filter((other) => other !== item);
        const changed = change ? [...others, { ...item, ...change }] : others;
        expect(auditAttempts(changed), String(item.sk)).not.toEqual([]);
      }
  });

  it('the audit of work speaks when any one item is missing, or says something else', async () => {
    const { ok, newPerson, runtime } = platform;
    const teacher = await newPerson('teachers');
    const course = await makeCourse(platform, teacher);
    const assignmentId = await createTextAssignment(platform, teacher, course);
    const params = { courseId: course.courseId, assignmentId };
    const learner = await learnerOf(platform, course);
    const draft = workOf('Mine.');
    await ok(learner, 'assignments.saveDraft', { params, body: { version: null, draft } });
    const body = { version: 1, confirmed: false };
    const { submissionId } = await ok(learner, 'assignments.submit', { params, body });
    const written = { choices: [], points: 500_000, comment: '', isLateWaived: false };
    await ok(teacher, 'submissions.saveMarking', {
      params: { submissionId },
      body: { version: null, marking: { ...written, comments: [] }, isReady: true },
    });
    const released = { submissionIds: [submissionId], at: null };
    await ok(teacher, 'submissions.release', { params, body: released });
    await runtime.drained();
    const items = await allItems(platform.table);
    expect(auditWork(items)).toEqual([]);
    const changes: [entity: RegExp, change: Item | null][] = [
      [/^(Submissions|Submission|SubmissionAddress|Marking|Mark|MarkChange)$/, null],
      [/^Submissions$/, { markings: {} }],
      [/^Submission$/, { submittedAt: '2026-01-01T10:00:00.000Z' }],
      [/^Mark$/, { points: 1 }],
      [/^Mark$/, { status: 'waiting' }],
      [/^Mark$/, { releasedAt: null }],
      [/^MarksRelease$/, { state: 'running' }],
    ];
    const isOf = (item: Item) => JSON.stringify(item).includes(assignmentId);
    for (const [entity, change] of changes) {
      const changed = items.filter((one) => entity.test(String(one.entity)) && isOf(one));
      expect(changed.length).toBeGreaterThan(0);
      for (const item of changed) {
        const others = items.filter((other) => other !== item);
        const now = change ? [...others, { ...item, ...change }] : others;
        expect(auditWork(now), `${String(item.sk)} ${JSON.stringify(change)}`).not.toEqual([]);
      }
    }
  });

  it('the audit of work speaks of a group and of markers, too', async () => {
    const { ok, runtime, table } = platform;
    const teacher = await platform.newPerson('teachers');
    const marker = await platform.newPerson('teachers');
    const { at, save, submit, three } = await openGroupWork(platform, teacher);
    await save(three[0], null);
    const { body } = await submit(three[1], 1);
    const { courseId, assignmentId } = at;
    await runtime.drained();
    await ok(teacher, 'submissions.addMarker', {
      params: { courseId },
      body: { email: marker.email, groupIds: [] },
    });
    await ok(teacher, 'submissions.allocate', {
      params: at,
      body: {
        way: 'evenly',
        markers: [marker.userId],
        withTeacher: false,
        again: false,
        standing: true,
      },
    });
    await runtime.drained();
    const items = await allItems(table);
    expect(auditWork(items)).toEqual([]);
    const isOf = (item: Item) => JSON.stringify(item).includes(assignmentId);
    const [own] = items.filter((one) => one['entity'] === 'Submissions' && isOf(one));
    expect(own).toMatchObject({ submissions: [{ submissionId: body?.submissionId }] });
    const seat = { userId: marker.userId, seat: 'an earlier one' };
    const isTheirs = ({ pk }: Item) => String(pk).includes(`#BY:${marker.userId}`);
    const changes: [which: (item: Item) => boolean, change: Item | null][] = [
      // Of each of the three, by themselves.
      [({ entity }) => entity === 'Mark' || entity === 'GroupWork', null],
      [({ entity }) => entity === 'GroupWork', { number: 2 }],
      [({ entity }) => entity === 'GroupWork', { group: { setId: '', groupId: 'another' } }],
      [isTheirs, null],
      [({ entity }) => entity === 'CourseMarker', { seat: 'another' }],
      [
        ({ entity }) => entity === 'Submissions',
        { allocation: { markers: [seat], withTeacher: false, by: null } },
      ],
      [({ entity }) => entity === 'Submissions', { team: undefined }],
      [({ entity }) => entity === 'Allocation', { state: 'running' }],
    ];
    for (const [which, change] of changes) {
      const changed = items.filter(
        (one) => which(one) && (isOf(one) || one['courseId'] === courseId),
      );
      expect(changed.length).toBeGreaterThan(0);
      for (const item of changed) {
        const others = items.filter((other) => other !== item);
        const now = change ? [...others, { ...item, ...change }] : others;
        expect(auditWork(now), `${String(item.sk)} ${JSON.stringify(change)}`).not.toEqual([]);
      }
    }
  });

  it('the audit and the ledger of grades speak when any one item is missing, or says something else', async () => {
    const teacher = await platform.newPerson('teachers');
    const size = { learners: 2, quizzes: 1, assignments: 0 };
    const course = await makeGradedCourse(platform, teacher, size);
    const ledger = createGradeLedger();
    const grader = createGrader(teacher, course, { platform, random: createRandom(14), ledger });
    const see = async () => (await grader.see(course.learners[0]?.userId ?? ''))!;
    const [itemId = ''] = course.manual;
    await grader.type([await see()], [itemId]);
    await grader.setTotal(await see());
    await grader.putScheme([itemId]);
    await grader.putScheme([itemId]);
    await grader.begin({ kind: 'fill', itemId, points: 20_000 });
    const jobId = await grader.bring([await see()], [itemId]);
    await platform.runtime.drained();
    const items = await allItems(platform.table);
    const speaks = (all: Item[]) => [...auditGrades(all), ...ledger.compare(all)];
    expect(speaks(items)).toEqual([]);
    const changes: [entity: RegExp, change: Item | null][] = [
      [
        /^(Mark|MarkChange|TotalOverride|TotalChange|GradingScheme|SchemeChange|BookJob|JobRow)$/,
        null,
      ],
      [/^Mark$/, { points: 1 }],
      [/^Mark$/, { changedBy: 'another' }],
      [/^MarkChange$/, { from: 7 }],
      [/^MarkChange$/, { because: { kind: 'filled', jobId: 'another' } }],
      [/^TotalChange$/, { percent: 1 }],
      [/^SchemeChange$/, { from: { by: 'points' } }],
      [/^BookJob$/, { state: 'running' }],
      [/^BookJob$/, { changed: 7 }],
      [/^JobRow$/, { state: 'staged' }],
    ];
    const isOf = ({ courseId }: Item) => courseId === course.params.courseId;
    const isSaid = ({ because, entity }: Item) =>
      entity !== 'MarkChange' || 'jobId' in (because as Item);
    for (const [entity, change] of changes) {
      const changed = items
        .filter((one) => entity.test(String(one.entity)) && isOf(one))
        .filter((one) => !(change && 'because' in change) || isSaid(one));
      expect(changed.length, String(entity)).toBeGreaterThan(0);
      for (const item of changed) {
        const others = items.filter((other) => other !== item);
        const now = change ? [...others, { ...item, ...change }] : others;
        expect(speaks(now), `${String(item.sk)} ${JSON.stringify(change)}`).not.toEqual([]);
      }
    }
    expect(jobId).not.toBeNull();
  });
});
