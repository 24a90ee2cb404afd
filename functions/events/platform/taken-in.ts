import type { StreamRecord } from './stream-record.ts';

/** More than a function has under way at once; the oldest are forgotten beyond. */
const most = 2000;

/**
 * Remembers what a consumer has taken in of batches that come again because of another one's failure. It lies in the
 * memory of one execution: where the batch comes to another one, the consumer takes it once more, which it must bear
 * anyway.
 */
export function createTakenIn() {
  const ids = new Set<string>();
  return {
    has: ({ eventId = '' }: StreamRecord) => ids.has(eventId),
    add(records: StreamRecord[]): void {
      for (const { eventId } of records) if (eventId) ids.add(eventId);
      for (const id of ids) {
        if (ids.size <= most) return;
        ids.delete(id);
      }
    },
    /** They do not come again. */
    forget(records: StreamRecord[]): void {
      if (ids.size > 0) for (const { eventId = '' } of records) ids.delete(eventId);
    },
  };
}
