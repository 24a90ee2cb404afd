import * as z from 'zod';
import { assignmentSchema } from '#shared/blocks/assignment/schema.ts';
import { adjustmentSchema } from './adjustments.ts';
import { anchoredCommentsSchema } from './anchored-comments.ts';
import {
  choicesSchema,
  feedbackFilesSchema,
  feedbackSchema,
  lookSchema,
  submissionReceiptSchema,
} from './assignments.ts';
import { reasonSchema } from './attempts.ts';
import { mostMembers } from './groups.ts';
import { extensionShape } from './extension-shape.ts';
import { assignedSchema } from './markers.ts';
import { takerSchema } from './marking.ts';
import { markStatuses } from './marks.ts';
import { mediaLinkSchema } from './media.ts';
import { reviewOfWorkSchema } from './peer-reviews.ts';
import { pointsSchema } from './points.ts';
import { count, instantSchema, ulidSchema, versionSchema } from './primitives.ts';
import { richTextSchema } from './rich-text.ts';
import { localizedLine, paragraph } from './text.ts';
import { workDateSchema } from './work-date.ts';

/** How far work has come, for those who mark it. */
export const workStates = ['submitted', 'returned', 'marked', 'released'] as const;

/** Whose work it is; null: those who mark do not see it until all marks are released. */
const submitterSchema = z.strictObject({
  /** Of a group, one of its members. */
  person: takerSchema.nullable(),
  /** The group that handed it in, with who was in it then; null: somebody did by themselves, or nobody is to know. */
  group: z
    .strictObject({ name: localizedLine(80), members: z.array(takerSchema).max(mostMembers) })
    .nullable(),
  /** In place of a name: no number of it says when somebody handed in. */
  alias: z.string(),
});

const submissionFacts = {
  submissionId: ulidSchema,
  ...submitterSchema.shape,
  number: submissionReceiptSchema.shape.number,
  submittedAt: instantSchema,
  isLate: z.boolean(),
  /** Whether another date holds for this person. */
  isExtended: z.boolean(),
  /** Whether its person asked for another look and waits for an answer. */
  asksLook: z.boolean(),
  /** What two who mark it apart wait for: one of them, or to agree; null: neither has given a mark, or they do not. */
  second: z.enum(['waits', 'differs', 'agreed']).nullable(),
  state: z.enum(workStates),
};

/** A submission in the list of its assignment: the one that counts of each person. */
export const submissionRowSchema = z
  .strictObject({
    ...submissionFacts,
    /** The mark, released or not; null: there is none. */
    points: pointsSchema.nullable(),
    most: pointsSchema,
    status: z.enum(markStatuses),
    releasedAt: instantSchema.nullable(),
    /** Whether its person has read the feedback. */
    isRead: z.boolean(),
    /** The ids of those who mark it in place of who teaches the course; none where the reader is one of them. */
    markers: assignedSchema,
  })
  .meta({ id: 'SubmissionRow' });

/** A submission that waits to be marked. */
export const submissionToMarkSchema = z
  .strictObject({
    ...submissionFacts,
    /** Since when it waits: for a mark since it was handed in, for another look since somebody asked. */
    waitsSince: instantSchema,
    courseId: ulidSchema,
    course: localizedLine(120),
    assignmentId: ulidSchema,
    assignment: localizedLine(120),
  })
  .meta({ id: 'SubmissionToMark' });

/** How many people handed in, and how far their work is. */
export const submissionSumsSchema = z
  .strictObject({
    people: count,
    submitted: count,
    returned: count,
    marked: count,
    released: count,
  })
  .meta({ id: 'SubmissionSums' });

/** An assignment of a course for those who teach it. */
export const courseAssignmentSchema = z
  .strictObject({
    assignmentId: ulidSchema,
    moduleId: ulidSchema,
    module: localizedLine(120),
    title: localizedLine(120),
    isPublished: z.boolean(),
    /** It asks for nothing yet. */
    isEmpty: z.boolean(),
    dueAt: instantSchema.nullable(),
    closesAt: instantSchema.nullable(),
    sums: submissionSumsSchema,
  })
  .meta({ id: 'CourseAssignment' });

/** What who marks writes. */
export const newMarking = z.strictObject({
  choices: choicesSchema,
  /** Plain points, where there is no rubric; null: none yet. */
  points: pointsSchema.nullable(),
  /** Empty: nothing. */
  comment: paragraph(8000),
  /** Whether being late costs nothing here. */
  isLateWaived: z.boolean(),
  comments: anchoredCommentsSchema,
});

