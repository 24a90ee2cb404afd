import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type * as z from 'zod';
import { mediaTypes, type mediaLinkSchema, type MediaType } from '#shared/schemas/media.ts';
import { contentDisposition } from './content-disposition.ts';
import { iso } from './iso.ts';
import { cleanKey, s3Options } from './media-bucket.ts';

type MediaLink = z.infer<typeof mediaLinkSchema>;
type File = { mediaId: string; fileName: string; contentType: MediaType; bytes: number };

const linkSeconds = 5 * 60;

/** Hands out links to the files of the media bucket. */
export function createMediaLinks(bucket: string, client = new S3Client(s3Options)) {
  return {
    /** A link that opens one file for 5 minutes from `now` (milliseconds); only what a page plays itself is `inline`. */
    async linkTo({ mediaId, fileName, contentType, bytes }: File, now: number): Promise<MediaLink> {
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
export type MediaLinks = ReturnType<typeof createMediaLinks>;
