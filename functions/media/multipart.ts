import type { media as contract } from '#shared/contract/media.ts';
import { partLength, partsOf, uploadLimits } from '#shared/policies/upload-limits.ts';
import { editableCourseOf } from '#functions/api/editable-course.ts';
import type { Operation } from '#functions/api/operation.ts';
import type { Media } from '#functions/data/media/media.ts';
import { mediaWrites } from '#functions/data/media/media-writes.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { incomingKey } from '#functions/platform/media-bucket.ts';
import type { Part } from '#functions/platform/multipart.ts';
import { announce } from './announce.ts';
import { checkUpload } from './check-upload.ts';
import type { MediaDeps } from './deps.ts';
import { expectOpen, ownUpload } from './own-upload.ts';
import { presentMedia } from './present.ts';

const isWhole = ({ bytes }: Media, part: Part) => part.bytes === partLength(bytes, part.number);

const plan = (file: Media, fingerprint: string, arrived: Part[]) => ({
  partBytes: uploadLimits.partBytes,
  parts: partsOf(file.bytes),
  arrived: arrived.filter((part) => isWhole(file, part)).map(({ number }) => number),
  fingerprint,
});

/** S3 begins first: an upload of which no record tells ends by the bucket's own rule. */
export const beginUpload: Operation<typeof contract.beginUpload, MediaDeps> = async ({
  actor,
  params,
  body,
  now,
  deps,
}) => {
  const { courseId } = await editableCourseOf(deps.table, actor, params.courseId);
  const { fingerprint, ...announced } = body;
  checkUpload(announced);
  const mediaId = deps.ids.ulid(now);
  const id = await deps.multipart.begin(incomingKey(mediaId), announced.contentType);
  const about = { ...announced, courseId, mediaId };
  const { file, items } = announce(about, actor.userId, now, { id, fingerprint });
  return {
    response: { media: presentMedia(file), upload: plan(file, fingerprint, []) },
    items,
  };
};

export const getUpload: Operation<typeof contract.getUpload, MediaDeps> = async ({
  actor,
  params,
  now,
  deps,
}) => {
  const { file, fingerprint, upload } = await ownUpload(deps, actor, params, now);
  expectOpen(file);
  const arrived = await deps.multipart.arrived(upload);
  if (!arrived) throw new AppError('upload_ended');
  return plan(file, fingerprint, arrived);
};

export const signParts: Operation<typeof contract.signParts, MediaDeps> = async ({
  actor,
  params,
  query,
  now,
  deps,
}) => {
  const { file, upload } = await ownUpload(deps, actor, params, now);
  expectOpen(file);
  const most = partsOf(file.bytes);
  const numbers = [...new Set(query.numbers)];
  if (numbers.some((number) => number > most))
    throw new AppError('invalid_request', { issues: [{ path: ['numbers'], code: 'too_big' }] });
  const addresses = await Promise.all(
    numbers.map(async (number) => {
      const bytes = partLength(file.bytes, number);
      const { url, expiresAt } = await deps.multipart.address(upload, { number, bytes }, now);
      return { number, bytes, url, expiresAt };
    }),
  );
  return {
    parts: addresses.map(({ expiresAt: _, ...part }) => part),
    expiresAt: iso(Math.min(...addresses.map(({ expiresAt }) => expiresAt))),
  };
};

/** @throws AppError `upload_incomplete` unless every part is there at its exact length */
function expectAll(file: Media, arrived: Part[]): void {
  const whole = arrived.filter((part) => isWhole(file, part));
  if (whole.length !== arrived.length || whole.length !== partsOf(file.bytes))
    throw new AppError('upload_incomplete');
}

/** Once more is the same: what S3 knows no longer while the record is there was joined before. */
export const completeUpload: Operation<typeof contract.completeUpload, MediaDeps> = async ({
  actor,
  params,
  now,
  deps,
}) => {
  const { file, upload } = await ownUpload(deps, actor, params, now);
  if (file.state !== 'pending' || file.arrivedAt !== undefined)
    return { response: presentMedia(file), items: [] };
  const arrived = await deps.multipart.arrived(upload);
  if (arrived) {
    expectAll(file, arrived);
    await deps.multipart.join(upload, arrived);
  }
  const noted = mediaWrites.arrive(file, iso(now));
  return { response: presentMedia(noted.file), items: [noted.item] };
};
