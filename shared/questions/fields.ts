import * as z from 'zod';
import { ulidSchema } from '#shared/schemas/primitives.ts';
import { localizedRichTextSchema } from '#shared/schemas/rich-text.ts';
import { localizedLineOrNone, localizedParagraph } from '#shared/schemas/text.ts';
import type { QuestionType } from './question-types.ts';

/** The id of a part of a question (an option, a pair, an area): its own for good, and never sent to a learner. */
export const partIdSchema = z.string().regex(/^[A-Za-z0-9]{1,26}$/);

/** The id of a part in one attempt, drawn for it. */
export const shownIdSchema = z.string().regex(/^[a-z2-7]{8}$/);

/** What an answer is worth, in hundredths of a percent of a question's points. */
export const weightSchema = z.int().min(-10_000).max(10_000);

/** A number as people write it: as text, so that 0.1 is a tenth. */
export const decimalSchema = z.string().regex(/^-?\d{1,20}(\.\d{1,20})?([eE][+-]?\d{1,2})?$/);
/** The same, and not below zero. */
export const distanceSchema = decimalSchema.regex(/^\d/);

/** One line of a part; empty while its question is being written. */
export const partLine = localizedLineOrNone(500);

/** What is said to who answered so; null: nothing. */
export const feedbackSchema = localizedRichTextSchema.nullable();

/** Whether no two of a list are the same by what `key` tells of them; the code of the issue is `repeated`. */
export const allDiffer =
  <T>(key: (item: T) => unknown) =>
  (items: T[]): boolean =>
    new Set(items.map(key)).size === items.length;

/** Parts with ids of their own, which no two of them share. */
export const partsOf = <T extends z.core.$ZodType>(
  part: T,
  idOf: (part: z.output<T>) => unknown,
  most: number,
) => z.array(part).max(most).refine(allDiffer(idOf), 'repeated');

/** An object that says which type of question it belongs to. */
export const typed = <T extends QuestionType, S extends z.core.$ZodLooseShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), ...shape });

/** What every question has. */
export const common = {
  stem: localizedRichTextSchema,
  /** A sound that belongs to the stem. */
  audio: ulidSchema.nullable(),
  /** Given one after the other, as far as the quiz allows. */
  hints: z.array(localizedParagraph(1000)).max(3),
  /** Said after answering, whatever was answered. */
  feedback: feedbackSchema,
  /** Whether wrong answers may cost more than they earn. */
  belowZero: z.boolean(),
};

/** What a learner is shown of every question. */
export const commonAsked = { stem: localizedRichTextSchema, audio: common.audio };

/** A part of a question with the id under which a learner is shown it. */
export const shownPartSchema = z.strictObject({ id: partIdSchema, shown: shownIdSchema });
/** The parts of a question in the order in which they are shown. */
export const shownParts = (most: number) => z.array(shownPartSchema).max(most);
export type ShownPart = z.infer<typeof shownPartSchema>;

/** A part as a learner is shown it. */
export const askedPart = <T extends z.core.$ZodType>(text: T) =>
  z.strictObject({ id: shownIdSchema, text });

/** Invisible characters that come along when people paste; control characters but tab and line breaks. */
const invisible = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]|(?![\t\n\r])\p{Cc}/gu;

/** What learners write. Nothing that they paste is refused: what nobody sees is left out. */
export const answerText = (most: number) =>
  z
    .string()
    .max(most)
    .overwrite((text) =>
      text.toWellFormed().replace(invisible, '').normalize('NFC').slice(0, most),
    );

/** How right a part of an answer is. */
export const verdictSchema = z.enum(['right', 'partly', 'wrong']);
export type Verdict = z.infer<typeof verdictSchema>;

/**
 * What a result shows of a question. Each field may be withheld by the policy of the quiz: it is null then.
 * The ids are those that the learner was shown; null: the answer as a whole.
 */
export const reviewOf = <T extends QuestionType, K extends z.core.$ZodType>(type: T, key: K) =>
  typed(type, {
    /** How right each part of the answer was; what was not answered is not named. */
    parts: z
      .array(z.strictObject({ id: z.string().max(26).nullable(), verdict: verdictSchema }))
      .nullable(),
    /** What is said to this answer. */
    feedback: z
      .array(z.strictObject({ id: z.string().max(26).nullable(), text: localizedRichTextSchema }))
      .nullable(),
    /** What is said to everybody. */
    general: feedbackSchema,
    /** What is right; null also where a type has no key. */
    key: z.nullable(key),
  });
