import * as z from 'zod';
import { courseTimeSchema } from '#shared/schemas/course-time.ts';
import { pointsSchema } from '#shared/schemas/points.ts';
import { ulidSchema, userIdSchema, versionSchema } from '#shared/schemas/primitives.ts';
import { localizedRichTextSchema } from '#shared/schemas/rich-text.ts';
import { line, localizedLine } from '#shared/schemas/text.ts';
import { askedBy } from './asked-by.ts';

/** The most questions that one attempt asks: their contents are read in one request. */
export const mostQuestionsAsked = 100;

/** A bank is a course's or a teacher's own. */
const bankIdSchema = z.union([ulidSchema, userIdSchema]);

const slot = { slotId: ulidSchema, bankId: bankIdSchema, points: pointsSchema };

/** A place for one question, or for some that are drawn when an attempt begins. */
const slotSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('fixed'),
    ...slot,
    questionId: ulidSchema,
    /** null: the latest one when an attempt begins. */
    version: versionSchema.nullable(),
  }),
  z.strictObject({
    kind: z.literal('draw'),
    ...slot,
    /** Questions that have all of these tags. */
    tags: z.array(line(40)).max(5),
    difficulty: z.enum(['easy', 'medium', 'hard']).nullable(),
    /** How many are drawn; each is worth the points of the slot. */
    count: z.int().min(1).max(50),
  }),
]);

const sectionSchema = z.strictObject({
  sectionId: ulidSchema,
  title: localizedLine(120).nullable(),
  instructions: localizedRichTextSchema.nullable(),
  /** Whether each attempt has the questions in an order of its own. */
  shuffle: z.boolean(),
  slots: z.array(slotSchema).max(mostQuestionsAsked),
});

/** What a result shows in one phase. */
const shownSchema = z.strictObject({
  score: z.boolean(),
  /** The own answers. */
  answers: z.boolean(),
  /** Whether each was right. */
  verdicts: z.boolean(),
  feedback: z.boolean(),
  key: z.boolean(),
});

const differ = (ids: string[]) => new Set(ids).size === ids.length;

/** What a quiz asks and by which rules. Its access code and what concerns single people lie elsewhere. */
export const quizSchema = z
  .strictObject({
    kind: z.literal('quiz'),
    instructions: localizedRichTextSchema.nullable(),
    sections: z.array(sectionSchema).max(20),
    /** The minutes of an attempt; null: as many as people like. */
    minutes: z.int().min(1).max(1440).nullable(),
    attempts: z.int().min(1).max(20),
    /** Which attempt counts where there are several. */
    counts: z.enum(['best', 'last', 'first', 'average']),
    /** The minutes from the end of an attempt to the beginning of the next one. */
    wait: z.int().min(0).max(43_200),
    opens: courseTimeSchema.nullable(),
    closes: courseTimeSchema.nullable(),
    /** What closing does to an attempt that runs. */
    closing: z.enum(['shorten', 'letFinish']),
    oneByOne: z.boolean(),
    /** Whether people may go back to a question that they have left. */
    back: z.boolean(),
    needsCode: z.boolean(),
    shows: z.strictObject({ afterSubmit: shownSchema, afterClose: shownSchema }),
    hints: z.boolean(),
    /** What is enough, in whole percent; null: nothing is said of it. */
    passPercent: z.int().min(1).max(100).nullable(),
  })
  .refine(({ sections }) => differ(sections.map(({ sectionId }) => sectionId)), 'repeated')
  .refine(
    ({ sections }) => differ(sections.flatMap(({ slots }) => slots.map(({ slotId }) => slotId))),
    'repeated',
  )
  .refine(
    ({ sections }) =>
      sections.flatMap(({ slots }) => slots).reduce((sum, one) => sum + askedBy(one), 0) <=
      mostQuestionsAsked,
    'too_many_questions',
  )
  .refine(({ back, oneByOne }) => back || oneByOne, 'no_way_back_needs_one_by_one');
