import { ulid } from 'ulid';
import { usualGrading } from '#shared/grading/book.ts';
import { editors, row, signedIn } from '../security/personas.ts';
import { inCourse, type Scene } from '../world/scene.ts';
import type { Person, World } from '../world/world.ts';
import { type UnderTest, withAnother } from './under-test.ts';

/** A mark for taking part, which no lesson stands for. */
export const participation = {
  categoryId: null,
  isExtra: false,
  isKeptOut: false,
  place: null,
  manual: { title: { en: 'Taking part' }, most: 100_000, release: 'whenMarked' as const },
  version: 0,
};

/** Fills a new item of a course. */
async function fill({ ok }: World, teacher: Person, { courseId }: { courseId: string }) {
  const params = { courseId };
  const itemId = ulid();
  await ok(teacher, 'grades.putItem', { params, body: { ...participation, itemId } });
  await ok(teacher, 'grades.beginJob', {
    params,
    body: { plan: fillingOf(itemId), reason: 'Nobody came.' },
  });
}

/** Nothing for all who have no mark yet. */
export const fillingOf = (itemId: string) => ({ kind: 'fill' as const, itemId, points: 0 });

export const grades = {
  permissions: {
    'grades.getBook': editors,
    'grades.putScheme': editors,
    'grades.listRows': editors,
    'grades.saveMarks': editors,
    'grades.setTotal': editors,
    'grades.getRow': editors,
    'grades.putItem': editors,
    'grades.removeItem': editors,
    'grades.listOwn': signedIn,
    'grades.listJobs': editors,
    'grades.beginJob': row(401, 403, 403, 404, 201, 201, 403),
    'grades.importRows': editors,
    'grades.undoJob': editors,
    // Only who is in a course has grades there.
    'grades.getOwn': row(401, 404, 200, 404, 404, 404, 403),
  },
  requests({ admin, call, ok, runtime, signInAs }) {
    async function withOther(it: Scene) {
      const { params } = inCourse(it);
      await call(await signInAs(it.other), 'enrollments.enroll', { params, body: {} });
      return { params: { ...params, userId: it.other.userId } };
    }
    async function onItem(it: Scene) {
      const { params } = inCourse(it);
      const itemId = ulid();
      await ok(admin, 'grades.putItem', { params, body: { ...participation, itemId } });
      return { params, body: { itemId } };
    }

    return {
      'grades.getBook': inCourse,
      'grades.putScheme': (it) => ({
        ...inCourse(it),
        body: { scheme: { ...usualGrading, passFrom: 5000 }, version: 0, items: [] },
      }),
      'grades.listRows': inCourse,
      'grades.saveMarks': async (it) => {
        const { params, body } = await onItem(it);
        const { userId } = (await withOther(it)).params;
        const change = { do: 'points' as const, points: 50_000 };
        return {
          params,
          body: { cells: [{ userId, itemId: body.itemId, version: 0, change }], reason: null },
        };
      },
      'grades.setTotal': async (it) => ({
        ...(await withOther(it)),
        body: { percent: 7500, reason: 'She presented it twice.', version: 0 },
      }),
      'grades.getRow': withOther,
      'grades.putItem': (it) => ({
        ...inCourse(it),
        body: { ...participation, itemId: ulid() },
      }),
      'grades.removeItem': onItem,
      'grades.listJobs': inCourse,
      'grades.beginJob': async (it) => {
        const { params, body } = await onItem(it);
        return { params, body: { plan: fillingOf(body.itemId), reason: 'Nobody came.' } };
      },
      'grades.importRows': async (it) => {
        const { params, body } = await onItem(it);
        const { userId } = (await withOther(it)).params;
        const change = { do: 'points' as const, points: 50_000 };
        const rows = [{ userId, cells: [{ itemId: body.itemId, version: 0, change }] }];
        return { params, body: { jobId: null, reason: 'From a file.', rows } };
      },
      'grades.undoJob': async (it) => {
        const { params, body } = await onItem(it);
        const { jobId } = await ok(admin, 'grades.beginJob', {
          params,
          body: { plan: fillingOf(body.itemId), reason: 'Nobody came.' },
        });
        await runtime.drained();
        return { params, body: { jobId } };
      },
      'grades.getOwn': inCourse,
      'grades.listOwn': () => ({}),
    };
  },
  plants: {
    totalOverride: ({ world, person, teacher, open, mark }) =>
      world.ok(teacher, 'grades.setTotal', {
        params: { courseId: open.courseId, userId: person.userId },
        body: { percent: 7500, reason: `reason of ${mark}`, version: 0 },
      }),
    totalChange: withAnother,
    bookJob: ({ world, person, own }) => fill(world, person, own),
    jobRow: ({ world, teacher, open }) => fill(world, teacher, open),
    schemeChange: ({ world, person, own }) =>
      world.ok(person, 'grades.putScheme', {
        ...inCourse(own),
        body: { scheme: { ...usualGrading, passFrom: 5000 }, version: 0 },
      }),
  },
} satisfies UnderTest<'grades'>;
