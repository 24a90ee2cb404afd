import type { media as contract } from '#shared/contract/media.ts';
import { canEditCourse } from '#shared/policies/courses.ts';
import type { Operation } from '#functions/api/operation.ts';
import { media } from '#functions/data/media/media.ts';
import { mediaWrites } from '#functions/data/media/media-writes.ts';
import { outlines } from '#functions/data/lessons/outline.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import type { MediaDeps } from './deps.ts';
import { placesOf, questionsOf } from './places-of.ts';
import { presentMedia } from './present.ts';

/** The file is read before the outline: what begins to name it in between changes it, and is seen. */
export const remove: Operation<typeof contract.remove, MediaDeps> = async ({
  actor,
  params,
  now,
  deps,
}) => {
  const file = await media.ofCourse(deps.table, params, actor.userId, now);
  const outline = found(await outlines.get(deps.table, params.courseId));
  if (!canEditCourse(actor, outline.course)) throw new AppError('not_found');
  const known = found(file);
  const places = [...(placesOf(outline).get(known.mediaId) ?? []), ...questionsOf(known)];
  if (places.length > 0) throw new AppError('media_in_use', { current: places });
  return { response: presentMedia(known), items: [mediaWrites.remove(known)] };
};
