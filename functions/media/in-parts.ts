import type { Actor } from '#functions/api/actor.ts';
import type { FileRecord } from '#functions/data/media/file-record.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import type { MediaDeps } from './deps.ts';
import { addressesOf, arrivedParts, joinParts, type OwnUpload } from './upload-steps.ts';

type Asked<Params> = { actor: Actor; params: Params; now: number; deps: MediaDeps };

/**
 * What is done with a file whose parts are on their way, wherever it goes.
 * @param own its upload for who began it: throws `not_found` for everybody else
 */
export const inParts = <Params, F extends FileRecord, Shown>(
  own: (deps: MediaDeps, actor: Actor, params: Params, now: number) => Promise<OwnUpload<F>>,
  present: (file: F) => Shown,
) => ({
  get: async ({ actor, params, now, deps }: Asked<Params>) =>
    arrivedParts(await own(deps, actor, params, now), deps),
  sign: async ({
    actor,
    params,
    query,
    now,
    deps,
  }: Asked<Params> & { query: { numbers: number[] } }) =>
    addressesOf(await own(deps, actor, params, now), query.numbers, now, deps),
  complete: async ({
    actor,
    params,
    now,
    deps,
  }: Asked<Params>): Promise<{ response: Shown; items: TransactionItem[] }> => {
    const { file, items } = await joinParts(await own(deps, actor, params, now), now, deps);
    return { response: present(file), items };
  },
});
