import * as z from 'zod';
import { uploadLimits } from '#shared/policies/upload-limits.ts';
import { sha256Schema, type WorkFilePart, workSchema } from '#shared/schemas/work-files.ts';
import type { WorkPlace } from '#functions/data/assignments/work-place.ts';
import { index, keys } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { fileRecord, isThere } from './file-record.ts';
import { settleFile, type Verdict } from './media-verdicts.ts';

/**
 * A file that a person hands in, or gives with a marking, or is about to: in no library, and in nobody's space but its
 * sender's.
 */
export const workFileRecord = z.object({
  ...fileRecord,
  work: workSchema,
  uploadedBy: z.string(),
  sha256: sha256Schema.nullable().default(null),
  /** How many answers, drafts, submissions, and markings of one submission, name it now: one that none names goes after a day. */
  named: z.number().default(0),
});
export type WorkFile = z.infer<typeof workFileRecord>;

/** Which part of an assignment it was sent for. */
export const partOf = ({ work }: Pick<WorkFile, 'work'>): WorkFilePart =>
  'part' in work ? work.part : 'files';

/** The time at which a file goes that nothing names since `now` (milliseconds), in seconds. */
const unusedUntil = (now: number) => Math.floor(now / 1000) + uploadLimits.unusedHours * 3600;

/** Whose work a marking is of. */
export type GivenTo = Pick<WorkPlace, 'userId' | 'group'> & { submissionId: string };

/** That of a group goes with nobody alone. */
const ofMarking = ({ userId, group, submissionId }: GivenTo) =>
  group ? {} : index.submissions(userId, submissionId);

export const workFiles = {
  /** As it stands, whoever's it is and expired or not. */
  get: (table: Table, mediaId: string) => table.get(workFileRecord, keys.workFile(mediaId)),

  /** A file of this very person at the instant `now` (milliseconds), or null. */
  async own(table: Table, userId: string, mediaId: string, now: number): Promise<WorkFile | null> {
    const file = await workFiles.get(table, mediaId);
    return file?.uploadedBy === userId && isThere(file, now) ? file : null;
  },

  /** The files among these ids that exist. */
  some: (table: Table, mediaIds: string[]) =>
    table.batchGet(workFileRecord, mediaIds.map(keys.workFile), { consistent: true }),

  /**
   * A file that is yet to come.
   * @param givenTo of one that is given with a marking, whose work that is of: it goes with them, and with a group's
   *   work, as the note of its markers does
   */
  create: (file: WorkFile, givenTo: GivenTo | null): TransactionItem => ({
    label: 'work-file',
    put: {
      ...keys.workFile(file.mediaId),
      ...(givenTo ? ofMarking(givenTo) : index.workFiles(file.uploadedBy, file.mediaId)),
      entity: 'WorkFile',
      ...file,
    },
    condition: 'attribute_not_exists(pk)',
  }),

  /** The verdict on it: a good one goes after a day that nothing names it. @see settleFile */
  settle: (mediaId: string, verdict: Verdict, now: number): TransactionItem =>
    settleFile(keys.workFile(mediaId), verdict, unusedUntil(now)),

  /**
   * One thing more names a good file: it stays. What a group's work names is no more among what its sender has, and stays
   * when they go.
   * @throws AppError `media_not_ready`
   */
  name: (mediaId: string, groupId?: string): TransactionItem => ({
    label: `name-file ${mediaId}`,
    update: keys.workFile(mediaId),
    set: `REMOVE expiresAt${groupId === undefined ? '' : ', gsi1pk, gsi1sk'} ADD #named :one`,
    condition: '#state = :ready',
    expression: {
      names: { '#state': 'state', '#named': 'named' },
      values: { ':ready': 'ready', ':one': 1 },
    },
    refused: () => new AppError('media_not_ready'),
  }),

  /** One thing less names it, of as many as were read; the last one leaves it a day. */
  release: ({ mediaId, named }: WorkFile, now: number): TransactionItem =>
    tryAgain({
      label: `release-file ${mediaId}`,
      update: keys.workFile(mediaId),
      set: named > 1 ? 'SET #named = :less' : 'SET #named = :less, expiresAt = :expiresAt',
      condition: '#named = :named',
      expression: {
        names: { '#named': 'named' },
        values: {
          ':named': named,
          ':less': named - 1,
          ...(named <= 1 && { ':expiresAt': unusedUntil(now) }),
        },
      },
    }),

  /** Removes a file that nothing began to name since it was read. */
  remove: ({ mediaId }: WorkFile): TransactionItem =>
    tryAgain({
      label: 'remove-work-file',
      remove: keys.workFile(mediaId),
      condition: '#named = :none',
      expression: { names: { '#named': 'named' }, values: { ':none': 0 } },
    }),
};
