import { ulid } from 'ulid';
import { usualGrading } from '#shared/grading/book.ts';
import { creating, editors, row, signedIn } from '../security/personas.ts';
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

/** A view of all students by name, with the usual columns. */
export const usualPlace = {
  where: null,
  group: null,
  sort: 'name_asc',
  category: null,
  as: 'points' as const,
  first: [],
  hidden: [],
  folded: [],
};

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
    'grades.listViews': editors,
    'grades.saveView': creating,
    'grades.changeView': editors,
    'grades.removeView': editors,
    // Only who is in a course has grades there.
    'grades.getOwn': row(401, 404, 200, 404, 404, 404, 403),
  },
  requests({ admin, call, ok, runtime, signInAs }) {
    /** A view of the person's own, or one that there is not where they may save none. */
    async function onView(it: Scene) {
      const { params } = inCourse(it);
      const body = { name: 'All', place: usualPlace };
      const made = await call(it.person, 'grades.saveView', { params, body });
      return { params, body: { viewId: made.status === 201 ? made.body.viewId : ulid() } };
    }
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
      'grades.listViews': inCourse,
      'grades.saveView': (it) => ({
        ...inCourse(it),
        body: { name: 'Below the pass mark', place: usualPlace },
      }),
      'grades.changeView': async (it) => {
        const { params, body } = await onView(it);
        return { params, body: { ...body, name: 'By name', place: usualPlace, version: 1 } };
      },
      'grades.removeView': onView,
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
    gradeView: ({ world, person, own, mark }) =>
      world.ok(person, 'grades.saveView', {
        ...inCourse(own),
        body: { name: `view of ${mark}`, place: usualPlace },
      }),
    gradeViewCount: withAnother,
    gradeViewDefault: async ({ world, person, own, mark }) => {
      const params = { courseId: own.courseId };
      const body = { name: `first view of ${mark}`, place: usualPlace };
      const { viewId, version } = await world.ok(person, 'grades.saveView', { params, body });
      await world.ok(person, 'grades.changeView', {
        params,
        body: { ...body, viewId, version, isDefault: true },
      });
    },
    bookJob: ({ world, person, own }) => fill(world, person, own),
    jobRow: ({ world, teacher, open }) => fill(world, teacher, open),
    itemChange: ({ world, person, own }) => fill(world, person, own),
    schemeChange: ({ world, person, own }) =>
      world.ok(person, 'grades.putScheme', {
        ...inCourse(own),
        body: { scheme: { ...usualGrading, passFrom: 5000 }, version: 0 },
      }),
  },
} satisfies UnderTest<'grades'>;
