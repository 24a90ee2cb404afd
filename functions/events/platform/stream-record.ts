import type { Key } from '#functions/data/keys.ts';
import type { Item } from '#functions/data/table/table.ts';

/** One change of one item: created where there is no `before`, removed where there is no `after`. */
export type StreamRecord = {
  key: Key;
  before: Item | undefined;
  after: Item | undefined;
  /** The stream's own number of the change; rises within a shard. */
  sequence: string;
  /** The same whenever the change is handed out again; absent where somebody hands it in by hand. */
  eventId?: string | undefined;
};
