import { isDeepStrictEqual } from 'node:util';
import type { Item } from '#functions/data/table/table.ts';
import type { Key } from '#functions/data/keys.ts';

/**
 * The knowledge of the clients about one item with a version: the least that must be there, and the most that can be.
 */
type Entry = { key: Key; least: number; most: number; last: Item | undefined };

/** Everything that was acknowledged, in the memory of those to whom it was. */
export function createLedger() {
  const entries = new Map<string, Entry>();
  const acknowledged = new Map<string, number>();
  const faults: string[] = [];
  let writes = 0;
  let cutOff = 0;

  function entryOf(key: Key): Entry {
    const name = `${key.pk} ${key.sk}`;
    const entry = entries.get(name) ?? { key, least: 0, most: 0, last: undefined };
    entries.set(name, entry);
    return entry;
  }

  return {
    /** An item that was made before the load began. */
    begin(key: Key, version: number): void {
      Object.assign(entryOf(key), { least: version, most: version });
    },
    /** One write of this item was acknowledged, and left it like this. */
    done(key: Key, left: Item): void {
      const entry = entryOf(key);
      entry.least += 1;
      entry.most += 1;
      entry.last = left;
      writes += 1;
    },
    /** One write of this item may have happened. */
    unknown(key: Key): void {
      const entry = entryOf(key);
      entry.most += 1;
      entry.last = undefined;
      cutOff += 1;
    },
    /** An edit was acknowledged as this version of an item: nobody else's may be. */
    edited(key: Key, version: number): void {
      const name = `${key.pk} ${key.sk} v${version}`;
      const times = (acknowledged.get(name) ?? 0) + 1;
      acknowledged.set(name, times);
      if (times > 1) faults.push(`${name} was acknowledged ${times} times: an edit is lost`);
    },
    facts: () => ({ acknowledged: writes, 'given up': cutOff, items: entries.size }),
    /** Holds what was acknowledged against what is there. */
    compare(items: Item[]): string[] {
      const there = new Map(items.map((item) => [`${String(item.pk)} ${String(item.sk)}`, item]));
      const wrong = [...entries].flatMap(([name, { least, most, last }]) => {
        const item = there.get(name);
        // Nobody was told of the versions that the stream counted anew.
        const version = Number(item?.version ?? 0) - Number(item?.recounts ?? 0);
        if (version < least || version > most)
          return [`${name}: at version ${version}, between ${least} and ${most} were acknowledged`];
        return Object.entries(last ?? {}).flatMap(([field, value]) =>
          isDeepStrictEqual(item?.[field], value)
            ? []
            : [`${name}: ${field} is ${JSON.stringify(item?.[field])}, not what was acknowledged`],
        );
      });
      return [...faults, ...wrong];
    },
  };
}
export type Ledger = ReturnType<typeof createLedger>;
