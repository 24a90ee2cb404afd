import type { accounts as contract } from '#shared/contract/accounts.ts';
import type { Operation } from '#functions/api/operation.ts';
import { photos } from '#functions/data/media/photos.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { expectVersion } from '#functions/data/table/versioned.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import type { AccountsDeps } from './deps.ts';
import { ownPresenter } from './present.ts';

/** Shows a photo that was looked at, or none. The one before is thrown away by `effects`. */
export const setPhoto: Operation<typeof contract.setPhoto, AccountsDeps> = async (input) => {
  const { actor, body, deps } = input;
  const profile = found(actor.profile);
  const present = ownPresenter(input);
  const { photoId, version } = body;
  if (photoId !== null) {
    const photo = found(await photos.own(deps.table, actor.userId, photoId));
    if (photo.state !== 'ready') throw new AppError('media_not_ready');
  }
  expectVersion(version, profile, present(profile));
  const { next, item } = profiles.replace(profile, { photoId }, present);
  return { response: present(next), items: [item] };
};
