import * as z from 'zod';
import { httpsAddress } from '#shared/blocks/https-address.ts';
import { mediaTypeSchema } from '#shared/schemas/media.ts';
import { workDateSchema } from '#shared/schemas/work-date.ts';
import { sha256Schema } from '#shared/schemas/work-files.ts';
import { placeRecord } from './work-place.ts';

const date = z.object(workDateSchema.shape);

/** A file as it was handed in; its bytes stay as long as a submission names them. */
export const submittedFile = z.object({
  mediaId: z.string(),
  fileName: z.string(),
  contentType: mediaTypeSchema,
  bytes: z.number(),
  sha256: sha256Schema,
});
export type SubmittedFile = z.infer<typeof submittedFile>;

/** What was handed in at one instant, with all that its receipt says. Whether it was withdrawn since, `Submissions` says. */
export const receiptShape = {
  ...placeRecord,
  submissionId: z.string(),
  number: z.number(),
  submittedAt: z.string(),
  submittedBy: z.string(),
  /** Of a group's, who was in it then: for all of them it was handed in, and all of them may read it. */
  members: z.array(z.string()).optional(),
  /** The dates that held at that instant, and by whose word. */
  due: date,
  closes: date,
  isLate: z.boolean(),
  /** How many words the text has; null: there is none. */
  words: z.number().nullable(),
  link: httpsAddress.nullable(),
  files: z.array(submittedFile),
  /** Whether the statement of own work was confirmed; null: there was none. */
  confirmed: z.boolean().nullable(),
  /** When its receipt went out by mail, and to which address; missing: not yet. For a group, `GroupWork` says it. */
  mailed: z.object({ at: z.string(), to: z.string() }).optional(),
};

/** Without the text and the self-assessment, which a list does not show. */
export const receiptRecord = z.object(receiptShape);
export type Receipt = z.infer<typeof receiptRecord>;
