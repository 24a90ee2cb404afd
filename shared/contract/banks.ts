import * as z from 'zod';
import { bankIdSchema, questionRowSchema } from '#shared/schemas/question-row.ts';
import {
  bankCountsSchema,
  bankSchema,
  broughtInSchema,
  namedQuestionSchema,
  namedQuestionsSchema,
  questionChangeSchema,
  questionSchema,
  questionVersionSchema,
  tagSchema,
} from '#shared/schemas/banks.ts';
import { sourceSchema } from '#shared/schemas/blocks.ts';
import { mediaLinkSchema } from '#shared/schemas/media.ts';
import { count, pageOf, pageQuery, ulidSchema, versionSchema } from '#shared/schemas/primitives.ts';
import {
  difficulties,
  editableQuestion,
  newQuestion,
  questionContentSchema,
  questionStatuses,
  questionTypeSchema,
} from '#shared/schemas/questions.ts';
import { rubricTemplateSchema } from '#shared/schemas/rubrics.ts';
import { line } from '#shared/schemas/text.ts';
import { feature } from './route.ts';

const authors = ['teachers', 'admins'] as const;
const bank = z.strictObject({ bankId: bankIdSchema });
const ownRubric = z.strictObject({ rubricId: ulidSchema });
const question = z.strictObject({ bankId: bankIdSchema, questionId: ulidSchema });

