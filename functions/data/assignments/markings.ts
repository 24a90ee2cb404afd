import * as z from 'zod';
import { adjustmentSchema } from '#shared/schemas/adjustments.ts';
import type { JudgedWork } from '#shared/grading/assignment-mark.ts';
import { keys } from '#functions/data/keys.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { versionedOrFirst } from '#functions/data/table/versioned.ts';
import { type SubmittedFile, submittedFile } from './receipt.ts';
import { keyParts, type WorkPlace } from './work-place.ts';

const choiceRecord = z.object({
  criterionId: z.string(),
  levelId: z.string().nullable(),
  points: z.number().nullable(),
  comment: z.string(),
});

/** What who marks writes. */
export const writtenShape = {
  choices: z.array(choiceRecord),
  points: z.number().nullable(),
  comment: z.string(),
  isLateWaived: z.boolean(),
  /** What is given with it; left out: nothing. */
  files: z.array(submittedFile).optional(),
};

/** What it comes to. */
export const workShape = {
  earned: z.object({ points: z.number().nullable(), most: z.number() }),
  adjustments: z.array(adjustmentSchema),
  total: z.number().nullable(),
};

/** What its person is told, now or once the mark is released: it stays while somebody works at another. */
const givenRecord = z.object({
  kind: z.enum(['ready', 'returned']),
  /** Why it was returned; left out: it was not. */
  reason: z.string().optional(),
  ...writtenShape,
  ...workShape,
  /** The two who came to it, where they marked it apart; left out: who gave it. */
  markers: z.array(z.string()).optional(),
  by: z.string(),
  at: z.string(),
});

/** What who marks wrote about one submission: all who mark it write at the same, unless two mark it apart. */
export const markingRecord = z.object({
  submissionId: z.string(),
  ...writtenShape,
  state: z.enum(['draft', 'ready']),
  ...workShape,
  given: givenRecord.nullable(),
  by: z.string(),
  at: z.string(),
  version: z.number(),
});
export type Marking = z.infer<typeof markingRecord>;

/** All files that some markings name, as they are written and as they were given. */
export const filesIn = (
  markings: readonly (Pick<Marking, 'files'> & Partial<Pick<Marking, 'given'>>)[],
): SubmittedFile[] =>
  markings.flatMap(({ files, given }) => [...(files ?? []), ...(given?.files ?? [])]);

export type NumberedWork = WorkPlace & { number: number };

export const markingKey = ({ number, ...place }: NumberedWork) =>
  keys.marking(...keyParts(place), number);

/** How far the work is whose marking is ready: what the mark is made from, also while somebody works at another. */
export const judgedBy = ({ submissionId, given }: Marking): JudgedWork =>
  given?.kind === 'ready'
    ? { status: 'marked', submissionId, markers: given.markers ?? [given.by], work: given }
    : { status: 'waiting', submissionId };

/** A marking over the one that it was made from. @throws AppError `stale_version` */
export const putMarking = (place: NumberedWork, next: Marking): TransactionItem =>
  versionedOrFirst(
    { ...markingKey(place), entity: 'Marking', ...next },
    next.version - 1,
    'marking',
  );
