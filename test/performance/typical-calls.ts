import type { RouteId } from '#shared/contract/index.ts';
import { mostCards } from '#shared/policies/review-schedule.ts';
import type { Mark } from '#shared/schemas/marks.ts';
import { keys } from '#functions/data/keys.ts';
import { markNews, markNewsRecord } from '#functions/data/marks/mark-news.ts';
import { marks } from '#functions/data/marks/marks.ts';
import { reviews } from '#functions/data/quizzes/reviews.ts';
import type { Person } from '../world/open-world.ts';
import { createBlock, textBlock } from '../world/courses.ts';
import { contactMessage } from '../world/scene.ts';
import type { Platform } from './platform.ts';
import { blockAt, busiestTeacher, ulidOf } from './school.ts';

/** A full page of them, and so the most that a page of the own courses shows. */
const ownCourses = 20;

/** Courses with an outline that `typicalCalls` needs of a school. */
export const outlinesNeeded = ownCourses + 1;

/** Lessons that came after the learner: as many as a start tells of. */
const newLessons = 8;

/** Marks that others changed since: as many as a start tells of. */
const changedMarks = 6;

/** A mark of somebody for a quiz that was graded again, as its routes leave it. */
async function changeMark(table: Platform['table'], userId: string, at: number): Promise<void> {
  const { courseId, blockId } = blockAt(at, 0, 0);
  const place = { courseId, itemId: blockId, userId };
  const [ended, decided] = ['2026-03-01T10:00:00.000Z', new Date().toISOString()];
  const attempt = { attemptId: ulidOf(8, at), number: 1, points: 80_000, most: 100_000 };
  const mark: Mark = {
    ...place,
    version: 2,
    source: {
      kind: 'quiz',
      counts: 'best',
      attempts: [{ ...attempt, submittedAt: ended }],
      counted: [attempt.attemptId],
    },
    earned: { points: 80_000, most: 100_000 },
    points: 80_000,
    status: 'marked',
    releasedAt: ended,
    changedAt: decided,
    changedBy: userId,
  };
  const reason = 'The key was wrong.';
  const because = { kind: 'regraded' as const, regradeId: ulidOf(9, at), reason };
  const change = { ...place, version: 2, at: decided, because, from: 60_000, to: 80_000 };
  const news = await table.get(markNewsRecord, keys.markNews(userId));
  await table.commit([
    marks.put(null, mark),
    marks.putChange({ ...change, by: userId, attempts: [] }),
    markNews.add(userId, news, [{ ...change, tellFrom: decided }]),
  ]);
}

/** A daily review of as many questions as one holds. */
const fillReview = (table: Platform['table'], userId: string) =>
  table.commit([
    reviews.put(userId, null, {
      isOn: true,
      cards: Array.from({ length: mostCards }, (_, at) => ({
        questionId: ulidOf(7, at),
        version: 1,
        courseId: ulidOf(1, at % ownCourses),
        dueOn: '2026-03-01',
        right: 0,
      })),
      answered: null,
    }),
  ]);

/** A learner with a page full of courses, of notes and of news, and with a full review, who is halfway through the first one. */
export async function makeLearner({ ok, newPerson, runtime, table }: Platform): Promise<Person> {
  const learner = await newPerson();
  const admin = await newPerson('admins');
  for (let at = 0; at < ownCourses; at += 1)
    await ok(learner, 'enrollments.enroll', { params: { courseId: ulidOf(1, at) }, body: {} });
  for (let at = 0; at < 20; at += 1)
    await ok(learner, 'progress.record', {
      params: blockAt(0, Math.floor(at / 5), at % 5),
      body: { state: 'done', positionSeconds: 0 },
    });
  const { courseId, ...place } = blockAt(0, 0, 0);
  for (let at = 0; at < 20; at += 1)
    await ok(learner, 'notes.create', {
      params: { courseId },
      body: { ...place, positionSeconds: at, text: 'What one wants to remember. '.repeat(5) },
    });
  for (let at = 1; at <= newLessons; at += 1) {
    const { courseId, moduleId } = blockAt(at, 0, 0);
    await createBlock({ ok }, admin, {
      params: { courseId, moduleId },
      body: textBlock('Just added'),
    });
  }
  for (let at = 1; at <= changedMarks; at += 1) await changeMark(table, learner.userId, at);
  await fillReview(table, learner.userId);
  await runtime.drained();
  return learner;
}

