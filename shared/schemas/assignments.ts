import * as z from 'zod';
import { assignmentSchema, mostAttempts } from '#shared/blocks/assignment/schema.ts';
import { httpsAddress } from '#shared/blocks/https-address.ts';
import { mostFeedbackFiles } from '#shared/policies/feedback-limits.ts';
import { adjustmentSchema } from './adjustments.ts';
import { anchoredCommentsSchema } from './anchored-comments.ts';
import { reasonSchema } from './attempts.ts';
import { mostMoreAttempts } from './extension-shape.ts';
import { lockSchema } from './lock.ts';
import { fileNameSchema, mediaStateSchema } from './media-file.ts';
import { fileBytesSchema, mediaLinkSchema, mediaTypeSchema } from './media.ts';
import { pointsSchema } from './points.ts';
import { count, instantSchema, ulidSchema, versionSchema } from './primitives.ts';
import { richTextSchema } from './rich-text.ts';
import { localizedLine, paragraph } from './text.ts';
import { workDateSchema } from './work-date.ts';
import { workFileParts } from './work-files.ts';

export const submissionLabels = ['submitted', 'pending', 'graded', 'late', 'notSubmitted'] as const;

/** How far somebody's own work has come, as far as they may know: what is marked is `submitted` until its release. */
export const ownWorkStates = ['none', 'draft', 'submitted', 'returned', 'released'] as const;

const workDates = { opens: workDateSchema, due: workDateSchema, closes: workDateSchema };

const scoreSchema = z.strictObject({ points: pointsSchema, most: pointsSchema });

/** An assignment in the lists of somebody who is in its course. */
export const ownAssignmentSchema = z
  .strictObject({
    courseId: ulidSchema,
    courseTitle: localizedLine(120),
    moduleId: ulidSchema,
    assignmentId: ulidSchema,
    title: localizedLine(120),
    /** Whether it is handed in by groups. */
    isForGroups: z.boolean(),
    label: z.enum(submissionLabels),
    /** Whether they need not hand it in: it counts neither for nor against them. */
    isExcused: z.boolean(),
    state: z.enum(ownWorkStates),
    opensAt: instantSchema.nullable(),
    dueAt: instantSchema.nullable(),
    closesAt: instantSchema.nullable(),
    /** When what counts was handed in. */
    submittedAt: instantSchema.nullable(),
    /** What keeps it from being opened; empty: nothing. */
    locks: z.array(lockSchema),
    /** The mark, once it is released. */
    score: scoreSchema.nullable(),
    /** Whether that is enough; null: nothing is said of it. */
    isPassed: z.boolean().nullable(),
  })
  .meta({ id: 'OwnAssignment' });

/** As many files as an assignment may ask for, and a recording. */
const mostFiles = 21;

/** What somebody works at. Each part is null, or empty, where nothing is in it. */
const workShape = {
  text: richTextSchema.nullable(),
  link: httpsAddress.nullable(),
};

/** What is chosen for a criterion of a rubric. */
export const choiceSchema = z.strictObject({
  criterionId: ulidSchema,
  levelId: ulidSchema.nullable(),
  /** Points of one's own, in place of the level's; null: none. */
  points: pointsSchema.nullable(),
  /** Empty: nothing. */
  comment: paragraph(2000),
});
export const choicesSchema = z
  .array(choiceSchema)
  .max(20)
  .refine(
    (choices) => new Set(choices.map(({ criterionId }) => criterionId)).size === choices.length,
    'repeated',
  );

/** A draft as it is sent. */
export const newDraft = z.strictObject({
  ...workShape,
  files: z
    .array(ulidSchema)
    .max(mostFiles)
    .refine((ids) => new Set(ids).size === ids.length, 'repeated'),
  /** How its writer would mark it; empty: not yet. */
  selfAssessment: choicesSchema,
});

const fileShape = {
  mediaId: ulidSchema,
  fileName: fileNameSchema,
  contentType: mediaTypeSchema,
  bytes: fileBytesSchema,
};

/** What somebody works at, on the server. */
export const draftSchema = z
  .strictObject({
    ...workShape,
    files: z
      .array(z.strictObject({ ...fileShape, state: mediaStateSchema, part: z.enum(workFileParts) }))
      .max(mostFiles),
    selfAssessment: choicesSchema,
    version: versionSchema,
    savedAt: instantSchema,
  })
  .meta({ id: 'Draft' });

/** A draft as it was saved. */
export const savedDraftSchema = z
  .strictObject({
    ...draftSchema.shape,
    /** The number of the newest submission, so that whoever writes hears of one from elsewhere; 0: there is none. */
    newest: count,
  })
  .meta({ id: 'SavedDraft' });

