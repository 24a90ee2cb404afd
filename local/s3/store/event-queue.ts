import type { DatabaseSync } from 'node:sqlite';
import type { S3Event } from '../s3-event.ts';

const MAX_ATTEMPTS = 3;

export interface QueuedEvent {
  id: number;
  bucket: string;
  key: string;
  event: S3Event;
}

export type EventQueue = ReturnType<typeof createEventQueue>;

/**
 * Events that nobody has taken yet. They are stored with the write that caused them, so that a
 * killed process still delivers them after its next start: at least once, as S3 promises.
 */
export function createEventQueue(database: DatabaseSync) {
  const insert = database.prepare('insert into events (bucket, key, body) values (?, ?, ?)');
  const all = database.prepare('select * from events order by id');
  const drop = database.prepare('delete from events where id = ?');
  const count = database.prepare('update events set attempts = attempts + 1 where id = ?');
  const giveUp = database.prepare('delete from events where id = ? and attempts >= ?');

  return {
    add(bucket: string, key: string, event: S3Event): QueuedEvent {
      const { lastInsertRowid } = insert.run(bucket, key, JSON.stringify(event));
      return { id: Number(lastInsertRowid), bucket, key, event };
    },
    pending(): QueuedEvent[] {
      return all.all().map((row) => ({
        id: Number(row['id']),
        bucket: String(row['bucket']),
        key: String(row['key']),
        event: JSON.parse(String(row['body'])) as S3Event,
      }));
    },
    delivered(id: number): void {
      drop.run(id);
    },
    /** Keeps a refused event for the next start, three times at most. */
    failed(id: number): void {
      count.run(id);
      giveUp.run(id, MAX_ATTEMPTS);
    },
  };
}
