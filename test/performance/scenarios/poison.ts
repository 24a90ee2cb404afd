import { keys } from '#functions/data/keys.ts';
import { statsRecord } from '#functions/data/courses/stats.ts';
import type { FailedRecord } from '#local/streams/deliver-batch.ts';
import { makeCourse } from '../../world/courses.ts';
import { liveSnapshot } from '../derived.ts';
import type { Outcome, Stage } from '../scenario.ts';
import { failureQueue, redrive } from './redrive.ts';

/**
 * Case 94: one record that no consumer can digest among many good ones. It alone ends in the failure
 * queue, with its payload, and the others flow on; when the cause is gone it can be handed in again.
 */
export async function playPoison({ platform }: Stage, size: { good: number }): Promise<Outcome> {
  const { runtime, hooks, table, newPerson, ok } = platform;
  const queue = failureQueue(runtime);
  const faults: string[] = [];
  const teacher = await newPerson('teachers');
  const { courseId } = await makeCourse(platform, teacher);
  const learners = await Promise.all(Array.from({ length: size.good }, () => newPerson()));
  await runtime.drained();

  const poisonedCourse = { ...keys.course('POISON'), entity: 'Course', courseId: 'POISON' };
  const half = Math.ceil(size.good / 2);
  const enroll = (people: typeof learners) =>
    Promise.all(people.map((one) => ok(one, 'enrollments.enroll', { params: { courseId } })));
  await enroll(learners.slice(0, half));
  await table.put({ ...keys.enrollment('poison', courseId), entity: 'Enrollment', courseId });
  await table.put(poisonedCourse);
  await enroll(learners.slice(half));
  const late = await makeCourse(platform, teacher);
  await runtime.drained();

  const students = (await table.get(statsRecord, keys.stats(courseId)))?.students;
  if (students !== size.good)
    faults.push(`${students} of ${size.good} students were counted around the poison`);
  if (!(await liveSnapshot(runtime)).documents.has(late.courseId))
    faults.push('A course behind the poison is not in the catalogue');
  const given = queue.messages().map(({ body }) => body as FailedRecord);
  const names = given.map(({ record }) => record.dynamodb.Keys['sk']);
  if (given.length !== 2 || given.some(({ record }) => record.dynamodb.NewImage === undefined))
    faults.push(`The failure queue holds ${JSON.stringify(names)} instead of the two at fault`);

  const stillBad = await redrive(runtime);
  if (stillBad !== 0) faults.push('The poison was digested without a repair');

  // Now one that fails for a cause that passes: the table fails the consumer for a while.
  const before = queue.messages().length;
  hooks.fault = ({ functionRole, action }) =>
    functionRole.includes('Projections') && action === 'TransactWriteItems'
      ? { kind: '500' }
      : undefined;
  const [first] = learners;
  if (first) await ok(first, 'enrollments.withdraw', { params: { courseId } });
  await runtime.drained();
  const waiting = queue.messages().length - before;
  hooks.fault = undefined;
  const handled = await redrive(runtime);
  const after = (await table.get(statsRecord, keys.stats(courseId)))?.students;
  if (waiting !== 1 || handled !== 1 || after !== size.good - 1)
    faults.push(`Of ${waiting} records that waited ${handled} were taken; ${after} students then`);
  return { facts: { good: size.good, poison: 2, redriven: handled }, faults };
}
