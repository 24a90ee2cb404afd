import * as z from 'zod';
import { uploadLimits } from '#shared/policies/upload-limits.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { keys, type Key } from '#functions/data/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused, type TransactionItem } from '#functions/data/table/transaction.ts';

/** The number of files of a course, or of a person, and of their bytes, that lie here or are to come. */
const storageRecord = z.object({ bytes: z.number(), files: z.number() });

/** The time for which it is known that space was released: longer than any record of the stream can come again. */
const rememberedSeconds = 30 * 86_400;

type Whose = 'course' | 'person';

const ofWhom: Record<Whose, { keyOf: (id: string) => Key; full: () => Error }> = {
  course: { keyOf: keys.courseStorage, full: () => new AppError('course_storage_full') },
  person: { keyOf: keys.ownStorage, full: () => new AppError('own_storage_full') },
};

const names = { '#bytes': 'bytes' };

export const storageUse = {
  /** The storage that is taken, and the limit. */
  async get(table: Table, whose: Whose, id: string) {
    const most = uploadLimits[whose];
    const used = await table.get(storageRecord, ofWhom[whose].keyOf(id));
    return {
      bytes: used?.bytes ?? 0,
      files: used?.files ?? 0,
      maxBytes: most.bytes,
      maxFiles: most.files,
    };
  },

  /** Takes space for one file. @throws AppError `course_storage_full`, `own_storage_full` */
  take(whose: Whose, id: string, bytes: number): TransactionItem {
    const most = uploadLimits[whose];
    return {
      label: `${whose}-storage`,
      update: ofWhom[whose].keyOf(id),
      set: 'SET entity = :entity ADD #bytes :bytes, files :one',
      condition: 'attribute_not_exists(pk) OR (#bytes <= :mostBytes AND files < :mostFiles)',
      expression: {
        names,
        values: {
          ':entity': 'StorageUse',
          ':bytes': bytes,
          ':one': 1,
          ':mostBytes': most.bytes - bytes,
          ':mostFiles': most.files,
        },
      },
      refused: ofWhom[whose].full,
    };
  },

  /** Gives back what a file took, once, however often it is called. `now` in milliseconds. */
  async release(
    table: Table,
    whose: Whose,
    id: string,
    file: { mediaId: string; bytes: number },
    now: number,
  ): Promise<void> {
    const expiresAt = Math.floor(now / 1000) + rememberedSeconds;
    try {
      await table.commit([
        {
          label: 'storage-return',
          put: { ...keys.storageReturn(file.mediaId, whose), entity: 'StorageReturn', expiresAt },
          condition: 'attribute_not_exists(pk)',
        },
        {
          label: `${whose}-storage`,
          update: ofWhom[whose].keyOf(id),
          set: 'ADD #bytes :bytes, files :one',
          condition: 'attribute_exists(pk)',
          expression: { names, values: { ':bytes': -file.bytes, ':one': -1 } },
        },
      ]);
    } catch (error) {
      if (!(error instanceof RuleRefused)) throw error;
    }
  },
};
