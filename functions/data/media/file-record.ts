import * as z from 'zod';
import { fileFields } from '#shared/schemas/media-file.ts';

const { arriving: _, goesAt: __, ...kept } = fileFields;

/** What is kept of every file that comes by a form or in parts, whatever it belongs to. */
export const fileRecord = {
  ...kept,
  rejectedAtLine: kept.rejectedAtLine.default(null),
  durationSeconds: kept.durationSeconds.default(null),
  /** Seconds; there until something names the file: what never gets there goes away. */
  expiresAt: z.number().optional(),
  /** There where it comes in parts: what S3 calls the upload, and by what the file is known again. */
  upload: z.object({ id: z.string(), fingerprint: z.string() }).optional(),
  /** The instant when its parts were joined. */
  arrivedAt: z.string().optional(),
};
export type FileRecord = z.infer<z.ZodObject<typeof fileRecord>>;

const daySeconds = 86_400;

/** The time at which a file goes that was asked for at the instant `now` (milliseconds) and never came; in seconds. */
export const pendingUntil = (now: number): number => Math.floor(now / 1000) + daySeconds;

/** The table forgets what has expired within days; readers do at once. */
export const isThere = ({ expiresAt }: FileRecord, now: number): boolean =>
  expiresAt === undefined || expiresAt * 1000 > now;

/** Whether parts of it are still to come. */
export const isArriving = ({ state, upload, arrivedAt }: FileRecord): boolean =>
  state === 'pending' && upload !== undefined && arrivedAt === undefined;
