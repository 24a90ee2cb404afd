import * as z from 'zod';
import { type BlockKind, blockKinds } from '#shared/blocks/block-kinds.ts';
import { contentSchemas } from '#shared/blocks/content-schemas.ts';
import { mostMinutes } from '#shared/blocks/most-minutes.ts';
import { quizSchema } from '#shared/blocks/quiz/schema.ts';
import { courseTimeSchema } from './course-time.ts';
import { count, ulidSchema } from './primitives.ts';
import { languageSchema, localizedLine } from './text.ts';

export const blockKindSchema = z.enum(blockKinds);

type ContentSchema = (typeof contentSchemas)[BlockKind];

/** The content of a block, by kind. What names media names media of the same course. */
export const blockContentSchema = z
  .discriminatedUnion('kind', Object.values(contentSchemas) as [ContentSchema, ...ContentSchema[]])
  .meta({ id: 'BlockContent' });
export type BlockContent = z.infer<typeof blockContentSchema>;
/** The content of a block of one kind. */
export type ContentOf<K extends BlockKind> = Extract<BlockContent, { kind: K }>;

/** The release of something: at once, or some days after the course's start or the own enrollment. */
export const releaseSchema = z
  .strictObject({ from: z.enum(['courseStart', 'enrollment']), days: z.int().min(0).max(1000) })
  .nullable()
  .meta({ id: 'Release' });

/** The blocks and modules that must be done first. */
export const prerequisiteSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('block'), blockId: ulidSchema }),
    z.strictObject({ kind: z.literal('module'), moduleId: ulidSchema }),
  ])
  .meta({ id: 'Prerequisite' });

/** The condition for a block to be done: opening it, saying so, playing so much of it, or an attempt that was submitted, or passed. */
export const completionSchema = z
  .discriminatedUnion('rule', [
    z.strictObject({ rule: z.literal('viewed') }),
    z.strictObject({ rule: z.literal('marked') }),
    z.strictObject({ rule: z.literal('watched'), percent: z.int().min(10).max(100) }),
    z.strictObject({ rule: z.literal('submitted') }),
    z.strictObject({ rule: z.literal('passed'), percent: z.int().min(1).max(100) }),
  ])
  .meta({ id: 'Completion' });
export type Completion = z.infer<typeof completionSchema>;

/** The rules on who may see a module or a block, and when. */
export const rules = {
  published: z.boolean(),
  release: releaseSchema,
  prerequisites: z.array(prerequisiteSchema).max(5),
};

export const editableModule = { title: localizedLine(120), ...rules };

export const editableBlock = {
  title: localizedLine(120),
  minutes: z.int().min(1).max(mostMinutes),
  /** May be opened without enrolling. */
  preview: z.boolean(),
  ...rules,
  completion: completionSchema,
};

/** The fields that may be left out of a new module or block: open at once to students, done when marked. */
const asUsual = {
  published: rules.published.prefault(true),
  release: rules.release.prefault(null),
  prerequisites: rules.prerequisites.prefault([]),
};
export const newModule = { ...editableModule, ...asUsual };
export const newBlock = {
  ...editableBlock,
  ...asUsual,
  completion: completionSchema.prefault({ rule: 'marked' }),
};

/**
 * The id that a module or block had where it was first written. A course has no two of one source, so that
 * bringing something in again makes nothing twice; null: it is first written now.
 */
export const sourceSchema = ulidSchema.nullable().prefault(null);

/** Behind which of the rows around new ones go; null: first; left out: last. */
export const afterSchema = ulidSchema.nullable().optional();

export const learningStateSchema = z.enum(['notStarted', 'started', 'done']);

/** Faults that only one kind of block can have. */
export const blockFaults = [
  'no_points',
  'closes_before_opening',
  'nothing_to_hand_in',
  'no_criteria',
  'no_group_set',
  'due_before_opening',
  'due_after_closing',
] as const;

/** The points that can be earned; 0 also where it was saved before that was kept. */
const mostSchema = z.int().min(0).default(0);

/** The rules of a quiz that lists go by. */
export const quizFactsSchema = z.strictObject({
  minutes: quizSchema.shape.minutes,
  attempts: quizSchema.shape.attempts,
  counts: quizSchema.shape.counts,
  opens: quizSchema.shape.opens,
  closes: quizSchema.shape.closes,
  passPercent: quizSchema.shape.passPercent,
  /** Whether it asks for an access code; false also where it was saved before that was kept. */
  needsCode: quizSchema.shape.needsCode.default(false),
  /** Whether a result shows the score, in each phase. */
  showsScore: z.strictObject({ afterSubmit: z.boolean(), afterClose: z.boolean() }),
  most: mostSchema,
});
export type QuizFacts = z.infer<typeof quizFactsSchema>;

/** The rules of an assignment that lists go by. */
export const assignmentFactsSchema = z.strictObject({
  attempts: z.int().min(1).max(20),
  opens: courseTimeSchema.nullable(),
  due: courseTimeSchema.nullable(),
  closes: courseTimeSchema.nullable(),
  /** Until then after the due date nobody is late. */
  graceMinutes: z.int().min(0).max(1440),
  /** The set of groups that hand in; null: everybody by themselves, or the set is still to be chosen. */
  groupSetId: ulidSchema.nullable(),
  passPercent: z.int().min(1).max(100).nullable(),
  /** For how many days after the release another look can be asked for; null: without end. */
  lookDays: z.int().min(1).max(365).nullable().default(null),
  /** Whether those who mark do not see whose work it is. */
  anonymous: z.boolean().default(false),
  most: mostSchema,
});
export type AssignmentFacts = z.infer<typeof assignmentFactsSchema>;

/** The facts about a block's content that are known without reading it. */
export const blockFactsSchema = z.strictObject({
  languages: z.array(languageSchema),
  empty: z.boolean(),
  picturesWithoutAlt: count,
  /** Whether a video lacks captions. Of audio: it has no transcript. */
  withoutCaptions: z.boolean(),
  /** Pages of this site that it links to, as paths. */
  internalLinks: z.array(z.string().max(2000)).max(50),
  /** The days after the course's start at which a live session is, or a quiz or an assignment closes. */
  day: z.int().nullable(),
  /** When a live session begins; null: it is none. */
  starts: courseTimeSchema.nullable(),
  faults: z.array(z.enum(blockFaults)),
  /** null: it is no quiz. */
  quiz: quizFactsSchema.nullable(),
  /** null: it is no assignment, or was a place for one when it was saved. */
  assignment: assignmentFactsSchema.nullable(),
});
export type BlockFacts = z.infer<typeof blockFactsSchema>;
