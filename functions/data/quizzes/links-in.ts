import type { Media } from '#functions/data/media/media.ts';
import type { WorkFile } from '#functions/data/media/work-files.ts';
import type { MediaLinks } from '#functions/platform/media-links.ts';

/** Links to those files that are named in what is shown: what a key or a feedback names may be none of it. */
export function linksIn(
  shown: unknown,
  files: (Media | WorkFile)[],
  { links }: { links: MediaLinks },
  now: number,
) {
  const text = JSON.stringify(shown);
  return files
    .filter(({ mediaId }) => text.includes(mediaId))
    .map((file) => links.linkTo(file, now));
}
