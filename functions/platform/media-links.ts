import type * as z from 'zod';
import { mediaTypes, type mediaLinkSchema, type MediaType } from '#shared/schemas/media.ts';
import type { Bucket } from './bucket.ts';
import { contentDisposition } from './content-disposition.ts';
import { iso } from './iso.ts';
import { cleanKey } from './media-bucket.ts';
import { signedLink } from './signed-link.ts';

type MediaLink = z.infer<typeof mediaLinkSchema>;
type File = { mediaId: string; fileName: string; contentType: MediaType; bytes: number };

const linkSeconds = 5 * 60;

/** Hands out links to the files of the media bucket. */
export function createMediaLinks(bucket: Bucket) {
  return {
    /** A link that opens one file for 5 minutes from `now` (milliseconds); only what a page plays itself is `inline`. */
    async linkTo({ mediaId, fileName, contentType, bytes }: File, now: number): Promise<MediaLink> {
      const { disposition } = mediaTypes[contentType];
      const url = await signedLink(bucket, cleanKey(mediaId), {
        query: {
          'response-content-type': contentType,
          'response-content-disposition': contentDisposition(disposition, fileName),
          'response-cache-control': 'private, max-age=300',
        },
        seconds: linkSeconds,
        now,
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
