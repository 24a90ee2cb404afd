import {
  AdminDeleteUserCommand,
  UserNotFoundException,
} from '@aws-sdk/client-cognito-identity-provider';
import { ruleOf, type Place } from '#functions/data/data-subjects.ts';
import type { BegunErasure } from '#functions/data/accounts/erasures.ts';
import { places, type PersonItem, type Subject } from '#functions/data/accounts/person-data.ts';
import { addressHash } from '#functions/platform/address-hash.ts';
import type { ErasureDeps } from './deps.ts';
import { isAddressTheirs } from './is-address-theirs.ts';
import { freePlace } from './free-place.ts';
import { handOver } from './hand-over.ts';
import { forgetPhotos } from './forget-photos.ts';

/** As many items as one transaction takes. */
const batchSize = 100;

async function deleteAccount({ person }: BegunErasure, { pool, userPoolId }: ErasureDeps) {
  try {
    await pool.send(
      new AdminDeleteUserCommand({ UserPoolId: userPoolId, Username: person.username }),
    );
  } catch (error) {
    if (!(error instanceof UserNotFoundException)) throw error;
  }
}

/** The steps before an item goes: seats are released, bytes are removed. */
async function prepare(item: PersonItem, deps: ErasureDeps): Promise<'removed' | 'ready'> {
  if (item.entity === 'Enrollment') {
    await freePlace(item, deps);
    return 'removed';
  }
  if (item.entity === 'Photo') await forgetPhotos([String(item.mediaId)], deps);
  return 'ready';
}

async function removeAll(items: PersonItem[], deps: ErasureDeps): Promise<void> {
  const ready: PersonItem[] = [];
  for (const item of items) if ((await prepare(item, deps)) === 'ready') ready.push(item);
  if (ready.length === 0) return;
  await deps.table.commit(
    ready.map(({ pk, sk }) => ({ label: 'erased-item', remove: { pk, sk } })),
  );
}

/** Goes through a place, batch by batch, and removes what is declared to go with the person. */
async function sweepPlace(place: Place, subject: Subject, deps: ErasureDeps): Promise<void> {
  let start: Parameters<(typeof places)['own']>[2]['start'];
  do {
    const page = await places[place](deps.table, subject, { start, limit: batchSize });
    const goes = page.items.filter(
      ({ entity }) => ruleOf(place, entity).erasure === 'deleted' && entity !== 'Erasure',
    );
    await removeAll(goes, deps);
    start = page.last ?? undefined;
  } while (start);
}

/** Removes an account and all that is the person's; done again, it finds less to do. The record of the erasure itself is the last to go. */
export async function sweepPerson(erasure: BegunErasure, deps: ErasureDeps): Promise<void> {
  const { userId, person } = erasure;
  await deleteAccount(erasure, deps);
  const subject = { userId, address: addressHash(deps.secret, person.email) };
  if (person.photoId !== null) await forgetPhotos([person.photoId], deps);
  const theirs = await isAddressTheirs(erasure, deps);
  for (const place of Object.keys(places) as Place[])
    if (place !== 'address' || theirs) await sweepPlace(place, subject, deps);
  await handOver(erasure, deps);
}
