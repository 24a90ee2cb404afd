import { expect, test } from 'vitest';
import { courses } from '#functions/data/courses/courses.ts';
import { enrollments } from '#functions/data/enrollments/enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import { seats } from '#functions/data/courses/seats.ts';
import { waiting } from '#functions/data/enrollments/waiting.ts';
import { courseOf } from '#test/support/course-of.ts';
import { startTable } from '#test/support/table.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { fillSeats } from './fill-seats.ts';

const table = await startTable();
const clock = () => Date.UTC(2026, 2, 1);

/** A published course of so many seats, all empty, and people who wait for one since different days. */
async function scene(capacity: number, people: number) {
  const course = courseOf({ state: 'published', seats: capacity });
  const { courseId } = course;
  await table.commit([...courses.create(course), seats.create(courseId, capacity)]);
  for (let at = 1; at <= people; at += 1) {
    const since = `2026-01-${String(at).padStart(2, '0')}T00:00:00.000Z`;
    const { next, items } = enrollments.transition(
      null,
      { userId: `p${at}`, courseId },
      'waiting',
      since,
    );
    await table.commit([...items, waiting.lineUp(next)]);
  }
  await table.update({
    Key: keys.seats(courseId),
    UpdateExpression: 'SET waiting = :waiting',
    ExpressionAttributeValues: { ':waiting': people },
  });
  const after = { ...keys.seats(courseId), entity: 'Seats', waiting: people };
  const record: StreamRecord = { key: after, before: undefined, after, sequence: '1' };
  const inside = async () => {
    const active: string[] = [];
    for (let at = 1; at <= people; at += 1)
      if ((await enrollments.get(table, `p${at}`, courseId))?.state === 'active')
        active.push(`p${at}`);
    return active;
  };
  return { record, inside, counts: () => seats.get(table, courseId) };
}

test('case 93: a record that comes again, and twice at once, gives no seat more than there is', async () => {
  const { record, inside, counts } = await scene(2, 4);
  await Promise.all([fillSeats(record, { table, clock }), fillSeats(record, { table, clock })]);
  await fillSeats(record, { table, clock });
  expect(await inside()).toEqual(['p1', 'p2']);
  expect(await counts()).toMatchObject({ taken: 2, waiting: 2, given: 2 });
});

test('one record gives a bounded number of seats: those it changes bring the next', async () => {
  const { record, inside } = await scene(40, 28);
  await fillSeats(record, { table, clock });
  expect(await inside()).toHaveLength(25);
  await fillSeats(record, { table, clock });
  expect(await inside()).toHaveLength(28);
});