/** What one person wrote about a submission, and what comes of it. */
export const submissionMarkingSchema = z
  .strictObject({
    ...newMarking.shape,
    files: feedbackFilesSchema,
    /** `ready`: it is the mark, from its release on. */
    state: z.enum(['draft', 'ready']),
    earned: z.strictObject({ points: pointsSchema.nullable(), most: pointsSchema }),
    adjustments: z.array(adjustmentSchema),
    /** What is left of what was earned; null: something of it waits. */
    total: pointsSchema.nullable(),
    by: takerSchema.pick({ userId: true, name: true }),
    at: instantSchema,
    version: versionSchema,
  })
  .meta({ id: 'SubmissionMarking' });

/** A change of the mark for an assignment. */
const markChangeSchema = z.strictObject({
  at: instantSchema,
  by: takerSchema.pick({ userId: true, name: true }),
  because: z.enum([
    'submitted',
    'withdrawn',
    'marked',
    'returned',
    'released',
    'withheld',
    'lookAnswered',
    'extended',
    'excused',
    // Of two who mark it apart.
    'gave',
    'settled',
    'agreed',
    'opened',
  ]),
  reason: reasonSchema.nullable(),
  /** Of a release, from when on the mark is seen where that was to come; null: at once, or it is none. */
  shownFrom: instantSchema.nullable(),
  from: pointsSchema.nullable(),
  to: pointsSchema.nullable(),
});

/** How far two are who mark a submission apart. */
const doubleMarkingSchema = z.strictObject({
  /** How far they may be apart in percent of the most; null: no second marker is asked for any more. */
  tolerancePercent: assignmentSchema.shape.secondMarker
    .unwrap()
    .unwrap()
    .shape.tolerancePercent.nullable(),
  /** In the order in which they began. */
  markers: z
    .array(takerSchema.pick({ userId: true, name: true }).extend({ isReady: z.boolean() }))
    .max(2),
  /** Whether the reader is one of them, may become one, or two others are. */
  seat: z.enum(['own', 'free', 'taken']),
  /** Both markings, from when both have given theirs; empty: not yet. */
  both: z.array(submissionMarkingSchema).max(2),
});

/** A submission for those who mark it, with all that they need to mark it. */
export const submissionWorkSchema = z
  .strictObject({
    ...submissionFacts,
    courseId: ulidSchema,
    course: localizedLine(120),
    assignmentId: ulidSchema,
    assignment: localizedLine(120),
    marks: assignmentSchema.shape.marking,
    late: assignmentSchema.shape.late,
    due: workDateSchema,
    receipt: submissionReceiptSchema,
    text: richTextSchema.nullable(),
    selfAssessment: choicesSchema,
    /** All of the same person, the newest first: of which others can be opened. */
    others: z
      .array(submissionReceiptSchema.pick({ submissionId: true, number: true, submittedAt: true }))
      .max(100),
    /** Whether a newer one counts in its place. */
    isOutdated: z.boolean(),
    /** Of two who mark it apart, the reader's own until they agreed. */
    marking: submissionMarkingSchema.nullable(),
    /** null: all who mark it write at one marking. */
    double: doubleMarkingSchema.nullable(),
    /** What its person has been told; null: nothing yet. */
    feedback: feedbackSchema.nullable(),
    /** That its person asked for another look; null: they did not. */
    look: lookSchema.nullable(),
    /** For those who mark alone. */
    note: paragraph(4000),
    noteVersion: z.int().min(0),
    releasedAt: instantSchema.nullable(),
    history: z.array(markChangeSchema).max(120),
    /** How much of the mark reviews by classmates make, in percent. */
    percentOfReviews: z.int().min(0).max(100),
    /** Reviews by classmates; none where there is no peer review. */
    reviews: z.array(reviewOfWorkSchema).max(100),
    links: z.array(mediaLinkSchema),
    /** Whether the reader may change the course: who marks in that of somebody else neither agrees for two nor releases. */
    can: z.strictObject({ edit: z.boolean() }),
    now: instantSchema,
  })
  .meta({ id: 'SubmissionWork' });

/** Other dates and more attempts for one person. */
export const extensionSchema = z
  .strictObject({
    /** Of a group's, one who is in it: by whom it is changed. */
    person: takerSchema.pick({ userId: true, name: true }),
    /** What the group is called; null: it is one person's. */
    group: localizedLine(80).nullable(),
    ...extensionShape,
    by: takerSchema.pick({ userId: true, name: true }),
    at: instantSchema,
    version: versionSchema,
  })
  .meta({ id: 'Extension' });

/** Letting people see their marks, or no longer, and how far that is. */
export const marksReleaseSchema = z
  .strictObject({
    releaseId: ulidSchema,
    /** From when on they are seen; null: what was planned is taken back. */
    releasedAt: instantSchema.nullable(),
    by: takerSchema.pick({ userId: true, name: true }),
    at: instantSchema,
    state: z.enum(['running', 'done']),
    /** How many marks it has released, or taken back. */
    released: count,
    /** How many of these are no longer by it: before anybody saw them another decided, or they were opened again. */
    moved: count,
  })
  .meta({ id: 'MarksRelease' });
