import type { createEventDelivery } from './deliver-events.ts';
import { notificationsFor } from './deliver-events.ts';
import type { S3Context } from './s3-call.ts';
import { objectCreated } from './s3-event.ts';
import type { QueuedEvent } from './store/event-queue.ts';
import type { Store } from './store/open-store.ts';

/**
 * Makes the one way in which an object comes to be: guard, object, what it replaces and its event
 * in one transaction. When the guard refuses, the new blob is discarded.
 */
export function createCommit(
  store: Store,
  events: ReturnType<typeof createEventDelivery>,
  region: string,
  newRequestId: () => string,
): S3Context['commit'] {
  return async (bucket, object, eventName, { guard, alongside }) => {
    const wanted = notificationsFor(bucket, object.key).length > 0;
    const queued: QueuedEvent[] = [];
    try {
      const { stored, orphans } = store.objects.put(
        object,
        bucket.versioned ?? false,
        guard,
        (put) => {
          alongside?.();
          if (!wanted) return;
          const event = objectCreated(eventName, put, newRequestId(), region);
          queued.push(store.events.add(bucket.name, object.key, event));
        },
      );
      for (const each of queued) events.deliver(each);
      await store.blobs.discard(...orphans);
      return stored;
    } catch (error) {
      if (object.file !== undefined) await store.blobs.discard(object.file);
      throw error;
    }
  };
}
