import * as z from 'zod';
import { blockKindSchema, learningStateSchema } from './blocks.ts';
import { categorySchema, coverLinkSchema } from './courses.ts';
import {
  enrollmentStateSchema,
  invitedPlaceSchema,
  paymentSchema,
  resumePointSchema,
} from './enrollment-parts.ts';
import { count, instantSchema, ulidSchema, userIdSchema } from './primitives.ts';
import { localizedLine } from './text.ts';

/** Somebody who is invited to a course, as those who teach it see them: by the address alone. */
export const invitationSchema = z
  .strictObject({
    invitationId: z.string(),
    email: z.string(),
    invitedAt: instantSchema,
    place: invitedPlaceSchema,
    /** null until the mail is out. */
    sentAt: instantSchema.nullable(),
    /** `held`: none goes out, because the address gets no more of them for now or at all. */
    mail: z.enum(['onItsWay', 'sent', 'held']),
  })
  .meta({ id: 'Invitation' });

/** A request to be let in, in the list of all courses of a teacher. */
export const enrollmentRequestSchema = z
  .strictObject({
    courseId: ulidSchema,
    title: localizedLine(120),
    userId: userIdSchema,
    name: z.string(),
    message: z.string(),
    /** Whether the course has a price: then the payment is confirmed with the answer. */
    priced: z.boolean(),
    requestedAt: instantSchema,
  })
  .meta({ id: 'EnrollmentRequest' });

/** A course that one is not in yet, but on the way to. */
export const pendingCourseSchema = z
  .strictObject({
    courseId: ulidSchema,
    title: localizedLine(120),
    state: z.enum(['requested', 'waiting', 'invited']),
    since: instantSchema,
  })
  .meta({ id: 'PendingCourse' });

/** The number of addresses that may be invited at once. */
export const mostInvited = 50;

/** Up to here somebody who waits is told their place. */
export const mostPlaces = 100;

/** The number of people that one decision may concern. */
export const mostDecided = 25;

/** The own enrollment in one course. */
export const ownEnrollmentSchema = z
  .strictObject({
    courseId: ulidSchema,
    state: enrollmentStateSchema,
    /** The instant when the state began: asked, joined the line, left. */
    since: instantSchema,
    /** The instant when they were last admitted; if they never were, when they asked to be. */
    enrolledAt: instantSchema,
    doneBlocks: count,
    resume: resumePointSchema.nullable(),
    lastActivityAt: instantSchema.nullable(),
    completedAt: instantSchema.nullable(),
  })
  .meta({ id: 'OwnEnrollment' });

/**
 * A row of the own enrollments: with what a card needs of the course. One that is put back to draft opens for no
 * learner, and has no name for them either: what stands there now is not theirs to read.
 */
export const enrolledCourseSchema = z
  .strictObject({
    ...ownEnrollmentSchema.shape,
    title: localizedLine(120).nullable(),
    category: categorySchema.nullable(),
    cover: coverLinkSchema.nullable(),
    lessons: count,
    can: z.strictObject({ learn: z.boolean() }),
  })
  .meta({ id: 'EnrolledCourse' });

/** The order of a course's roster; `enrolled`: by the time since when they are in their state. */
export const rosterSortSchema = z.enum(['name', 'enrolled', 'activity', 'progress']);
export type RosterSort = z.infer<typeof rosterSortSchema>;

/** A row of a course's roster, for those who teach it. `doneBlocks` of `lessons` are done. */
export const rosterEntrySchema = z
  .strictObject({
    userId: userIdSchema,
    name: z.string(),
    /** Only admins are told; null for all others. */
    email: z.string().nullable(),
    state: enrollmentStateSchema,
    since: instantSchema,
    enrolledAt: instantSchema,
    doneBlocks: count,
    lessons: count,
    lastActivityAt: instantSchema.nullable(),
    /** The words of somebody who asks to be admitted; empty for all others. */
    message: z.string(),
    /** By what their place was last paid. */
    payment: paymentSchema.pick({ kind: true, reference: true, at: true }).nullable(),
  })
  .meta({ id: 'RosterEntry' });

/** A lesson as somebody of the course has it: how far they are, and when they last were. */
const learnerLessonSchema = z.strictObject({
  blockId: ulidSchema,
  title: localizedLine(120),
  kind: blockKindSchema,
  minutes: count,
  state: learningStateSchema,
  /** The instant when it was done, or when they were last in it; null if nobody has kept that. */
  at: instantSchema.nullable(),
});

/** Somebody in a course with their lessons, for those who teach it; what they wrote for themselves is not in it. */
export const learnerSchema = z
  .strictObject({
    ...rosterEntrySchema.shape,
    completedAt: instantSchema.nullable(),
    /** As learners have them. */
    modules: z.array(
      z.strictObject({
        moduleId: ulidSchema,
        title: localizedLine(120),
        /** The instant when its last lesson was done, if all are. */
        doneAt: instantSchema.nullable(),
        lessons: z.array(learnerLessonSchema),
      }),
    ),
  })
  .meta({ id: 'Learner' });
export type LearnerView = z.infer<typeof learnerSchema>;
