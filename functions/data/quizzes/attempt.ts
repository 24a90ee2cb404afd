import * as z from 'zod';
import { quizSchema } from '#shared/blocks/quiz/schema.ts';
import { givenAnswerSchema, questionDrawSchema } from '#shared/schemas/questions.ts';
import { attemptStates } from '#shared/schemas/quizzes.ts';
import { questionStepSchema, stepChangeSchema } from '#shared/schemas/trace.ts';
import { keys, ranges } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { unchangedSince } from '#functions/data/table/versioned.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { QuizOfPerson } from './attempts.ts';
import { attemptsDue } from './attempts-due.ts';

const { oneByOne, back, hints, sections } = quizSchema.shape;

/** The head of an attempt: small, because each answer is conditional on it. */
export const attemptRecord = z.object({
  attemptId: z.string(),
  userId: z.string(),
  courseId: z.string(),
  quizId: z.string(),
  number: z.number(),
  state: z.enum(attemptStates),
  startedAt: z.string(),
  reopenedAt: z.string().nullable().optional(),
  /** Why it runs again, as its person is told. */
  reopenedFor: z.string().optional(),
  deadline: z.string().nullable(),
  because: z.enum(['unlimited', 'minutes', 'closes']),
  endedAt: z.string().nullable(),
  oneByOne,
  back,
  /** Left out: it began before this was kept, and goes by the quiz as it is. */
  hints: hints.optional(),
  /** How often an answer was saved: an end is conditional on having read them all. */
  saves: z.number(),
  /** Where there is no way back: which question is open, from 0. */
  position: z.number(),
});
export type Attempt = z.infer<typeof attemptRecord>;

/** What is written of an attempt that runs again. */
type Reopening = { reopenedAt: string; reopenedFor: string; deadline: string; position: number };

const slotRecord = z.object({
  slotId: z.string(),
  section: z.number(),
  questionId: z.string(),
  version: z.number(),
  points: z.number(),
  draw: questionDrawSchema,
  mediaIds: z.array(z.string()),
});
export type PaperSlot = z.infer<typeof slotRecord>;

/** What an attempt asks, as it was when it began. Written once, and never handed out: draws name what keys name. */
export const paperRecord = z.object({
  sections: z.array(sections.element.pick({ title: true, instructions: true })),
  slots: z.array(slotRecord),
});
export type Paper = z.infer<typeof paperRecord>;

/** What somebody answered last, by the ids that they were shown: handed out, it tells no more than they saw. */
export const answerRecord = z.object({
  slotId: z.string(),
  sequence: z.number(),
  answer: givenAnswerSchema.nullable(),
  flagged: z.boolean(),
  savedAt: z.string(),
  isLate: z.boolean(),
});
export type Answer = z.infer<typeof answerRecord>;

const automaticRecord = z.object({
  points: z.number().nullable(),
  most: z.number(),
  isWaiting: z.boolean(),
});

const stepRecord = z.object({
  ...questionStepSchema.shape,
  isWaiting: z.boolean(),
  /** What it earned by itself, where somebody had a hand in it. */
  automatic: automaticRecord.optional(),
  /** What a regrade decided for all. */
  change: stepChangeSchema.nullable().default(null),
  /** What a person gave. */
  mark: z.object({ points: z.number(), by: z.string(), at: z.string() }).nullable().default(null),
  /** The last regrade that changed what it is worth to its learner. */
  regradeId: z.string().nullable().default(null),
  isBlank: z.boolean().default(false),
  /** What the answer counts for in the figures. */
  groups: z.array(z.string()).default([]),
});
export type Step = z.infer<typeof stepRecord>;

/** How each question of an attempt was scored, in the order of its paper. */
export const scoreRecord = z.object({
  steps: z.array(stepRecord),
  version: z.number().default(1),
});
export type Score = z.infer<typeof scoreRecord>;

/** What who marked an answer wrote on it: apart from the score, which is small. */
export const commentRecord = z.object({
  slotId: z.string(),
  comment: z.string(),
  by: z.string(),
  at: z.string(),
});
export type Comment = z.infer<typeof commentRecord>;

const parts = z.discriminatedUnion('entity', [
  attemptRecord.extend({ entity: z.literal('Attempt') }),
  paperRecord.extend({ entity: z.literal('AttemptPaper') }),
  answerRecord.extend({ entity: z.literal('AttemptAnswer') }),
  scoreRecord.extend({ entity: z.literal('AttemptScore') }),
  commentRecord.extend({ entity: z.literal('AttemptComment') }),
]);

export type AttemptPlace = QuizOfPerson & { attemptId: string };

export type WholeAttempt = {
  head: Attempt;
  paper: Paper;
  answers: Map<string, Answer>;
  comments: Map<string, Comment>;
  score: Score | null;
};

const placeOf = (place: AttemptPlace) =>
  [place.userId, place.courseId, place.quizId, place.attemptId] as const;

const itemOf = (head: Attempt, answer: Answer) => ({
  ...keys.attemptAnswer(...placeOf(head), answer.slotId),
  entity: 'AttemptAnswer',
  ...answer,
});

const newer = ({ sequence, answer, flagged }: Answer): AppError =>
  new AppError('newer_answer_saved', { current: { sequence, answer, flagged } });

const ended = (): AppError => new AppError('attempt_ended');

