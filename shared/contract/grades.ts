import * as z from 'zod';
import {
  gradeBookSchema,
  gradeOrders,
  gradeRowSchema,
  ownCourseGradesSchema,
  ownGradesSchema,
  personGradesSchema,
  shownTotalSchema,
} from '#shared/schemas/grade-answers.ts';
import { mostImportRows } from '#shared/schemas/book-job-limits.ts';
import {
  bookJobSchema,
  bookPlanSchema,
  importedRowSchema,
  importRowSchema,
} from '#shared/schemas/book-jobs.ts';
import {
  gradingSettingsSchema,
  itemPlaceSchema,
  itemPlaceShape,
  manualItemSchema,
} from '#shared/schemas/grades.ts';
import { mostPlaced } from '#shared/schemas/most-placed.ts';
import { mostSetPercent } from '#shared/policies/grade-limits.ts';
import { mostCells } from '#shared/schemas/most-cells.ts';
import { reasonSchema } from '#shared/schemas/attempts.ts';
import { gradePercentSchema } from '#shared/schemas/grading.ts';
import {
  instantSchema,
  pageOf,
  pageQuery,
  ulidSchema,
  userIdSchema,
} from '#shared/schemas/primitives.ts';
import { cellResultSchema, typedCellSchema } from '#shared/schemas/typed-marks.ts';
import { line } from '#shared/schemas/text.ts';
import { conditionsSchema, gradeViewSchema, groupSchema } from '#shared/schemas/grade-views.ts';
import { feature } from './route.ts';

const authors = ['teachers', 'admins'] as const;
const course = z.strictObject({ courseId: ulidSchema });
const book = '/courses/{courseId}/grades';
/** One address for all that concerns jobs: which one is meant stands in the body. */
const jobs = `${book}/jobs`;
/** So many people are asked for by their ids. */
const mostAsked = 50;
/** One address for the own views of a book. */
const views = `${book}/views`;
/** 0: nothing was decided yet. */
const version = z.int().min(0).max(1_000_000_000);

