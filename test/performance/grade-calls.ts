import { ulid } from 'ulid';
import type { RouteId } from '#shared/contract/index.ts';
import { usualGrading } from '#shared/grading/book.ts';
import { participation } from '../features/grades.ts';
import type { Person } from '../world/open-world.ts';
import type { Platform } from './platform.ts';
import { studentIdAt, ulidOf } from './school.ts';

/** As many as a request of the grid types into. */
const typed = 25;
const items = 10;

const points = (points: number) => ({ do: 'points' as const, points });

/** The gradebook of the largest course, with a page of students who have marks in it. */
export async function prepareGrades({ newPerson, ok, runtime }: Platform, admin: Person) {
  const params = { courseId: ulidOf(1, 0) };
  const learner = await newPerson();
  await ok(learner, 'enrollments.enroll', { params, body: {} });
  const itemIds = Array.from({ length: items }, () => ulid());
  for (const itemId of itemIds)
    await ok(admin, 'grades.putItem', { params, body: { ...participation, itemId } });
  await runtime.drained();
  const [first = '', second = ''] = itemIds;
  const people = [learner.userId, ...Array.from({ length: typed - 1 }, (_, at) => studentIdAt(at))];
  const cells = (itemId: string) =>
    people.map((userId) => ({ userId, itemId, version: 0, change: points(80_000) }));
  await ok(admin, 'grades.saveMarks', { params, body: { cells: cells(first), reason: null } });
  await runtime.drained();
  return { learner, params, itemIds, cells: cells(second) };
}

/** One call of each route of grades, as it is made on a busy day. */
export function gradeCalls(
  { ok }: Platform,
  admin: Person,
  { learner, params, itemIds, cells }: Awaited<ReturnType<typeof prepareGrades>>,
) {
  const someone = { ...params, userId: learner.userId };
  const [, , third = '', last = ''] = itemIds;
  return {
    'grades.getBook': () => ok(admin, 'grades.getBook', { params }),
    'grades.listRows': () => ok(admin, 'grades.listRows', { params, query: { limit: '50' } }),
    'grades.getRow': () => ok(admin, 'grades.getRow', { params: someone }),
    'grades.saveMarks': () =>
      ok(admin, 'grades.saveMarks', { params, body: { cells, reason: null } }),
    'grades.setTotal': () =>
      ok(admin, 'grades.setTotal', {
        params: someone,
        body: { percent: 7500, reason: 'She presented it twice.', version: 0 },
      }),
    'grades.getOwn': () => ok(learner, 'grades.getOwn', { params }),
    'grades.listOwn': () => ok(learner, 'grades.listOwn'),
    'grades.importRows': () =>
      ok(admin, 'grades.importRows', {
        params,
        body: {
          jobId: null,
          reason: 'From a file.',
          rows: cells.map(({ userId }) => ({
            userId,
            cells: [{ itemId: third, version: 0, change: points(60_000) }],
          })),
        },
      }),
    'grades.beginJob': () =>
      ok(admin, 'grades.beginJob', {
        params,
        body: { plan: { kind: 'fill', itemId: third, points: 0 }, reason: 'Nobody came.' },
      }),
    'grades.listViews': () => ok(admin, 'grades.listViews', { params }),
    'grades.listJobs': () => ok(admin, 'grades.listJobs', { params }),
    'grades.putItem': () =>
      ok(admin, 'grades.putItem', {
        params,
        body: { ...participation, itemId: last, version: 1, isExtra: true },
      }),
    'grades.putScheme': () =>
      ok(admin, 'grades.putScheme', {
        params,
        body: { scheme: { ...usualGrading, passFrom: 5000 }, version: 0, items: [] },
      }),
  } satisfies Partial<Record<RouteId, () => Promise<unknown>>>;
}
