import * as z from 'zod';
import { mediaSchema } from './media-file.ts';
import { mediaLinkSchema } from './media.ts';
import { count, ulidSchema } from './primitives.ts';
import { localizedLine } from './text.ts';

/** By what a file is known again when somebody chooses it to go on: the SHA-256 of its first megabyte. */
export const fingerprintSchema = z.string().regex(/^[0-9a-f]{64}$/);

/** The parts of an upload that have arrived. */
export const multipartSchema = z
  .strictObject({
    partBytes: count,
    parts: count,
    /** The numbers of those that are there in full. */
    arrived: z.array(z.int().min(1)),
    fingerprint: fingerprintSchema,
  })
  .meta({ id: 'Multipart' });

/** A file with a link to look at it, where it is ready. */
export const openableMediaSchema = z
  .strictObject({ ...mediaSchema.shape, link: mediaLinkSchema.nullable() })
  .meta({ id: 'OpenableMedia' });
export type OpenableMedia = z.infer<typeof openableMediaSchema>;

/**
 * The place where a file is used: in a block, which may lie in the trash, as the course's cover, or in questions of its
 * bank, older versions and the trash included.
 */
export const mediaPlaceSchema = z
  .discriminatedUnion('place', [
    z.strictObject({ place: z.literal('cover') }),
    z.strictObject({
      place: z.literal('block'),
      moduleId: ulidSchema,
      blockId: ulidSchema,
      title: localizedLine(120),
      binned: z.boolean(),
    }),
    z.strictObject({ place: z.literal('questions'), questions: count }),
  ])
  .meta({ id: 'MediaPlace' });
export type MediaPlace = z.infer<typeof mediaPlaceSchema>;

/** A file as a course's library shows it. */
export const libraryMediaSchema = z
  .strictObject({ ...openableMediaSchema.shape, places: z.array(mediaPlaceSchema) })
  .meta({ id: 'LibraryMedia' });
export type LibraryMedia = z.infer<typeof libraryMediaSchema>;

const space = z.strictObject({
  bytes: z.int().min(0),
  files: count,
  maxBytes: z.int(),
  maxFiles: count,
});

/** The storage that is taken, and the limits, of a course and of the person who asks. */
export const storageSchema = z
  .strictObject({ course: space, person: space })
  .meta({ id: 'Storage' });
export type Storage = z.infer<typeof storageSchema>;
