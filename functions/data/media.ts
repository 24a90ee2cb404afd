import * as z from 'zod';
import { mediaSchema, type rejectionSchema } from '#shared/schemas/media.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { index, indexPartitions, keys, type Key } from './keys.ts';
import type { Item, Table } from './table.ts';
import type { TransactionItem } from './transaction.ts';

/**
 * A file of a course. `expiresAt` (seconds) is there until the file is ready: what never gets there goes
 * away. `storedAs` is there where the course is a copy: the file that the bytes came with.
 */
export const mediaRecord = z.object({
  ...mediaSchema.shape,
  expiresAt: z.number().optional(),
  storedAs: z.string().optional(),
});
export type Media = z.infer<typeof mediaRecord>;

export type Verdict =
  | { state: 'ready' }
  | { state: 'rejected'; rejection: z.infer<typeof rejectionSchema> };

const pendingSeconds = 86_400;

/** The table forgets what has expired within days; readers do at once. */
const isThere = ({ expiresAt }: Media, now: number) =>
  expiresAt === undefined || expiresAt * 1000 > now;

const toItem = (file: Media): Item => ({
  ...keys.media(file.mediaId),
  ...index.courseMedia(file.courseId, file.mediaId),
  entity: 'Media',
  ...file,
});

async function byIds(table: Table, mediaIds: string[], consistent = false): Promise<Media[]> {
  const found = await table.batchGet(mediaRecord, mediaIds.map(keys.media), { consistent });
  const known = new Map(found.map((file) => [file.mediaId, file]));
  return mediaIds.flatMap((mediaId) => known.get(mediaId) ?? []);
}

/** The one change of a file's state, made by whoever comes first. @throws RuleRefused for all others */
export const settleFile = (key: Key, verdict: Verdict): TransactionItem => ({
  label: 'media-pending',
  update: key,
  set: `SET #state = :state, rejection = :rejection${verdict.state === 'ready' ? ' REMOVE expiresAt' : ''}`,
  condition: '#state = :pending',
  expression: {
    names: { '#state': 'state' },
    values: {
      ':state': verdict.state,
      ':rejection': verdict.state === 'rejected' ? verdict.rejection : null,
      ':pending': 'pending',
    },
  },
});

export const media = {
  /** As it stands, whichever course it is of and expired or not. */
  get: (table: Table, mediaId: string) => table.get(mediaRecord, keys.media(mediaId)),

  /** One file of a course at the instant `now` (milliseconds), or null. */
  async ofCourse(table: Table, courseId: string, mediaId: string, now: number) {
    const file = await media.get(table, mediaId);
    return file?.courseId === courseId && isThere(file, now) ? file : null;
  },

  /** Those that exist, in the order of the ids; for display. */
  byIds: (table: Table, mediaIds: string[]) => byIds(table, mediaIds),

  /** The files of a course, newest first; a page, short by what has expired. */
  async list(
    table: Table,
    courseId: string,
    page: { limit: number; start: Item | undefined },
    now: number,
  ) {
    const { items, last } = await table.queryIndex(
      mediaRecord,
      indexPartitions.courseMedia(courseId),
      { ...page, newestFirst: true },
    );
    return { items: items.filter((file) => isThere(file, now)), last };
  },

  /** A file that is yet to come; it goes away after a day unless it becomes ready. */
  create(file: Omit<Media, 'expiresAt'>, now: number): TransactionItem {
    const expiresAt = Math.floor(now / 1000) + pendingSeconds;
    return {
      label: 'media',
      put: toItem({ ...file, expiresAt }),
      condition: 'attribute_not_exists(pk)',
    };
  },

  /** A file of a course that is a copy, under an id of its own; the bytes are not copied. */
  share: (file: Media, courseId: string, mediaId: string): TransactionItem => ({
    label: 'shared-media',
    put: toItem({ ...file, courseId, mediaId, storedAs: file.storedAs ?? file.mediaId }),
    condition: 'attribute_not_exists(pk)',
  }),

  /** @see settleFile */
  settle: (mediaId: string, verdict: Verdict) => settleFile(keys.media(mediaId), verdict),
};

/** @throws AppError `media_not_ready` unless every one is a file of this course that was looked at and kept */
export async function mediaUsable(
  table: Table,
  courseId: string,
  mediaIds: string[],
): Promise<void> {
  const files = await byIds(table, mediaIds, true);
  const usable = files.filter((file) => file.courseId === courseId && file.state === 'ready');
  if (usable.length < mediaIds.length) throw new AppError('media_not_ready');
}