/** The questions that quizzes are made from. No route for learners reads any of it. */
export const banks = feature('banks', {
  list: {
    method: 'GET',
    path: '/banks',
    access: authors,
    summary: 'List the banks of the courses that you teach, newest course first, and your own.',
    query: z.strictObject(pageQuery),
    response: z.strictObject({ own: bankSchema, ...pageOf(bankSchema).shape }),
    errors: ['invalid_cursor'],
  },
  get: {
    method: 'GET',
    path: '/banks/{bankId}',
    access: authors,
    summary: 'Get a bank with the number of its questions in each list.',
    params: bank,
    response: z.strictObject({ bank: bankSchema, counts: bankCountsSchema }),
    errors: ['not_found'],
  },
  listQuestions: {
    method: 'GET',
    path: '/banks/{bankId}/questions',
    access: authors,
    summary:
      'List the questions of a bank, the last change first or by name; with words to look for, those with a word that begins with each of them. A page may hold fewer than its limit.',
    params: bank,
    query: z.strictObject({
      ...pageQuery,
      q: line(100).optional(),
      sort: z.enum(['changed', 'name']).prefault('changed'),
      type: questionTypeSchema.optional(),
      /** However it is written. */
      tag: tagSchema.optional(),
      status: z.enum(questionStatuses).optional(),
      difficulty: z.enum(difficulties).optional(),
      /** Only those that no quiz uses. */
      unused: z.literal('true').optional(),
      /** Those in the trash, instead of all others. */
      binned: z.literal('true').optional(),
    }),
    response: pageOf(questionRowSchema),
    errors: ['not_found', 'invalid_cursor'],
  },
  getQuestions: {
    method: 'GET',
    path: '/banks/{bankId}/named-questions',
    access: authors,
    summary:
      'Get questions of a bank by their ids, and on request what each asks, with the files. Ids that the bank does not know are left out.',
    params: bank,
    query: z.strictObject({
      questions: namedQuestionsSchema,
      contents: z.literal('true').optional(),
    }),
    response: z.strictObject({
      questions: z.array(namedQuestionSchema),
      /** The files that the contents name. */
      links: z.array(mediaLinkSchema),
    }),
    errors: ['not_found'],
  },
  listTags: {
    method: 'GET',
    path: '/banks/{bankId}/tags',
    access: authors,
    summary: 'List the tags of a bank by name, each with the number of its questions.',
    params: bank,
    query: z.strictObject(pageQuery),
    response: pageOf(z.strictObject({ tag: tagSchema, questions: count })),
    errors: ['not_found', 'invalid_cursor'],
  },
  getQuestion: {
    method: 'GET',
    path: '/banks/{bankId}/questions/{questionId}',
    access: authors,
    summary: 'Get a question with its content, its files and where it is used.',
    params: question,
    response: questionSchema,
    errors: ['not_found'],
  },
  listVersions: {
    method: 'GET',
    path: '/banks/{bankId}/questions/{questionId}/versions',
    access: authors,
    summary: 'List the versions of a question, newest first.',
    params: question,
    query: z.strictObject(pageQuery),
    response: pageOf(questionVersionSchema),
    errors: ['not_found', 'invalid_cursor'],
  },
  getVersion: {
    method: 'GET',
    path: '/banks/{bankId}/questions/{questionId}/versions/{version}',
    access: authors,
    summary: 'Get a version of a question with its content and files.',
    params: z.strictObject({
      ...question.shape,
      version: z
        .string()
        .regex(/^[1-9]\d{0,8}$/)
        .transform(Number),
    }),
    response: z.strictObject({
      ...questionVersionSchema.shape,
      content: questionContentSchema,
      links: z.array(mediaLinkSchema),
    }),
    errors: ['not_found'],
  },
  createQuestions: {
    method: 'POST',
    path: '/banks/{bankId}/questions',
    access: authors,
    summary:
      'Create questions in a bank, all or none; those with a source that was brought in before stay as they are.',
    params: bank,
    body: z.strictObject({
      questions: z
        .array(z.strictObject({ ...newQuestion, source: sourceSchema }))
        .min(1)
        .max(25),
    }),
    /** In the order of the request. */
    response: z.strictObject({ questions: z.array(broughtInSchema) }),
    status: 201,
    errors: ['not_found', 'bank_full', 'question_not_ready', 'media_not_ready', 'media_elsewhere'],
  },
  updateQuestion: {
    method: 'PATCH',
    path: '/banks/{bankId}/questions/{questionId}',
    access: authors,
    summary:
      'Update a question; omitted fields are unchanged. Another content makes another version of it.',
    params: question,
    body: z.strictObject({
      version: versionSchema,
      ...z.strictObject({ ...editableQuestion, content: questionContentSchema }).partial().shape,
    }),
    response: questionRowSchema,
    errors: [
      'not_found',
      'stale_version',
      'question_not_ready',
      'media_not_ready',
      'media_elsewhere',
    ],
  },
  changeQuestions: {
    method: 'POST',
    path: '/banks/{bankId}/question-changes',
    access: authors,
    summary:
      'Set the status, difficulty or points of questions, add or remove tags, move or copy them to another bank, trash or restore them, all or none.',
    params: bank,
    body: z.strictObject({
      questionIds: z.array(ulidSchema).min(1).max(25),
      change: questionChangeSchema,
    }),
    /** The questions as they stand now, or their copies. */
    response: z.strictObject({ questions: z.array(questionRowSchema) }),
    errors: ['not_found', 'bank_full', 'question_not_ready', 'media_elsewhere'],
  },
  listRubrics: {
    method: 'GET',
    path: '/me/rubrics',
    access: authors,
    summary:
      'List the rubrics that you keep for assignments, in the order in which you saved them.',
    query: z.strictObject(pageQuery),
    response: pageOf(rubricTemplateSchema),
    errors: ['invalid_cursor'],
  },
  createRubric: {
    method: 'POST',
    path: '/me/rubrics',
    access: authors,
    summary: 'Keep a rubric, to put copies of it into assignments; a hundred at the most.',
    body: rubricTemplateSchema.pick({ name: true, rubric: true }),
    response: rubricTemplateSchema,
    status: 201,
    errors: [],
  },
  renameRubric: {
    method: 'PATCH',
    path: '/me/rubrics/{rubricId}',
    access: authors,
    summary: 'Give one of your rubrics another name.',
    params: ownRubric,
    body: rubricTemplateSchema.pick({ name: true, version: true }),
    response: rubricTemplateSchema,
    errors: ['not_found', 'stale_version'],
  },
  deleteRubric: {
    method: 'DELETE',
    path: '/me/rubrics/{rubricId}',
    access: authors,
    summary: 'Delete one of your rubrics. Assignments keep their copies.',
    params: ownRubric,
    response: rubricTemplateSchema,
    errors: ['not_found'],
  },
});
