import { ApiError } from '#shared/contract/client.ts';
import { same } from './same.ts';

type Versioned = { version: number };

/** Fields that were changed here and elsewhere; `names` are those that both changed. */
export type Conflict<Fields, Saved> = {
  mine: Partial<Fields>;
  theirs: Saved;
  names: (keyof Fields)[];
};

/** The end of a save: as written, or not yet, because both sides changed some fields from what was seen. */
export type SavedOver<Saved, Name> =
  | { is: 'saved'; saved: Saved }
  | { is: 'conflict'; theirs: Saved; names: Name[] };

/** The names of the fields whose values differ from what was seen. */
export const changedFields = <Fields extends object>(
  fields: Partial<Fields>,
  seen: Partial<Record<keyof Fields, unknown>>,
): (keyof Fields)[] =>
  (Object.keys(fields) as (keyof Fields)[]).filter((name) => !same(fields[name], seen[name]));

/**
 * Saves fields of something over the version that they were made from. What somebody else changed meanwhile in
 * other fields stays and stands in nobody's way; a field that both changed is not written by this save.
 * @param seen what the person saw when they began to change it
 * @param known the newest that is known here; what was seen, unless told
 * @param send writes those fields over a version; `latest` is that version, where more than the changes is sent
 * @throws what `send` throws, but for a stale version
 */
export async function saveOver<
  Fields extends object,
  Saved extends Versioned & Record<keyof Fields, unknown>,
>({
  fields,
  seen,
  known = seen,
  send,
}: {
  fields: Partial<Fields>;
  seen: Saved;
  known?: Saved;
  send: (changes: Partial<Fields>, version: number, latest: Saved) => Promise<Saved>;
}): Promise<SavedOver<Saved, keyof Fields>> {
  const mine = changedFields(fields, seen);
  const changes: Partial<Fields> = {};
  for (const name of mine) changes[name] = fields[name];
  for (let theirs = known; ;) {
    const latest = theirs;
    const names = mine.filter(
      (name) => !same(latest[name], seen[name]) && !same(latest[name], fields[name]),
    );
    if (names.length > 0) return { is: 'conflict', theirs: latest, names };
    try {
      return { is: 'saved', saved: await send(changes, latest.version, latest) };
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : null;
      if (problem?.code !== 'stale_version' || problem.current === undefined) throw error;
      theirs = problem.current as Saved;
    }
  }
}
