import { S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import type { MediaType } from '#shared/schemas/media.ts';
import { incomingKey, s3Options } from './media-bucket.ts';

type Upload = { mediaId: string; contentType: MediaType; bytes: number };

const uploadSeconds = 15 * 60;

/** Hands out places in the media bucket; bytes pass between the browser and S3 alone. */
export function createUploadForms(bucket: string, client = new S3Client(s3Options)) {
  return {
    /** A form that takes one file of exactly this size and type under a key made here, for 15 minutes. */
    async uploadForm({ mediaId, contentType, bytes }: Upload) {
      const { url, fields } = await createPresignedPost(client, {
        Bucket: bucket,
        Key: incomingKey(mediaId),
        Fields: { 'Content-Type': contentType },
        Conditions: [['content-length-range', bytes, bytes]],
        Expires: uploadSeconds,
      });
      return { url, fields };
    },
  };
}
export type UploadForms = ReturnType<typeof createUploadForms>;
