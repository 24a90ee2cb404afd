import * as z from 'zod';
import { fold } from '#shared/policies/fold.ts';
import { questionSchemas } from '#shared/questions/question-schemas.ts';
import {
  difficulties,
  questionStatuses,
  type QuestionType,
  questionTypes,
} from '#shared/questions/question-types.ts';
import { line } from './text.ts';

// They stand apart so that lists can name them without a schema library.
export { difficulties, questionStatuses };

export const questionTypeSchema = z.enum(questionTypes);

type Schemas = (typeof questionSchemas)[QuestionType];
type Part = keyof Schemas;

/** What all types have of one kind, told apart by `type`. */
const unionOf = <P extends Part>(part: P) =>
  z.discriminatedUnion(
    'type',
    Object.values(questionSchemas).map((schemas) => schemas[part]) as unknown as [
      Schemas[P],
      ...Schemas[P][],
    ],
  );

/** The most bytes of a question: what of it is stored as one item, with room for its head. */
const mostBytes = 60_000;
const encoder = new TextEncoder();

/** A question as its author has it, with key, weights and feedback. May be unfinished: see `lacksOf`. */
export const questionContentSchema = unionOf('content')
  .refine((content) => encoder.encode(JSON.stringify(content)).length <= mostBytes, 'too_large')
  .meta({ id: 'QuestionContent' });
export type QuestionContent = z.infer<typeof questionContentSchema>;
export type QuestionContentOf<T extends QuestionType> = Extract<QuestionContent, { type: T }>;

/** What was decided by lot for one attempt; kept in its paper and never sent. */
export const questionDrawSchema = unionOf('draw');
export type QuestionDraw = z.infer<typeof questionDrawSchema>;
export type DrawOf<T extends QuestionType> = Extract<QuestionDraw, { type: T }>;

/** A question as a learner is asked it. */
export const askedQuestionSchema = unionOf('asked').meta({ id: 'AskedQuestion' });
export type AskedQuestion = z.infer<typeof askedQuestionSchema>;
export type AskedOf<T extends QuestionType> = Extract<AskedQuestion, { type: T }>;

/** An answer by the ids that the learner was shown. */
export const givenAnswerSchema = unionOf('given').meta({ id: 'GivenAnswer' });
export type GivenAnswer = z.infer<typeof givenAnswerSchema>;
export type GivenOf<T extends QuestionType> = Extract<GivenAnswer, { type: T }>;

/** An answer by the question's own ids, as it is kept. */
export const storedAnswerSchema = unionOf('stored').meta({ id: 'StoredAnswer' });
export type StoredAnswer = z.infer<typeof storedAnswerSchema>;
export type StoredOf<T extends QuestionType> = Extract<StoredAnswer, { type: T }>;

/** What a result shows of a question beside its points; what the quiz withholds is null. */
export const questionReviewSchema = unionOf('review').meta({ id: 'QuestionReview' });
export type QuestionReview = z.infer<typeof questionReviewSchema>;
export type ReviewOf<T extends QuestionType> = Extract<QuestionReview, { type: T }>;

/** Ten-thousandths of a point (decision 0063). */
export const pointsSchema = z.int().min(0).max(10_000_000);

/** What concerns no type, as far as authors write it. */
export const editableQuestion = {
  /** A line for teachers; null: the first words of the stem stand for it. */
  name: line(120).nullable(),
  /** Told apart without case and accents, shown as written. */
  tags: z
    .array(line(40))
    .max(20)
    .refine((tags) => new Set(tags.map(fold)).size === tags.length, 'repeated'),
  difficulty: z.enum(difficulties).nullable(),
  /** What it is usually worth. */
  points: pointsSchema,
  status: z.enum(questionStatuses),
};

/** The head of a question in its bank. */
export const questionHead = { type: questionTypeSchema, ...editableQuestion };

/** The fields that may be left out of a new question: one point, a draft. */
export const newQuestion = {
  ...editableQuestion,
  name: editableQuestion.name.prefault(null),
  tags: editableQuestion.tags.prefault([]),
  difficulty: editableQuestion.difficulty.prefault(null),
  points: pointsSchema.prefault(10_000),
  status: editableQuestion.status.prefault('draft'),
  content: questionContentSchema,
};

/** What keeps a question from being ready. */
export const questionFindingCodes = [
  'empty_stem',
  'empty_part',
  'missing_translation',
  'picture_without_alt',
  'too_few_parts',
  'no_right_answer',
  'weights_total',
  'weight_against_key',
  'all_chosen_is_right',
  'gap_without_marker',
  'marker_without_gap',
  'repeated_marker',
  'none_not_offered',
  'no_image',
  'too_few_marks',
  'limits_reversed',
  'unused_variable',
  'unknown_variable',
  'expression_invalid',
  'expression_undefined',
] as const;
export type QuestionFindingCode = (typeof questionFindingCodes)[number];

/** Something that a question lacks, with the field within its content. */
export const questionFindingSchema = z
  .strictObject({
    code: z.enum(questionFindingCodes),
    path: z.array(z.union([z.string().max(100), z.int().min(0)])).max(10),
  })
  .meta({ id: 'QuestionFinding' });
export type QuestionFinding = z.infer<typeof questionFindingSchema>;
