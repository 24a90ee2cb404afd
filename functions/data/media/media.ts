import * as z from 'zod';
import { index, indexPartitions, keys, ranges } from '#functions/data/keys.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import { fileRecord, isArriving, isThere } from './file-record.ts';

/** A file of a course. */
export const mediaRecord = z.object({
  ...fileRecord,
  courseId: z.string(),
  /** The owner of the space that it takes; absent if it takes nobody's. */
  uploadedBy: z.string().optional(),
  /** There where the course is a copy: the file that the bytes came with. */
  storedAs: z.string().optional(),
  /** The number of times something began to name it. */
  attached: z.number().default(0),
  /** The number of questions that name it, or did in an older version. */
  questions: z.number().default(0),
});
export type Media = z.infer<typeof mediaRecord>;

/** Under which id the bytes of a file lie: in a copied course, that of the original. */
export const storedAs = ({ mediaId, storedAs: original }: Media): string => original ?? mediaId;

/** An upload under way is its beginner's alone. */
const isShown = (file: Media, userId: string) => !isArriving(file) || file.uploadedBy === userId;

async function byIds(table: Table, mediaIds: string[], consistent = false): Promise<Media[]> {
  const found = await table.batchGet(mediaRecord, mediaIds.map(keys.media), { consistent });
  const known = new Map(found.map((file) => [file.mediaId, file]));
  return mediaIds.flatMap((mediaId) => known.get(mediaId) ?? []);
}

const anyKey = z.object({ pk: z.string(), sk: z.string() });

export const media = {
  /** As it stands, whichever course it is of and expired or not. */
  get: (table: Table, mediaId: string) => table.get(mediaRecord, keys.media(mediaId)),

  /** One file of a course as a person may see it at the instant `now` (milliseconds), or null. */
  async ofCourse(
    table: Table,
    { courseId, mediaId }: { courseId: string; mediaId: string },
    userId: string,
    now: number,
  ) {
    const file = await media.get(table, mediaId);
    return file?.courseId === courseId && isThere(file, now) && isShown(file, userId) ? file : null;
  },

  /** The files among these ids that exist, in the order of the ids; for display. */
  byIds: (table: Table, mediaIds: string[]) => byIds(table, mediaIds),

  /** The files of a course as a person may see them, newest first; a page, short by what is not for them. */
  async list(
    table: Table,
    courseId: string,
    page: { limit: number; start: Item | undefined },
    userId: string,
    now: number,
  ) {
    const { items, last } = await table.queryIndex(
      mediaRecord,
      indexPartitions.courseMedia(courseId),
      { ...page, newestFirst: true },
    );
    return { items: items.filter((file) => isThere(file, now) && isShown(file, userId)), last };
  },

  /** The place where the list continues behind a file. */
  placeInList: ({ courseId, mediaId }: Media): Item => ({
    ...keys.media(mediaId),
    ...index.courseMedia(courseId, mediaId),
  }),

  /** Whether any file, the one that they came with or one that shares them, names these bytes. */
  async isHeld(table: Table, storedAs: string): Promise<boolean> {
    const { items } = await table.query(anyKey, ranges.storedFile(storedAs), { limit: 1 });
    return items.length > 0;
  },
};
