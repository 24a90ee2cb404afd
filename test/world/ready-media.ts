import { ulid } from 'ulid';
import { mediaWrites } from '#functions/data/media/media-writes.ts';
import type { MediaType } from '#shared/policies/media-types.ts';
import type { RawItem } from './raw-table.ts';

/** A file of a course that was looked at and kept, laid into the table: of its bytes there are none. */
export async function readyMedia(
  table: { put: (item: RawItem) => Promise<unknown> },
  courseId: string,
  contentType: MediaType,
): Promise<string> {
  const mediaId = ulid();
  const file = { mediaId, courseId, contentType, fileName: 'file', bytes: 1000 };
  const seen = { state: 'ready', rejection: null, createdAt: new Date().toISOString() } as const;
  const made = mediaWrites.create({ ...file, ...seen });
  if (!('put' in made)) throw new Error('A file is made by a put.');
  await table.put(made.put as RawItem);
  return mediaId;
}
