import type { OpenableMedia } from '#shared/schemas/media-library.ts';
import type { OpenableWorkFile } from '#shared/schemas/own-work-files.ts';
import { type FileRecord, isArriving } from '#functions/data/media/file-record.ts';
import type { Media } from '#functions/data/media/media.ts';
import type { WorkFile } from '#functions/data/media/work-files.ts';
import { iso } from '#functions/platform/iso.ts';
import type { MediaLinks } from '#functions/platform/media-links.ts';

const standing = (file: FileRecord) => ({
  arriving: isArriving(file),
  goesAt: file.expiresAt === undefined ? null : iso(file.expiresAt * 1000),
});

/** A file as its course's editors see it. */
export function presentMedia(file: Media) {
  const { expiresAt: _, storedAs: __, uploadedBy: ___, upload: ____, ...rest } = file;
  const { arrivedAt: _____, attached: ______, questions: _______, ...shown } = rest;
  return { ...shown, ...standing(file) };
}

/** With a link, where there is something to see. */
export const presentOpenable = (file: Media, links: MediaLinks, now: number): OpenableMedia => ({
  ...presentMedia(file),
  link: file.state === 'ready' ? links.linkTo(file, now) : null,
});

/** A file as whoever hands it in sees it. */
export function presentWorkFile(file: WorkFile) {
  const {
    expiresAt: _,
    uploadedBy: __,
    upload: ___,
    arrivedAt: ____,
    named: _____,
    ...shown
  } = file;
  return { ...shown, ...standing(file) };
}

/** With a link, where there is something to see. */
export const presentOpenableWorkFile = (
  file: WorkFile,
  links: MediaLinks,
  now: number,
): OpenableWorkFile => ({
  ...presentWorkFile(file),
  link: file.state === 'ready' ? links.linkTo(file, now) : null,
});