/** A file as it was handed in; `sha256` in hexadecimal, of exactly the bytes that are kept. */
export const submittedFileSchema = z.strictObject({
  ...fileShape,
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const submissionHead = {
  submissionId: ulidSchema,
  /** The first one is 1. */
  number: z.int().min(1).max(1000),
  submittedAt: instantSchema,
  /** The due date that held at that instant. */
  dueAt: instantSchema.nullable(),
  isLate: z.boolean(),
  isWithdrawn: z.boolean(),
};

/** Files that are given with a marking. */
export const feedbackFilesSchema = z.array(submittedFileSchema).max(mostFeedbackFiles);

/** That something was handed in: what, and when, by the server's clock. */
export const submissionReceiptSchema = z
  .strictObject({
    ...submissionHead,
    /** How many words the text has; null: there is none. */
    words: count.nullable(),
    link: httpsAddress.nullable(),
    files: z.array(submittedFileSchema).max(mostFiles),
  })
  .meta({ id: 'SubmissionReceipt' });

/** The receipt of one's own submission. */
export const ownReceiptSchema = z
  .strictObject({
    ...submissionReceiptSchema.shape,
    /** The address to which a copy was sent; null: it is still to go out. */
    mailedTo: z.string().nullable(),
  })
  .meta({ id: 'OwnReceipt' });

/** What who marked somebody's work said of it, once it is released or returned. */
export const feedbackSchema = z
  .strictObject({
    kind: z.enum(['released', 'returned']),
    /** Why it was returned; null: it was not, or before reasons were kept with it. */
    reason: reasonSchema.nullable(),
    choices: choicesSchema,
    /** Plain points, where there is no rubric. */
    points: pointsSchema.nullable(),
    comment: paragraph(8000),
    comments: anchoredCommentsSchema,
    files: feedbackFilesSchema,
    /** What was earned, and what is left of it; null: it was returned. */
    mark: z
      .strictObject({
        earned: scoreSchema.nullable(),
        adjustments: z.array(adjustmentSchema),
        points: pointsSchema.nullable(),
      })
      .nullable(),
    at: instantSchema,
    /** When its person said to have read it; null: not yet. */
    readAt: instantSchema.nullable(),
  })
  .meta({ id: 'Feedback' });

/** Why somebody asks for another look, or what they are answered. */
export const lookTextSchema = paragraph(2000).min(1);

/** That somebody asked for another look at how their work was marked. */
export const lookSchema = z
  .strictObject({
    reason: lookTextSchema,
    at: instantSchema,
    /** null: nobody has answered yet. */
    answer: z.strictObject({ text: lookTextSchema, at: instantSchema }).nullable(),
  })
  .meta({ id: 'Look' });

/** Why nothing can be handed in now; the codes are those with which it is refused. */
export const submitRefusals = [
  'assignment_not_open',
  'assignment_closed',
  'no_attempts_left',
  'submission_locked',
  'assignment_not_ready',
] as const;

const { instructions, handIn, late, marking, selfAssessment, statement, passPercent } =
  assignmentSchema.shape;

/** The page from which an assignment is handed in. */
export const assignmentPageSchema = z
  .strictObject({
    assignmentId: ulidSchema,
    courseId: ulidSchema,
    courseTitle: localizedLine(120),
    moduleId: ulidSchema,
    title: localizedLine(120),
    instructions,
    handIn,
    /** How often this person, or their group, may hand it in. */
    attempts: z
      .int()
      .min(1)
      .max(mostAttempts + mostMoreAttempts),
    late,
    marking,
    selfAssessment,
    statement,
    passPercent,
    anonymous: assignmentSchema.shape.anonymous,
    ...workDates,
    state: z.enum(ownWorkStates),
    label: z.enum(submissionLabels),
    draft: draftSchema.nullable(),
    /** The newest first. */
    submissions: z.array(ownReceiptSchema).max(100),
    /** The number of the one that counts; null: none does. */
    counts: z.int().min(1).nullable(),
    /** Whether the one that counts can be withdrawn now. */
    canWithdraw: z.boolean(),
    /** Why nothing can be handed in now; null: something can. */
    refusal: z.enum(submitRefusals).nullable(),
    locks: z.array(lockSchema),
    /** Of pictures in the instructions and of one's own files. */
    links: z.array(mediaLinkSchema),
    /** The server's clock. */
    now: instantSchema,
  })
  .meta({ id: 'AssignmentPage' });

/** One of one's own submissions, with what may be known of how it was marked. */
export const ownSubmissionSchema = z
  .strictObject({
    ...ownReceiptSchema.shape,
    text: richTextSchema.nullable(),
    selfAssessment: choicesSchema,
    feedback: feedbackSchema.nullable(),
    /** null: nobody asked for another look. */
    look: lookSchema.nullable(),
    /** Whether another look can be asked for now. */
    canAskLook: z.boolean(),
    /** Until when another look could be asked for; null: without end, or nothing is released. */
    looksUntil: instantSchema.nullable(),
    links: z.array(mediaLinkSchema),
  })
  .meta({ id: 'OwnSubmission' });
