import type { Bucket, BucketNotification } from './s3-call.ts';
import type { EventQueue, QueuedEvent } from './store/event-queue.ts';

/** The notifications of a bucket that want to hear of a key. */
export function notificationsFor(bucket: Bucket, key: string): BucketNotification[] {
  return (bucket.notifications ?? []).filter(
    ({ prefix = '', suffix = '' }) => key.startsWith(prefix) && key.endsWith(suffix),
  );
}

/** Hands queued events to whoever wants them; one that is refused stays for the next start. */
export function createEventDelivery(
  queue: EventQueue,
  buckets: ReadonlyMap<string, Bucket>,
  onError: (error: unknown) => void,
) {
  const underWay = new Set<Promise<void>>();

  async function attempt(queued: QueuedEvent): Promise<void> {
    const bucket = buckets.get(queued.bucket);
    try {
      const wanted = bucket ? notificationsFor(bucket, queued.key) : [];
      await Promise.all(wanted.map(async (each) => each.notify(queued.event)));
      queue.delivered(queued.id);
    } catch (error) {
      queue.failed(queued.id);
      onError(error);
    }
  }

  return {
    /** Begins to deliver and returns at once. */
    deliver(queued: QueuedEvent): void {
      const delivery = attempt(queued);
      underWay.add(delivery);
      void delivery.finally(() => underWay.delete(delivery));
    },
    async settled(): Promise<void> {
      await Promise.all(underWay);
    },
  };
}
