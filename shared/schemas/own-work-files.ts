import * as z from 'zod';
import { fileFields } from './media-file.ts';
import { mediaLinkSchema } from './media.ts';
import { sha256Schema, workSchema } from './work-files.ts';

/** A file that a person hands in, as they see it: it is of no course's library. */
export const workFileSchema = z
  .strictObject({
    ...fileFields,
    work: workSchema,
    /** There once it is ready: that of the very bytes that were looked at, and are kept. */
    sha256: sha256Schema.nullable(),
  })
  .meta({ id: 'WorkFile' });

/** With a link to look at it, where it is ready. */
export const openableWorkFileSchema = z
  .strictObject({ ...workFileSchema.shape, link: mediaLinkSchema.nullable() })
  .meta({ id: 'OpenableWorkFile' });
export type OpenableWorkFile = z.infer<typeof openableWorkFileSchema>;