/** As many featured courses as an admin may choose. */
export async function featureMost({ ok, newPerson }: Platform): Promise<void> {
  const courseIds = Array.from({ length: 12 }, (_, at) => ulidOf(1, at));
  await ok(await newPerson('admins'), 'courses.setFeatured', { body: { courseIds, version: 0 } });
}

/** One call of each route whose cost has a budget, as it is made on a busy day. */
export function typicalCalls({ ok }: Platform, learner: Person, admin: Person) {
  const params = { courseId: ulidOf(1, 0) };
  const { courseId: _, ...place } = blockAt(0, 0, 0);
  return {
    'catalog.list': () => ok(learner, 'catalog.list'),
    'catalog.getCourse': () => ok(learner, 'catalog.getCourse', { params }),
    'lessons.getBlock': () => ok(learner, 'lessons.getBlock', { params: blockAt(0, 0, 0) }),
    'progress.listCourses': () => ok(learner, 'progress.listCourses'),
    'enrollments.enroll': () =>
      ok(learner, 'enrollments.enroll', {
        params: { courseId: ulidOf(1, ownCourses) },
        body: {},
      }),
    'progress.record': () =>
      ok(learner, 'progress.record', {
        params: blockAt(0, 7, 0),
        body: { state: 'done', positionSeconds: 0 },
      }),
    'catalog.home': () => ok(learner, 'catalog.home'),
    'catalog.listTeachers': () => ok(learner, 'catalog.listTeachers'),
    'catalog.getTeacher': () =>
      ok(learner, 'catalog.getTeacher', { params: { userId: busiestTeacher } }),
    'progress.getDashboard': () => ok(learner, 'progress.getDashboard'),
    'quizzes.list': () => ok(learner, 'quizzes.list'),
    'progress.seeNews': () =>
      ok(learner, 'progress.seeNews', { body: { until: new Date().toISOString() } }),
    'notes.list': () => ok(learner, 'notes.list', { params }),
    'notes.create': () =>
      ok(learner, 'notes.create', {
        params,
        body: { ...place, positionSeconds: null, text: 'One more.' },
      }),
    'media.list': () => ok(admin, 'media.list', { params }),
    'media.beginUpload': () =>
      ok(admin, 'media.beginUpload', {
        params,
        body: {
          fileName: 'film.mp4',
          contentType: 'video/mp4',
          bytes: 20_000_000,
          fingerprint: 'a'.repeat(64),
        },
      }),
    'lessons.getStructure': () => ok(admin, 'lessons.getStructure', { params }),
    'lessons.changeBlocks': () =>
      ok(admin, 'lessons.changeBlocks', {
        params,
        body: {
          blockIds: [blockAt(0, 3, 3).blockId],
          change: {
            do: 'move',
            moduleId: blockAt(0, 5, 0).moduleId,
            after: blockAt(0, 5, 1).blockId,
          },
        },
      }),
    'lessons.listContents': () => ok(admin, 'lessons.listContents', { params }),
    'lessons.preview': () =>
      ok(admin, 'lessons.preview', { params, query: { userId: learner.userId } }),
    'lessons.editBlocks': () =>
      ok(admin, 'lessons.editBlocks', {
        params,
        body: {
          edits: Array.from({ length: 20 }, (_, at) => ({
            blockId: blockAt(0, 4 + Math.floor(at / 5), at % 5).blockId,
            version: 1,
            release: { from: 'courseStart', days: 7 },
          })),
        },
      }),
    'accounts.listUsers': () => ok(admin, 'accounts.listUsers', { query: { q: 'ruiz' } }),
    'accounts.listSessions': () => ok(learner, 'accounts.listSessions'),
    'enrollments.getMine': () => ok(learner, 'enrollments.getMine', { params }),
    'progress.listPendingCourses': () => ok(learner, 'progress.listPendingCourses'),
    'rosters.list': () => ok(admin, 'rosters.list', { params }),
    'rosters.getLearner': () =>
      ok(admin, 'rosters.getLearner', { params: { ...params, userId: learner.userId } }),
    'help.sendMessage': () => ok(learner, 'help.sendMessage', { body: contactMessage() }),
    // The last one: its lessons come when they come, and all that reads the course reads them too.
    'lessons.changeModules': () =>
      ok(admin, 'lessons.changeModules', {
        params,
        body: { moduleIds: [blockAt(0, 4, 0).moduleId], change: { do: 'copy' } },
      }),
  } satisfies Partial<Record<RouteId, () => Promise<unknown>>>;
}
