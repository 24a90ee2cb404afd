import type { accounts as contract } from '#shared/contract/accounts.ts';
import type { Operation } from '#functions/api/operation.ts';
import { dataOf } from '#functions/data/accounts/person-data.ts';
import { photoRecord } from '#functions/data/media/photos.ts';
import { workFileRecord } from '#functions/data/media/work-files.ts';
import { addressHash } from '#functions/platform/address-hash.ts';
import { found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { AccountsDeps } from './deps.ts';

/** Bytes are in no function's reach: whoever asks gets links to them. Read whole and at once: an answer of a function may have 6 MB, some thousand full notes. */
export const exportMe: Operation<typeof contract.exportMe, AccountsDeps> = async ({
  actor,
  now,
  deps,
}) => {
  const { userId, email } = found(actor.profile);
  const items = await dataOf(deps.table, { userId, address: addressHash(deps.secret, email) });
  const ready = (of: string) =>
    items.filter((it) => it['entity'] === of && it['state'] === 'ready');
  return {
    exportedAt: iso(now),
    items,
    photos: ready('Photo').map((photo) => deps.links.linkTo(photoRecord.parse(photo), now)),
    files: ready('WorkFile').map((file) => deps.links.linkTo(workFileRecord.parse(file), now)),
  };
};
