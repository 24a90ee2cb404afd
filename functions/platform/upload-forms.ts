import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import type { MediaType } from '#shared/policies/media-types.ts';
import type { Bucket } from './bucket.ts';
import { incomingKey } from './media-bucket.ts';

type Upload = { mediaId: string; contentType: MediaType; bytes: number };

const uploadSeconds = 15 * 60;

/** Hands out places in the media bucket; bytes pass between the browser and S3 alone. */
export function createUploadForms({ client, name }: Bucket) {
  return {
    /** A form that takes one file of exactly this size and type under a key made here, for 15 minutes from `now` (milliseconds). */
    uploadForm({ mediaId, contentType, bytes }: Upload, now: number) {
      // The time is the gateway's, here too; of its own the presigner would ask this machine.
      client.config.systemClockOffset = now - Date.now();
      return createPresignedPost(client, {
        Bucket: name,
        Key: incomingKey(mediaId),
        Fields: { 'Content-Type': contentType },
        Conditions: [['content-length-range', bytes, bytes]],
        Expires: uploadSeconds,
      });
    },
  };
}
export type UploadForms = ReturnType<typeof createUploadForms>;
