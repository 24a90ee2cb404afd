import type { media as contract } from '#shared/contract/media.ts';
import type { Operation } from '#functions/api/operation.ts';
import { photos } from '#functions/data/media/photos.ts';
import { found } from '#functions/platform/app-error.ts';
import type { MediaDeps } from './deps.ts';

export const createPhotoUpload: Operation<typeof contract.createPhotoUpload, MediaDeps> = async ({
  actor,
  body,
  now,
  deps,
}) => {
  const photo = {
    ...body,
    mediaId: deps.ids.ulid(now),
    userId: actor.userId,
    // Nobody learns how the file was called.
    fileName: 'photo',
    state: 'pending' as const,
    rejection: null,
  };
  return {
    response: { photoId: photo.mediaId, upload: await deps.uploads.uploadForm(photo, now) },
    items: [photos.create(photo, now), photos.count(actor.userId, now)],
  };
};

export const getPhotoUpload: Operation<typeof contract.getPhotoUpload, MediaDeps> = async ({
  actor,
  params,
  deps,
}) => {
  const { mediaId, state, rejection } = found(
    await photos.own(deps.table, actor.userId, params.photoId),
  );
  return { photoId: mediaId, state, rejection };
};
