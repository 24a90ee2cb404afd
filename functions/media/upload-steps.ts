import { partLength, partsOf, uploadLimits } from '#shared/policies/upload-limits.ts';
import type { Actor } from '#functions/api/actor.ts';
import { arriveFile } from '#functions/data/media/arrive-file.ts';
import type { FileRecord } from '#functions/data/media/file-record.ts';
import type { Key } from '#functions/data/keys.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { incomingKey } from '#functions/platform/media-bucket.ts';
import type { Part } from '#functions/platform/multipart.ts';
import { announce, type Announced, type Destination } from './announce.ts';
import { checkUpload } from './check-upload.ts';
import type { MediaDeps } from './deps.ts';

type Asked = { actor: Actor; now: number; deps: MediaDeps };

/** A file of which parts are on their way, with what S3 calls its upload. */
export type OwnUpload<F extends FileRecord> = {
  key: Key;
  file: F;
  fingerprint: string;
  upload: { key: string; id: string };
};

/** @throws AppError `not_found` where it came by a form */
export function uploadOf<F extends FileRecord>(key: Key, file: F): OwnUpload<F> {
  const { id, fingerprint } = found(file.upload);
  return { key, file, fingerprint, upload: { key: incomingKey(file.mediaId), id } };
}

/** A place for a file that comes by a form. */
export async function formFor<F extends FileRecord>(
  into: Destination<F>,
  body: Announced,
  { actor, now, deps }: Asked,
) {
  checkUpload(body);
  const announced = { ...body, mediaId: into.newId(deps.ids, now) };
  const { file, items } = announce(into, announced, actor.userId, now);
  return { file, upload: await deps.uploads.uploadForm(file, now), items };
}

const isWhole = ({ bytes }: FileRecord, part: Part) =>
  part.bytes === partLength(bytes, part.number);

const plan = (file: FileRecord, fingerprint: string, arrived: Part[]) => ({
  partBytes: uploadLimits.partBytes,
  parts: partsOf(file.bytes),
  arrived: arrived.filter((part) => isWhole(file, part)).map(({ number }) => number),
  fingerprint,
});

/** Begins an upload in parts. S3 begins first: an upload of which no record tells ends by the bucket's own rule. */
export async function beginParts<F extends FileRecord>(
  into: Destination<F>,
  { fingerprint, ...announced }: Announced & { fingerprint: string },
  { actor, now, deps }: Asked,
) {
  checkUpload(announced);
  const mediaId = into.newId(deps.ids, now);
  const id = await deps.multipart.begin(incomingKey(mediaId), announced.contentType);
  const upload = { id, fingerprint };
  const { file, items } = announce(into, { ...announced, mediaId }, actor.userId, now, upload);
  return { file, upload: plan(file, fingerprint, []), items };
}

/** @throws AppError `upload_ended` where nothing more is to come */
function expectOpen({ state, arrivedAt }: FileRecord): void {
  if (state !== 'pending' || arrivedAt !== undefined) throw new AppError('upload_ended');
}

/** The parts that have arrived. @throws AppError `upload_ended` */
export async function arrivedParts(
  { file, fingerprint, upload }: OwnUpload<FileRecord>,
  { multipart }: MediaDeps,
) {
  expectOpen(file);
  const arrived = await multipart.arrived(upload);
  if (!arrived) throw new AppError('upload_ended');
  return plan(file, fingerprint, arrived);
}

/** Addresses of some parts. @throws AppError `upload_ended`, `invalid_request` */
export async function addressesOf(
  { file, upload }: OwnUpload<FileRecord>,
  asked: number[],
  now: number,
  { multipart }: MediaDeps,
) {
  expectOpen(file);
  const most = partsOf(file.bytes);
  const numbers = [...new Set(asked)];
  if (numbers.some((number) => number > most))
    throw new AppError('invalid_request', { issues: [{ path: ['numbers'], code: 'too_big' }] });
  const addresses = await Promise.all(
    numbers.map(async (number) => {
      const bytes = partLength(file.bytes, number);
      const { url, expiresAt } = await multipart.address(upload, { number, bytes }, now);
      return { number, bytes, url, expiresAt };
    }),
  );
  return {
    parts: addresses.map(({ expiresAt: _, ...part }) => part),
    expiresAt: iso(Math.min(...addresses.map(({ expiresAt }) => expiresAt))),
  };
}

/** @throws AppError `upload_incomplete` unless every part is there at its exact length */
function expectAll(file: FileRecord, arrived: Part[]): void {
  const whole = arrived.filter((part) => isWhole(file, part));
  if (whole.length !== arrived.length || whole.length !== partsOf(file.bytes))
    throw new AppError('upload_incomplete');
}

/** Joins the parts. Once more is the same: what S3 knows no longer while the record is there was joined before. */
export async function joinParts<F extends FileRecord>(
  { key, file, upload }: OwnUpload<F>,
  now: number,
  { multipart }: MediaDeps,
): Promise<{ file: F; items: TransactionItem[] }> {
  if (file.state !== 'pending' || file.arrivedAt !== undefined) return { file, items: [] };
  const arrived = await multipart.arrived(upload);
  if (arrived) {
    expectAll(file, arrived);
    await multipart.join(upload, arrived);
  }
  const noted = arriveFile(key, file, iso(now));
  return { file: noted.file, items: [noted.item] };
}
