import type { MediaPlace } from '#shared/schemas/media-library.ts';
import type { Media } from '#functions/data/media/media.ts';
import type { Outline } from '#functions/data/lessons/outline.ts';

/** The questions that name a file, as one place: how many there are. */
export const questionsOf = ({ questions }: Media): MediaPlace[] =>
  questions > 0 ? [{ place: 'questions', questions }] : [];

/**
 * Finds the places where each file of a course is used: the cover, then the blocks in order, those in the trash too.
 */
export function placesOf({ course, modules, blocks }: Outline): Map<string, MediaPlace[]> {
  const places = new Map<string, MediaPlace[]>();
  const add = (mediaId: string, place: MediaPlace) =>
    places.set(mediaId, [...(places.get(mediaId) ?? []), place]);
  if (course.cover) add(course.cover.mediaId, { place: 'cover' });
  const binned = new Set(
    modules.filter(({ binnedAt }) => binnedAt !== null).map(({ moduleId }) => moduleId),
  );
  for (const { moduleId, blockId, title, binnedAt, mediaIds } of blocks)
    for (const mediaId of mediaIds)
      add(mediaId, {
        place: 'block',
        moduleId,
        blockId,
        title,
        binned: binnedAt !== null || binned.has(moduleId),
      });
  return places;
}
