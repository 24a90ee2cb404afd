import type { media as contract } from '#shared/contract/media.ts';
import type { Actor } from '#functions/api/actor.ts';
import type { Operation } from '#functions/api/operation.ts';
import { keys } from '#functions/data/keys.ts';
import { workFiles } from '#functions/data/media/work-files.ts';
import { found } from '#functions/platform/app-error.ts';
import { intoWork } from './announce.ts';
import type { MediaDeps } from './deps.ts';
import { expectWork } from './expect-work.ts';
import { inParts } from './in-parts.ts';
import { presentWorkFile } from './present.ts';
import { beginParts, formFor, uploadOf } from './upload-steps.ts';

type Place = { mediaId: string };

/** A file of somebody's work, or for it, that they send in parts. @throws AppError `not_found` for everybody else */
async function ownUpload({ table }: MediaDeps, { userId }: Actor, { mediaId }: Place, now: number) {
  const file = found(await workFiles.own(table, userId, mediaId, now));
  return uploadOf(keys.workFile(mediaId), file);
}

export const createWorkUpload: Operation<typeof contract.createWorkUpload, MediaDeps> = async (
  asked,
) => {
  const { actor, now, deps } = asked;
  const { work, ...announced } = asked.body;
  const givenTo = await expectWork(deps.table, { work, ...announced, actor }, now);
  const { file, upload, items } = await formFor(intoWork(work, givenTo), announced, asked);
  return { response: { file: presentWorkFile(file), upload }, items };
};

export const beginWorkUpload: Operation<typeof contract.beginWorkUpload, MediaDeps> = async (
  asked,
) => {
  const { actor, now, deps } = asked;
  const { work, ...announced } = asked.body;
  const givenTo = await expectWork(deps.table, { work, ...announced, actor }, now);
  const { file, upload, items } = await beginParts(intoWork(work, givenTo), announced, asked);
  return { response: { file: presentWorkFile(file), upload }, items };
};

const parts = inParts(ownUpload, presentWorkFile);
export const getWorkUpload: Operation<typeof contract.getWorkUpload, MediaDeps> = parts.get;
export const signWorkParts: Operation<typeof contract.signWorkParts, MediaDeps> = parts.sign;
export const completeWorkUpload: Operation<typeof contract.completeWorkUpload, MediaDeps> =
  parts.complete;
