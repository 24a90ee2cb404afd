import type { MediaType } from '#shared/policies/media-types.ts';
import type { Bucket } from './bucket.ts';
import { incomingKey } from './media-bucket.ts';
import { signedForm } from './signed-form.ts';

type Upload = { mediaId: string; contentType: MediaType; bytes: number };

const uploadSeconds = 15 * 60;

/** Hands out places in the media bucket; bytes pass between the browser and S3 alone. */
export function createUploadForms(bucket: Bucket) {
  return {
    /** A form that takes one file of exactly this size and type under a key made here, for 15 minutes from `now` (milliseconds). */
    uploadForm: ({ mediaId, contentType, bytes }: Upload, now: number) =>
      signedForm(bucket, incomingKey(mediaId), {
        fields: { 'Content-Type': contentType },
        bytes,
        seconds: uploadSeconds,
        now,
      }),
  };
}
export type UploadForms = ReturnType<typeof createUploadForms>;
