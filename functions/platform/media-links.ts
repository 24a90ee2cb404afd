import { createHmac } from 'node:crypto';
import type * as z from 'zod';
import type { MediaType } from '#shared/policies/media-types.ts';
import type { mediaLinkSchema } from '#shared/schemas/media.ts';
import { iso } from './iso.ts';

type MediaLink = z.infer<typeof mediaLinkSchema>;
type File = {
  mediaId: string;
  /** The place of the bytes, if not under the file's own id. */
  storedAs?: string | undefined;
  fileName: string;
  contentType: MediaType;
  bytes: number;
};

const linkSeconds = 5 * 60;
const pictureSeconds = 60 * 60;

const hmac = (key: string, text: string) => createHmac('sha256', key).update(text).digest('hex');

/**
 * Hands out links to the files of courses; `lib/edge/media-link.js` lets in whoever shows one.
 * @param origin of the files, without a slash at the end
 * @param secret that the edge knows too
 */
export function createMediaLinks(origin: string, secret: string) {
  const key = hmac(secret, 'media links');
  const addressOf = (mediaId: string, expires: number) =>
    `${origin}/${mediaId}?expires=${expires}&signature=${hmac(key, `${mediaId}\n${expires}`)}`;
  /** The same address for `period` seconds, good for one to two of them, so that a browser keeps what it opens. */
  const lasting = (mediaId: string, period: number, now: number) =>
    addressOf(mediaId, (Math.floor(now / 1000 / period) + 2) * period);
  return {
    /** A link that opens one file for 5 minutes from `now` (milliseconds), counted in whole seconds. */
    linkTo(
      { mediaId, storedAs = mediaId, fileName, contentType, bytes }: File,
      now: number,
    ): MediaLink {
      const expires = Math.floor(now / 1000) + linkSeconds;
      return {
        mediaId,
        fileName,
        contentType,
        bytes,
        url: addressOf(storedAs, expires),
        expiresAt: iso(expires * 1000),
      };
    },

    /** The address of a person's photo: the same one for an hour. */
    photo: (photoId: string | null, now: number): string | null =>
      photoId === null ? null : lasting(photoId, pictureSeconds, now),

    /** The address of a course's cover: the same one for an hour, so that a course that is hidden is so by then. */
    cover: (mediaId: string, now: number): string => lasting(mediaId, pictureSeconds, now),
  };
}
export type MediaLinks = ReturnType<typeof createMediaLinks>;
