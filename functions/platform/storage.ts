import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type * as z from 'zod';
import { mediaTypes, type mediaLinkSchema, type MediaType } from '#shared/schemas/media.ts';
import { contentDisposition } from './content-disposition.ts';
import { iso } from './iso.ts';

type MediaLink = z.infer<typeof mediaLinkSchema>;
type Upload = { mediaId: string; contentType: MediaType; bytes: number };

const uploadSeconds = 15 * 60;
const linkSeconds = 5 * 60;

/** Where a file lies before and after it has been looked at. */
export const incomingKey = (mediaId: string) => `incoming/${mediaId}`;
export const cleanKey = (mediaId: string) => `clean/${mediaId}`;

/** Checksums of what is not there yet would be signed into addresses and make them useless. */
export const s3Options = {
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  maxAttempts: 3,
} as const;

/** Hands out places and links in the media bucket; bytes pass between the browser and S3 alone. */
export function createStorage(bucket: string, client = new S3Client(s3Options)) {
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

    /** A link that opens one file for 5 minutes from `now` (milliseconds); only what a page plays itself is `inline`. */
    async linkTo(
      { mediaId, fileName, contentType, bytes }: Upload & { fileName: string },
      now: number,
    ): Promise<MediaLink> {
      const { disposition } = mediaTypes[contentType];
      const command = new GetObjectCommand({
        Bucket: bucket,
        Key: cleanKey(mediaId),
        ResponseContentType: contentType,
        ResponseContentDisposition: contentDisposition(disposition, fileName),
        ResponseCacheControl: 'private, max-age=300',
      });
      const url = await getSignedUrl(client, command, {
        expiresIn: linkSeconds,
        signingDate: new Date(now),
      });
      return {
        mediaId,
        fileName,
        contentType,
        bytes,
        url,
        expiresAt: iso(now + linkSeconds * 1000),
      };
    },
  };
}
export type Storage = ReturnType<typeof createStorage>;
