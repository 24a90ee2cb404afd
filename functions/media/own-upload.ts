import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Actor } from '#functions/api/actor.ts';
import { media, type Media } from '#functions/data/media/media.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { incomingKey } from '#functions/platform/media-bucket.ts';
import type { MediaDeps } from './deps.ts';

type Place = { courseId: string; mediaId: string };

/**
 * A file that somebody sends in parts, with what S3 calls its upload.
 * @throws AppError `not_found` for everybody but who began it, and where it came by a form
 */
export async function ownUpload(deps: MediaDeps, actor: Actor, place: Place, now: number) {
  await editableCourseOf(deps.table, actor, place.courseId);
  const file = found(await media.ofCourse(deps.table, place, actor.userId, now));
  if (file.uploadedBy !== actor.userId) throw new AppError('not_found');
  const { id, fingerprint } = found(file.upload);
  return { file, fingerprint, upload: { key: incomingKey(file.mediaId), id } };
}

/** @throws AppError `upload_ended` where nothing more is to come */
export function expectOpen({ state, arrivedAt }: Media): void {
  if (state !== 'pending' || arrivedAt !== undefined) throw new AppError('upload_ended');
}
