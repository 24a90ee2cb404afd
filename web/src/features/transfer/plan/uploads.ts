import type { Asset } from '../foreign/assets.ts';
import type { ReadCourse } from '../format/read-course.ts';
import type { Target } from './target.ts';
import type { PlanItem } from './types.ts';

/** The files that what is written names, and that the course does not have yet. */
export function uploadsOf(
  read: ReadCourse,
  items: readonly PlanItem[],
  { fileOf, platform }: Pick<Target, 'fileOf' | 'platform'>,
): Asset[] {
  const there = new Set(platform?.media.map(({ mediaId }) => mediaId));
  const named = JSON.stringify(items.flatMap(({ step }) => step ?? []));
  return [...read.assets.values()].filter((asset) => {
    const mediaId = fileOf(asset);
    return mediaId !== null && !there.has(mediaId) && named.includes(mediaId);
  });
}
