import { setTimeout as delay } from 'node:timers/promises';
import { extensions } from '#functions/data/assignments/extensions.ts';
import { submissionRecord } from '#functions/data/assignments/submission.ts';
import { createTextAssignment, workOf } from '../../world/assignments.ts';
import { makeCourse } from '../../world/courses.ts';
import type { Person } from '../../world/open-world.ts';
import { learnerOf } from '../../world/quizzes.ts';
import { percentile } from '../percentile.ts';
import { allItems } from '../platform.ts';
import type { Outcome, Stage } from '../scenario.ts';

/** All of them submit within so many milliseconds before the closing, and some of them once more after it. */
type Size = {
  learners: number;
  withinMs: number;
  /** From the last of these to the closing, so that a machine under load is still in time. */
  marginMs: number;
  late: number;
};

/** So many people are made at once. */
const abreast = 8;

/**
 * A course hands in within the last minute before closing. No request fails, each of those who were given a receipt has
 * one submission with that instant and a mark that waits, and after the closing nothing is taken.
 */
export async function playLastMinute({ platform, random }: Stage, size: Size): Promise<Outcome> {
  const { call, newPerson, ok, table, runtime } = platform;
  const teacher = await newPerson('teachers');
  const course = await makeCourse(platform, teacher);
  const assignmentId = await createTextAssignment(platform, teacher, course, { attempts: 2 });
  const params = { courseId: course.courseId, assignmentId };
  const people: Person[] = [];
  while (people.length < size.learners) {
    const count = Math.min(abreast, size.learners - people.length);
    const next = await Promise.all(
      Array.from({ length: count }, async () => {
        const person = await learnerOf(platform, course);
        const draft = workOf(`The work of ${person.userId}.`);
        await ok(person, 'assignments.saveDraft', { params, body: { version: null, draft } });
        return person;
      }),
    );
    people.push(...next);
  }
  const closes = Date.now() + size.withinMs + size.marginMs;
  const at = new Date(closes).toISOString();
  const dates = { dueAt: null, closesAt: at, moreAttempts: 0, reason: 'The same for all' };
  const common = { ...params, ...dates, by: teacher.userId, at, version: 1 };
  for (let from = 0; from < people.length; from += 50)
    await table.commit(
      people
        .slice(from, from + 50)
        .map(({ userId }) => extensions.put({ ...common, userId }, () => null)),
    );
  const times: number[] = [];
  const receipts = new Map<string, string>();
  const faults: string[] = [];
  await Promise.all(
    people.map(async (person) => {
      await delay(random.next() * size.withinMs);
      const begun = performance.now();
      const body = { version: 1, confirmed: false };
      const { status, body: receipt } = await call(person, 'assignments.submit', { params, body });
      times.push(performance.now() - begun);
      if (status === 201) receipts.set(person.userId, receipt.submittedAt);
      else faults.push(`${person.userId}: was answered ${status}`);
    }),
  );
  await delay(Math.max(0, closes - Date.now() + 1));
  for (const person of people.slice(0, size.late)) {
    const { problem } = await call(person, 'assignments.saveDraft', {
      params,
      body: { version: 1, draft: workOf('Too late.') },
    });
    if (problem?.code !== 'assignment_closed') faults.push(`${person.userId}: was not too late`);
  }
  await runtime.drained();
  const items = await allItems(table);
  const submitted = items
    .filter(({ entity, assignmentId: of }) => entity === 'Submission' && of === assignmentId)
    .map((item) => submissionRecord.parse(item));
  for (const [userId, submittedAt] of receipts) {
    const own = submitted.filter((one) => one.userId === userId);
    if (own.length !== 1 || own[0]?.submittedAt !== submittedAt)
      faults.push(`${userId}: has ${own.length} submissions, or another instant`);
    if (submittedAt > at) faults.push(`${userId}: was taken after the closing`);
  }
  const waiting = items.filter(
    (item) => item.entity === 'Mark' && item.itemId === assignmentId && item.status === 'waiting',
  );
  if (waiting.length !== receipts.size) faults.push(`${waiting.length} marks wait`);
  return {
    facts: {
      ...size,
      receipts: receipts.size,
      'submissions in the table': submitted.length,
      'submit: ms together, p50 and p95': `${Math.round(percentile(times, 0.5))} and ${Math.round(percentile(times, 0.95))}`,
      'items audited': items.length,
    },
    faults,
  };
}
