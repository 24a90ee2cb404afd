import * as z from 'zod';
import { personSummarySchema } from './account-parts.ts';
import { figuresSchema } from './figures.ts';
import { mediaLinkSchema } from './media.ts';
import { count, instantSchema, ulidSchema, versionSchema } from './primitives.ts';
import { bankIdSchema, questionRowSchema } from './question-row.ts';
import {
  difficulties,
  editableQuestion,
  questionContentSchema,
  questionStatuses,
  questionTypeSchema,
} from './questions.ts';
import { line, localizedLine } from './text.ts';

/** A tag as somebody writes it. */
export const tagSchema = line(40);

/** A bank of questions: a course's, or a teacher's own. */
export const bankSchema = z
  .strictObject({
    bankId: bankIdSchema,
    /** The course that it belongs to; null: it is the own one of whoever reads this. */
    course: z.strictObject({ courseId: ulidSchema, title: localizedLine(120) }).nullable(),
    /** Those in the trash too. */
    questions: count,
    /** The most that it may hold. */
    most: count,
  })
  .meta({ id: 'Bank' });

/** How many questions stand in each list of a bank; what is left out has none. They follow changes by seconds. */
export const bankCountsSchema = z
  .strictObject({
    /** Those that are not in the trash, as in all other numbers but `binned`. */
    all: count,
    /** Those that no quiz names; some of them may be drawn. */
    unused: count,
    binned: count,
    type: z.partialRecord(questionTypeSchema, count),
    status: z.partialRecord(z.enum(questionStatuses), count),
    difficulty: z.partialRecord(z.enum(difficulties), count),
  })
  .meta({ id: 'BankCounts' });

/** At most 50 ids, separated by commas, each with a full stop and a version where that one is wanted. */
export const namedQuestionsSchema = z
  .string()
  .regex(
    /^[0-7][0-9A-HJKMNP-TV-Z]{25}(\.[1-9]\d{0,8})?(,[0-7][0-9A-HJKMNP-TV-Z]{25}(\.[1-9]\d{0,8})?){0,49}$/,
  )
  .transform((text) =>
    text.split(',').map((one) => {
      const [questionId = '', version] = one.split('.');
      return { questionId, version: version === undefined ? null : Number(version) };
    }),
  );

/** A question that was asked for by its id: its row, and what one of its versions asks. */
export const namedQuestionSchema = z
  .strictObject({
    question: questionRowSchema,
    /** Of the content: the one that was asked for, or the latest one. */
    version: versionSchema,
    /** null: it was not asked for, or there is no such version. */
    content: questionContentSchema.nullable(),
  })
  .meta({ id: 'NamedQuestion' });

const saved = { savedAt: instantSchema, savedBy: personSummarySchema };

/** A state of a question's content; it never changes. */
export const questionVersionSchema = z
  .strictObject({ version: versionSchema, type: questionTypeSchema, ...saved })
  .meta({ id: 'QuestionVersion' });

/** A quiz that asks a question. */
const questionUseSchema = z
  .strictObject({
    courseId: ulidSchema,
    quizId: ulidSchema,
    title: localizedLine(120),
    /** Whether it names the question, or may draw it. */
    by: z.enum(['name', 'draw']),
    /** The oldest version that it asks; null: the latest one when an attempt begins. */
    version: versionSchema.nullable(),
    /** Whether the quiz lies in the trash of its course. */
    isBinned: z.boolean(),
  })
  .meta({ id: 'QuestionUse' });

/** A question whole, as its editors get it. */
export const questionSchema = z
  .strictObject({
    ...questionRowSchema.shape,
    content: questionContentSchema,
    ...saved,
    /** The files that the content names. */
    links: z.array(mediaLinkSchema),
    /** At most 50 quizzes that name it, and 50 that may draw it. They follow changes of quizzes by seconds. */
    usedIn: z.array(questionUseSchema),
    /** How it did over all quizzes that have asked it, a hundred of them at the most. */
    figures: figuresSchema,
  })
  .meta({ id: 'Question' });

/** Once one can be done with many questions. */
export const questionChangeSchema = z
  .discriminatedUnion('do', [
    z.strictObject({ do: z.literal('setStatus'), status: editableQuestion.status }),
    z.strictObject({ do: z.literal('setDifficulty'), difficulty: editableQuestion.difficulty }),
    z.strictObject({ do: z.literal('setPoints'), points: editableQuestion.points }),
    z.strictObject({ do: z.literal('addTags'), tags: z.array(tagSchema).min(1).max(20) }),
    /** However they are written. */
    z.strictObject({ do: z.literal('removeTags'), tags: z.array(tagSchema).min(1).max(20) }),
    /** They keep their ids, versions and all. */
    z.strictObject({ do: z.literal('move'), bankId: bankIdSchema }),
    /** Of their contents as they are now, into this bank or another. */
    z.strictObject({ do: z.literal('copy'), bankId: bankIdSchema }),
    z.strictObject({ do: z.literal('bin') }),
    z.strictObject({ do: z.literal('restore') }),
  ])
  .meta({ id: 'QuestionChange' });

/** What became of a question that was brought in. */
export const broughtInSchema = z
  .strictObject({
    questionId: ulidSchema,
    /** Whether it was brought in before, and now lies in the trash, or in another bank to which it was moved. */
    outcome: z.enum(['created', 'there', 'binned', 'elsewhere']),
    version: versionSchema,
  })
  .meta({ id: 'BroughtIn' });
