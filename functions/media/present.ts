import type { OpenableMedia } from '#shared/schemas/media-library.ts';
import { isArriving, type Media } from '#functions/data/media/media.ts';
import { iso } from '#functions/platform/iso.ts';
import type { MediaLinks } from '#functions/platform/media-links.ts';

/** A file as its course's editors see it. */
export function presentMedia(file: Media) {
  const { expiresAt, storedAs: _, uploadedBy: __, upload: ___, ...rest } = file;
  const { arrivedAt: ____, attached: _____, questions: ______, ...shown } = rest;
  return {
    ...shown,
    arriving: isArriving(file),
    goesAt: expiresAt === undefined ? null : iso(expiresAt * 1000),
  };
}

/** With a link, where there is something to see. */
export const presentOpenable = (file: Media, links: MediaLinks, now: number): OpenableMedia => ({
  ...presentMedia(file),
  link: file.state === 'ready' ? links.linkTo(file, now) : null,
});