export const attemptItems = {
  /** An attempt with all that belongs to it, in one query; null: this person has none such at this quiz. */
  async get(table: Table, place: AttemptPlace): Promise<WholeAttempt | null> {
    const items = await table.queryAll(parts, ranges.attempt(...placeOf(place)));
    const head = items.find((item) => item.entity === 'Attempt');
    const paper = items.find((item) => item.entity === 'AttemptPaper');
    if (!head || !paper) return null;
    const answers = items.filter((item) => item.entity === 'AttemptAnswer');
    const comments = items.filter((item) => item.entity === 'AttemptComment');
    return {
      head,
      paper,
      answers: new Map(answers.map((answer) => [answer.slotId, answer])),
      comments: new Map(comments.map((comment) => [comment.slotId, comment])),
      score: items.find((item) => item.entity === 'AttemptScore') ?? null,
    };
  },

  head: (table: Table, place: AttemptPlace) =>
    table.get(attemptRecord, keys.attempt(...placeOf(place))),
  paper: (table: Table, place: AttemptPlace) =>
    table.get(paperRecord, keys.attemptPaper(...placeOf(place))),

  begin: (head: Attempt, paper: Paper): TransactionItem[] => [
    {
      label: 'attempt',
      put: { ...keys.attempt(...placeOf(head)), entity: 'Attempt', ...head },
      condition: 'attribute_not_exists(pk)',
    },
    {
      label: 'paper',
      put: { ...keys.attemptPaper(...placeOf(head)), entity: 'AttemptPaper', ...paper },
      condition: 'attribute_not_exists(pk)',
    },
    ...(head.deadline === null ? [] : [attemptsDue.put(head, head.deadline)]),
  ],

  /** Refuses a transaction where an attempt runs no more. */
  checkOpen: (place: AttemptPlace): TransactionItem => ({
    label: 'attempt-open',
    check: keys.attempt(...placeOf(place)),
    condition: '#state = :open',
    expression: { names: { '#state': 'state' }, values: { ':open': 'open' } },
  }),

  /** Counts a save in the head of an attempt that runs, and opens the next question where one was left for good. */
  countSave: (head: Attempt, leaves: boolean): TransactionItem => ({
    label: 'attempt',
    update: keys.attempt(...placeOf(head)),
    set: leaves ? 'SET #position = :next ADD saves :one' : 'ADD saves :one',
    condition: '#state = :open AND #position = :position',
    expression: {
      names: { '#state': 'state', '#position': 'position' },
      values: {
        ':open': 'open',
        ':one': 1,
        ':position': head.position,
        ...(leaves && { ':next': head.position + 1 }),
      },
    },
    refused: (current) =>
      current?.['state'] === 'open' ? new AppError('question_not_open') : ended(),
  }),

  /** Puts an answer where none is that is as new. */
  save: (head: Attempt, answer: Answer): TransactionItem => ({
    label: 'answer',
    put: itemOf(head, answer),
    condition: 'attribute_not_exists(pk) OR #sequence < :sequence',
    expression: { names: { '#sequence': 'sequence' }, values: { ':sequence': answer.sequence } },
    refused: (current) => newer(answerRecord.parse(current)),
  }),

  /** The same in the place of the very answer that was read; whoever was faster makes the caller read again. */
  saveOver: (head: Attempt, answer: Answer, before: Answer | null): TransactionItem => {
    const put = { label: 'answer', put: itemOf(head, answer) };
    if (before === null) return tryAgain({ ...put, condition: 'attribute_not_exists(pk)' });
    if (before.sequence >= answer.sequence) throw newer(before);
    return tryAgain({
      ...put,
      condition: '#sequence = :before',
      expression: { names: { '#sequence': 'sequence' }, values: { ':before': before.sequence } },
    });
  },

  /** How an attempt is scored, over what was read of it; whoever was faster makes the caller read again. */
  putScore: (place: AttemptPlace, before: Score | null, steps: Step[]): TransactionItem =>
    tryAgain({
      label: 'score',
      put: {
        ...keys.attemptScore(...placeOf(place)),
        entity: 'AttemptScore',
        steps,
        version: (before?.version ?? 0) + 1,
      },
      ...unchangedSince(before),
    }),

  /** What is written on an answer; an empty text is none. */
  putComment: (place: AttemptPlace, comment: Comment): TransactionItem => {
    const key = keys.attemptComment(...placeOf(place), comment.slotId);
    return comment.comment === ''
      ? { label: 'comment', remove: key }
      : { label: 'comment', put: { ...key, entity: 'AttemptComment', ...comment } };
  },

  /** Ends an attempt that runs, if nothing was saved since it was read. */
  end: (
    before: Attempt,
    { state, deadline, endedAt }: Pick<Attempt, 'state' | 'deadline' | 'endedAt'>,
  ): TransactionItem[] => [
    tryAgain({
      label: 'attempt',
      update: keys.attempt(...placeOf(before)),
      set: 'SET #state = :state, deadline = :deadline, endedAt = :endedAt',
      condition: '#state = :open AND saves = :saves',
      expression: {
        names: { '#state': 'state' },
        values: {
          ':state': state,
          ':deadline': deadline,
          ':endedAt': endedAt,
          ':open': 'open',
          ':saves': before.saves,
        },
      },
    }),
    ...(before.deadline === null ? [] : [attemptsDue.remove(before)]),
  ],

  /** Lets an attempt run again that has ended, as it was read. */
  reopen: (
    before: Attempt,
    { reopenedAt, reopenedFor, deadline, position }: Reopening,
  ): TransactionItem =>
    tryAgain({
      label: 'attempt',
      update: keys.attempt(...placeOf(before)),
      set: 'SET #state = :open, reopenedAt = :reopenedAt, reopenedFor = :reopenedFor, deadline = :deadline, because = :because, endedAt = :none, #position = :position',
      condition: '#state = :state',
      expression: {
        names: { '#state': 'state', '#position': 'position' },
        values: {
          ':open': 'open',
          ':state': before.state,
          ':reopenedAt': reopenedAt,
          ':reopenedFor': reopenedFor,
          ':deadline': deadline,
          ':because': 'minutes',
          ':none': null,
          ':position': position,
        },
      },
    }),
};
