import * as z from 'zod';
import { categorySchema } from './courses.ts';
import { count, instantSchema, ulidSchema, userIdSchema, versionSchema } from './primitives.ts';
import { localizedLine, paragraph } from './text.ts';

/**
 * Where somebody stands in a course. `active` alone is in it: `requested` asked to be let in, `declined`
 * was not, `waiting` has a place in the line for a seat, `withdrawn` left, `removed` was taken out.
 */
export const enrollmentStateSchema = z.enum([
  'requested',
  'declined',
  'waiting',
  'active',
  'withdrawn',
  'removed',
]);
export type EnrollmentState = z.infer<typeof enrollmentStateSchema>;

/** Up to here somebody who waits is told their place. */
export const mostPlaces = 100;

/** How many people one decision is made of at the most. */
export const mostDecided = 25;

/** Where a learner stopped: the block, and the second of its video (0 for other kinds). */
export const resumePointSchema = z.strictObject({
  moduleId: ulidSchema,
  blockId: ulidSchema,
  positionSeconds: z.number().min(0).max(86_400),
});

/** The own enrollment in one course. */
export const ownEnrollmentSchema = z
  .strictObject({
    courseId: ulidSchema,
    state: enrollmentStateSchema,
    /** When the state began: asked, joined the line, left. */
    since: instantSchema,
    /** When they were last let in; of those who never were, when they asked to be. */
    enrolledAt: instantSchema,
    doneBlocks: count,
    resume: resumePointSchema.nullable(),
    lastActivityAt: instantSchema.nullable(),
    completedAt: instantSchema.nullable(),
  })
  .meta({ id: 'OwnEnrollment' });

/** A row of the own enrollments: with what a card needs of the course. One that is put back to draft opens for no learner. */
export const enrolledCourseSchema = z
  .strictObject({
    ...ownEnrollmentSchema.shape,
    title: localizedLine(120),
    category: categorySchema,
    lessons: count,
    can: z.strictObject({ learn: z.boolean() }),
  })
  .meta({ id: 'EnrolledCourse' });

/** What a course's roster is sorted by; `enrolled`: since when they stand as they do. */
export const rosterSortSchema = z.enum(['name', 'enrolled', 'activity', 'progress']);
export type RosterSort = z.infer<typeof rosterSortSchema>;

/** A row of a course's roster, for those who teach it. `doneBlocks` of `lessons` are done. */
export const rosterEntrySchema = z
  .strictObject({
    userId: userIdSchema,
    name: z.string(),
    state: enrollmentStateSchema,
    since: instantSchema,
    enrolledAt: instantSchema,
    doneBlocks: count,
    lessons: count,
    lastActivityAt: instantSchema.nullable(),
  })
  .meta({ id: 'RosterEntry' });

/** A note that a learner keeps for themselves, on a block or on a second of its video. */
export const noteSchema = z
  .strictObject({
    noteId: ulidSchema,
    courseId: ulidSchema,
    blockId: ulidSchema,
    positionSeconds: z.number().min(0).max(86_400).nullable(),
    text: z.string(),
    createdAt: instantSchema,
    version: versionSchema,
  })
  .meta({ id: 'Note' });

export const noteText = paragraph(4000).refine((text) => text.length > 0, 'empty');
