import { createHash } from 'node:crypto';
import type { StreamRecord } from './stream-record.ts';

type Lane = {
  /** Read, and not handed out yet. */
  pending: StreamRecord[];
  /** The time when the oldest of them was read, by `performance.now()`. */
  since: number;
  /** Read, and not handled yet, in order. */
  open: StreamRecord[];
};

/**
 * The records of one shard, parted as Lambda does it for a mapping with a parallelization factor: all changes of one
 * item (its partition and sort key) are in one lane and in order; between lanes there is no order.
 */
export function createLanes(count: number) {
  const lanes: Lane[] = Array.from({ length: count }, () => ({ pending: [], since: 0, open: [] }));
  /** All that is not handled yet, and what is handled behind it, in the order of the stream. */
  const order: StreamRecord[] = [];
  const done = new Set<StreamRecord>();

  function laneOf({ dynamodb }: StreamRecord): Lane {
    // The attributes of a key come in either order.
    const key = JSON.stringify(Object.entries(dynamodb.Keys).sort(([a], [b]) => (a < b ? -1 : 1)));
    const at = count === 1 ? 0 : createHash('md5').update(key).digest().readUInt32BE() % count;
    return lanes[at] as Lane;
  }

  return {
    all: lanes,
    isEmpty: () => order.length === 0,

    add(record: StreamRecord): void {
      const lane = laneOf(record);
      if (lane.pending.length === 0) lane.since = performance.now();
      lane.pending.push(record);
      lane.open.push(record);
      order.push(record);
    },

    /**
     * Everything of a lane up to this record is handled.
     * @returns up to where everything of the shard is; undefined where an older record is still open
     */
    handled(lane: Lane, record: StreamRecord): StreamRecord | undefined {
      for (const one of lane.open.splice(0, lane.open.indexOf(record) + 1)) done.add(one);
      const first = order.findIndex((one) => !done.has(one));
      const finished = order.splice(0, first === -1 ? order.length : first);
      for (const one of finished) done.delete(one);
      return finished.at(-1);
    },

    /** Forgets what was read: it is read again. */
    clear(): void {
      for (const lane of lanes) Object.assign(lane, { pending: [], open: [] });
      order.splice(0);
      done.clear();
    },
  };
}
