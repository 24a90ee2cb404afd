import type { media as contract } from '#shared/contract/media.ts';
import type { Actor } from '#functions/api/actor.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import { keys } from '#functions/data/keys.ts';
import { media } from '#functions/data/media/media.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { intoCourse } from './announce.ts';
import type { MediaDeps } from './deps.ts';
import { inParts } from './in-parts.ts';
import { presentMedia } from './present.ts';
import { beginParts, uploadOf } from './upload-steps.ts';

type Place = { courseId: string; mediaId: string };

/** A file of a course that somebody sends in parts. @throws AppError `not_found` for everybody but who began it */
async function ownUpload({ table }: MediaDeps, actor: Actor, place: Place, now: number) {
  await editableCourseOf(table, actor, place.courseId);
  const file = found(await media.ofCourse(table, place, actor.userId, now));
  if (file.uploadedBy !== actor.userId) throw new AppError('not_found');
  return uploadOf(keys.media(file.mediaId), file);
}

export const beginUpload: Operation<typeof contract.beginUpload, MediaDeps> = async (asked) => {
  const { actor, params, body, deps } = asked;
  const { courseId } = await editableCourseOf(deps.table, actor, params.courseId);
  const { file, upload, items } = await beginParts(intoCourse(courseId), body, asked);
  return { response: { media: presentMedia(file), upload }, items };
};

const parts = inParts(ownUpload, presentMedia);
export const getUpload: Operation<typeof contract.getUpload, MediaDeps> = parts.get;
export const signParts: Operation<typeof contract.signParts, MediaDeps> = parts.sign;
export const completeUpload: Operation<typeof contract.completeUpload, MediaDeps> = parts.complete;