/** The gradebook of a course: who teaches reads and rules it, students read what is released of their own. */
export const grades = feature('grades', {
  getBook: {
    method: 'GET',
    path: book,
    access: authors,
    summary:
      'Get the grading scheme of a course with its grade items, how the marks of each lie, and the view that you open the gradebook with. These figures are eventually consistent, within seconds.',
    params: course,
    query: z.strictObject({
      /** With the latest changes of the scheme. */
      changes: z.enum(['true', 'false']).prefault('false'),
    }),
    response: gradeBookSchema,
    errors: ['not_found'],
  },
  putScheme: {
    method: 'PUT',
    path: book,
    access: authors,
    summary:
      'Change how marks become totals in a course, and as what items count, in one step. All totals are made anew within seconds.',
    params: course,
    body: z.strictObject({
      scheme: gradingSettingsSchema,
      version,
      /** The items that are to count as something else, each from the version of it that was seen. */
      items: z
        .array(itemPlaceSchema.extend({ itemId: ulidSchema, version }))
        .max(mostPlaced)
        .refine((all) => new Set(all.map(({ itemId }) => itemId)).size === all.length, 'repeated')
        .optional(),
    }),
    response: z.strictObject({ scheme: gradingSettingsSchema, version }),
    errors: ['not_found', 'stale_version'],
  },
  listRows: {
    method: 'GET',
    path: `${book}/rows`,
    access: authors,
    summary:
      'List the people of a course with their marks and totals: by name or total, those whose name has words that start with the query, or those of a group; of these, who meets conditions. Eventually consistent, within seconds.',
    params: course,
    query: z.strictObject({
      ...pageQuery,
      /** By name, by total, or by an item: who has no points in it comes last, by name. */
      sort: z.union([z.enum(gradeOrders), ulidSchema]).prefault('name'),
      order: z.enum(['asc', 'desc']).prefault('asc'),
      /** A search lists by the word that it found: `sort` and `order` are not asked. */
      q: line(60).optional(),
      /** Those of a group: `q` is not asked. */
      group: groupSchema.optional(),
      /** Of those, who meets all of this. A page looks at some hundred people at the most, and may name nobody. */
      where: conditionsSchema.optional(),
      /** Just these, as far as they are in the book: nothing else but `where` is asked. */
      people: z
        .string()
        .transform((text) => [...new Set(text.split(','))])
        .pipe(z.array(userIdSchema).min(1).max(mostAsked))
        .optional(),
    }),
    response: pageOf(gradeRowSchema).extend({
      /** How many people were looked at for this page. */
      looked: z.int().min(0),
    }),
    errors: ['not_found', 'invalid_cursor'],
  },
  saveMarks: {
    method: 'PUT',
    path: `${book}/rows`,
    access: authors,
    summary:
      'Type into cells of the gradebook, each from the version of its mark that was seen: what is not as it was seen stays, and is told. Totals follow within seconds.',
    params: course,
    body: z.strictObject({
      cells: z
        .array(typedCellSchema)
        .min(1)
        .max(mostCells)
        .refine(
          (cells) =>
            new Set(cells.map(({ userId, itemId }) => `${userId} ${itemId}`)).size === cells.length,
          'repeated',
        ),
      /** For what is set in place of what a quiz or an assignment comes to it is needed. */
      reason: reasonSchema.nullable(),
      /** What was typed is undone, which is reason enough. */
      isUndo: z.boolean().optional(),
    }),
    /** In the order in which they were sent. */
    response: z.strictObject({ cells: z.array(cellResultSchema) }),
    errors: ['not_found'],
  },
  setTotal: {
    method: 'PUT',
    path: `${book}/people/{userId}`,
    access: authors,
    summary:
      'Set the total of somebody in a course in place of what it comes to, or take that back.',
    params: course.extend({ userId: userIdSchema }),
    body: z.strictObject({
      /** null: what it comes to by itself. */
      percent: gradePercentSchema.max(mostSetPercent).nullable(),
      reason: reasonSchema,
      version,
    }),
    response: z.strictObject({ total: shownTotalSchema, version }),
    errors: ['not_found', 'stale_version'],
  },
  getRow: {
    method: 'GET',
    path: `${book}/people/{userId}`,
    access: authors,
    summary:
      'Get the marks of somebody in a course as they are, each step from them to the total, and how each came to be.',
    params: course.extend({ userId: userIdSchema }),
    response: personGradesSchema,
    errors: ['not_found'],
  },
  putItem: {
    method: 'PATCH',
    path: book,
    access: authors,
    summary:
      'Decide as what a quiz or an assignment counts, or make or change a grade item that no lesson stands for.',
    params: course,
    body: z.strictObject({
      /** A new one of whoever asks, for an item that no lesson stands for. */
      itemId: ulidSchema,
      ...itemPlaceShape,
      /** null: of a quiz or an assignment. */
      manual: manualItemSchema.nullable(),
      version,
    }),
    response: z.strictObject({ itemId: ulidSchema, version }),
    errors: ['not_found', 'stale_version', 'too_large'],
  },
  removeItem: {
    method: 'DELETE',
    path: book,
    access: authors,
    summary:
      'Let a quiz or an assignment count as is usual again, or delete a grade item that no lesson stands for.',
    params: course,
    body: z.strictObject({ itemId: ulidSchema }),
    response: z.strictObject({ itemId: ulidSchema }),
    errors: ['not_found'],
  },
  listJobs: {
    method: 'GET',
    path: jobs,
    access: authors,
    summary:
      'List what was done to the marks of many at once, how far it has come and what it left as it was: the newest first, or one of them.',
    params: course,
    query: z.strictObject({ ...pageQuery, jobId: ulidSchema.optional() }),
    response: pageOf(bookJobSchema),
    errors: ['not_found', 'invalid_cursor'],
  },
  beginJob: {
    method: 'POST',
    path: jobs,
    access: authors,
    summary:
      'Fill what is empty of an item, change all its marks by one rule, release them, or announce the rows of a file. It is done in the background.',
    params: course,
    /** A release needs no reason; all else does. */
    body: z
      .strictObject({ plan: bookPlanSchema, reason: reasonSchema.nullable() })
      .refine(({ plan, reason }) => plan.kind === 'release' || reason !== null, 'required'),
    response: bookJobSchema,
    status: 201,
    errors: ['not_found'],
  },
  importRows: {
    method: 'PUT',
    path: jobs,
    access: authors,
    summary:
      'See what rows of a file would do to marks, or hand them in for a job that was begun: with its last row, they are written in the background, each person whole.',
    params: course,
    body: z.strictObject({
      /** null: nothing is kept, it is seen what would become of them. */
      jobId: ulidSchema.nullable(),
      reason: reasonSchema,
      rows: z
        .array(importRowSchema)
        .min(1)
        .max(mostImportRows)
        .refine(
          (rows) => new Set(rows.map(({ userId }) => userId)).size === rows.length,
          'repeated',
        ),
    }),
    response: z.strictObject({
      /** In the order in which they were sent. */
      rows: z.array(importedRowSchema),
      /** How many rows of the job are there; of a look, none. */
      staged: z.int().min(0),
    }),
    errors: ['not_found', 'stale_version'],
  },
  undoJob: {
    method: 'PATCH',
    path: jobs,
    access: authors,
    summary:
      'Take back what was done to the marks of many at once, within 60 days. A mark that was changed since stays, and is named. A release that people see by now cannot be taken back.',
    params: course,
    body: z.strictObject({ jobId: ulidSchema }),
    response: bookJobSchema,
    errors: ['not_found', 'stale_version', 'release_seen'],
  },
  listViews: {
    method: 'GET',
    path: views,
    access: authors,
    summary:
      'List the views of the gradebook that you saved for yourself, in the order in which you saved them.',
    params: course,
    query: z.strictObject(pageQuery),
    response: pageOf(gradeViewSchema),
    errors: ['not_found', 'invalid_cursor'],
  },
  saveView: {
    method: 'POST',
    path: views,
    access: authors,
    summary:
      'Save whom the gradebook shows, in which order and with which columns, under a name; twenty views at the most.',
    params: course,
    body: gradeViewSchema.pick({ name: true, place: true }),
    response: gradeViewSchema,
    status: 201,
    errors: ['not_found'],
  },
  changeView: {
    method: 'PUT',
    path: views,
    access: authors,
    summary:
      'Give one of your views of the gradebook another name and another content, and say whether the gradebook opens with it.',
    params: course,
    body: gradeViewSchema
      .pick({ viewId: true, name: true, place: true, version: true })
      /** Whether the book opens with it, in place of whichever it opened with; left out: as it was. */
      .extend({ isDefault: z.boolean().optional() }),
    response: gradeViewSchema,
    errors: ['not_found', 'stale_version'],
  },
  removeView: {
    method: 'DELETE',
    path: views,
    access: authors,
    summary:
      'Delete one of your views of the gradebook. A gradebook that opened with it opens as is usual.',
    params: course,
    body: gradeViewSchema.pick({ viewId: true }),
    response: gradeViewSchema,
    errors: ['not_found'],
  },
  getOwn: {
    method: 'GET',
    path: '/courses/{courseId}/my-grades',
    access: 'signedIn',
    summary:
      'Get your own released marks in a course that you are in, and each step from them to your total.',
    params: course,
    response: ownGradesSchema,
    errors: ['not_found'],
  },
  listOwn: {
    method: 'GET',
    path: '/me/grades',
    access: 'signedIn',
    summary:
      'List the courses that you are in with what your released marks come to in each, the one that you last worked in first. Eventually consistent, within seconds.',
    query: z.strictObject(pageQuery),
    response: pageOf(ownCourseGradesSchema).extend({
      /** The server's clock: what was released until then is counted. */
      now: instantSchema,
    }),
    errors: ['invalid_cursor'],
  },
});
