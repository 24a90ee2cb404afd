import type { media as contract } from '#shared/contract/media.ts';
import type { Operation } from '#functions/api/operation.ts';
import { workFiles } from '#functions/data/media/work-files.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import type { MediaDeps } from './deps.ts';
import { presentOpenableWorkFile, presentWorkFile } from './present.ts';

export const getWorkFile: Operation<typeof contract.getWorkFile, MediaDeps> = async ({
  actor: { userId },
  params: { mediaId },
  now,
  deps,
}) => {
  const file = found(await workFiles.own(deps.table, userId, mediaId, now));
  return presentOpenableWorkFile(file, deps.links, now);
};

/** What was handed in, or is part of an answer, stays: it is taken out of that first. */
export const removeWorkFile: Operation<typeof contract.removeWorkFile, MediaDeps> = async ({
  actor: { userId },
  params: { mediaId },
  now,
  deps,
}) => {
  const file = found(await workFiles.own(deps.table, userId, mediaId, now));
  if (file.named > 0) throw new AppError('media_in_use');
  return { response: presentWorkFile(file), items: [workFiles.remove(file)] };
};
