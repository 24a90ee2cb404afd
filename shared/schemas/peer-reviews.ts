import * as z from 'zod';
import { mostOwnReviews, mostReviews } from '#shared/policies/peer-limits.ts';
import { assignmentSchema } from '#shared/blocks/assignment/schema.ts';
import { httpsAddress } from '#shared/blocks/https-address.ts';
import { choicesSchema } from './assignments.ts';
import { takerSchema } from './marking.ts';
import { fileNameSchema } from './media-file.ts';
import { fileBytesSchema, mediaLinkSchema, mediaTypeSchema } from './media.ts';
import { pointsSchema } from './points.ts';
import { count, instantSchema, ulidSchema, versionSchema } from './primitives.ts';
import { richTextSchema } from './rich-text.ts';
import { localizedLine, paragraph } from './text.ts';

/** `missed`: its time has passed. */
const taskStates = ['open', 'delivered', 'missed'] as const;

/** A review that somebody is to write of a work of somebody else. */
export const ownReviewSchema = z
  .strictObject({
    taskId: ulidSchema,
    /** Among those for its assignment: the first one is 1. */
    number: z.int().min(1).max(1000),
    dueAt: instantSchema,
    /** `passedOn`: its time has passed, and somebody else has the work now. */
    state: z.enum([...taskStates, 'passedOn']),
  })
  .meta({ id: 'OwnReview' });

/** For one assignment. */
export const ownReviewsSchema = z.array(ownReviewSchema).max(mostOwnReviews);

/** How people review each other's work, for who hands in. */
export const peerRulesSchema = z.strictObject({
  /** null: who teaches gives each work to whom they choose. */
  reviews: z.int().min(1).max(10).nullable(),
  days: z.int().min(1).max(60),
  percentOfMark: z.int().min(0).max(100),
});

const written = {
  choices: choicesSchema,
  /** Plain points, where there is no rubric; null: none yet. */
  points: pointsSchema.nullable(),
  /** Empty: nothing. */
  comment: paragraph(8000),
};

/** What a reviewer writes. */
export const newPeerReview = z.strictObject(written);

export const peerReviewSchema = z
  .strictObject({ ...written, savedAt: instantSchema, version: versionSchema })
  .meta({ id: 'PeerReview' });

/** A work for who reviews it: nothing in it says whose it is, or when it was handed in. */
const reviewedWorkSchema = z.strictObject({
  text: richTextSchema.nullable(),
  link: httpsAddress.nullable(),
  files: z
    .array(
      z.strictObject({
        mediaId: ulidSchema,
        fileName: fileNameSchema,
        contentType: mediaTypeSchema,
        bytes: fileBytesSchema,
      }),
    )
    .max(20),
});

/** What somebody reviews, with what they have written. */
export const peerTaskSchema = z
  .strictObject({
    ...ownReviewSchema.shape,
    state: z.enum(taskStates),
    courseId: ulidSchema,
    assignmentId: ulidSchema,
    assignment: localizedLine(120),
    instructions: assignmentSchema.shape.instructions,
    marking: assignmentSchema.shape.marking,
    /** Whether the work is that of a group. */
    isForGroups: z.boolean(),
    /** null: its time has passed. */
    work: reviewedWorkSchema.nullable(),
    review: peerReviewSchema.nullable(),
    links: z.array(mediaLinkSchema),
    /** The server's clock. */
    now: instantSchema,
  })
  .meta({ id: 'PeerTask' });

/** A review of somebody's work as they are shown it: who wrote it is nobody's to know. */
export const anonymousReviewSchema = z.strictObject(written).meta({ id: 'AnonymousReview' });

/** A review of a work for those who mark it. */
export const reviewOfWorkSchema = z
  .strictObject({
    /** null: those who mark do not see it until all marks are released. */
    reviewer: takerSchema.nullable(),
    alias: z.string(),
    dueAt: instantSchema,
    state: z.enum(taskStates),
    /** null: it is not delivered, or who wrote it is gone. */
    review: anonymousReviewSchema.nullable(),
    /** What it gave: it may count in the mark; null: it is not delivered. */
    points: pointsSchema.nullable(),
  })
  .meta({ id: 'ReviewOfWork' });

/** A press by which reviews were dealt out, or a round by hand took in what there was, and how far that is. */
export const peerRoundSchema = z
  .strictObject({
    at: instantSchema,
    state: z.enum(['running', 'done']),
    /** How many reviews each person writes, and until when those of this press; null: each has a date of its own. */
    reviews: z.int().min(1).max(10),
    dueAt: instantSchema.nullable(),
    /** How many works take part. */
    works: count,
    /** Whether nothing was dealt out by it: who teaches gives each review. */
    byHand: z.boolean(),
  })
  .meta({ id: 'PeerRound' });

/** Reviews that somebody writes. */
const givesSchema = z.strictObject({
  all: count,
  delivered: count,
  overdue: count,
  /** Those that somebody else has taken over: in none of the other numbers. */
  passedOn: count,
});

/** Whose work it is, or who reviews, for those who mark. */
const whose = {
  /** null: those who mark do not see it until all marks are released. */
  person: takerSchema.nullable(),
  alias: z.string(),
};
/** What the group is called that handed in; null: somebody did by themselves, or nobody is to know. */
const group = localizedLine(80).nullable();

/** A work that takes part in peer review, for those who mark. */
export const peerSeatSchema = z
  .strictObject({
    submissionId: ulidSchema,
    /** Of a group, nobody. */
    ...whose,
    group,
    /** The reviews that its person, or its group, writes. */
    gives: givesSchema,
    /** The reviews of it. */
    gets: z.strictObject({ all: count, delivered: count }),
  })
  .meta({ id: 'PeerSeat' });

/** A review of a work as it was dealt out, for those who may take it back. */
export const dealtReviewSchema = z
  .strictObject({
    taskId: ulidSchema,
    ...whose,
    dueAt: instantSchema,
    state: ownReviewSchema.shape.state,
    /** Whether somebody dealt it out by hand. */
    isByHand: z.boolean(),
    can: z.strictObject({ takeBack: z.boolean() }),
  })
  .meta({ id: 'DealtReview' });

/** The reviews of a work, those that passed on to somebody else behind the others. */
export const dealtReviewsSchema = z.array(dealtReviewSchema).max(mostReviews);

/** Somebody to whom a work could be given: by their place and their alias, so that nobody has to be known by name. */
export const peerReviewerSchema = z
  .strictObject({
    /** What they handed in: their place. */
    submissionId: ulidSchema,
    ...whose,
    group,
    gives: givesSchema,
  })
  .meta({ id: 'PeerReviewer' });

export const chosenReviewerSchema = z.strictObject({
  submissionId: ulidSchema,
  alias: z.string().regex(/^[0-9A-F]{8}$/),
});
