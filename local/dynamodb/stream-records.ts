import { DatabaseSync } from 'node:sqlite';

/** AWS keeps stream records for a day. */
const KEPT_SECONDS = 24 * 3600;
/** The engine derives the next sequence number from the newest rows, so some must always stay. */
const KEPT_ROWS = 1000;

const TUNING = `
  CREATE INDEX IF NOT EXISTS local_stream_seq
    ON _stream_records(table_name, CAST(sequence_number AS INTEGER));
  CREATE TABLE IF NOT EXISTS local_expired (
    table_name TEXT NOT NULL, keys_json TEXT NOT NULL,
    PRIMARY KEY (table_name, keys_json)) WITHOUT ROWID;
  DELETE FROM local_expired;
  CREATE TRIGGER IF NOT EXISTS local_mark_expired AFTER INSERT ON _stream_records
    WHEN NEW.event_name = 'REMOVE' AND EXISTS (
      SELECT 1 FROM local_expired e
      WHERE e.table_name = NEW.table_name AND e.keys_json = NEW.keys_json)
    BEGIN
      UPDATE _stream_records
      SET user_identity = '{"type":"Service","principalId":"dynamodb.amazonaws.com"}'
      WHERE id = NEW.id;
    END;`;

/**
 * Two things that the engine lacks, in its own file: an index without which a write costs time
 * proportional to the stream's length, and a trigger that marks the sweeper's deletes as those of
 * the service. Both touch internal tables, so a failure only loses the comfort.
 */
export function tuneStreamRecords(file: string): void {
  tryWith(file, (database) => database.exec(TUNING));
}

/** Drops the stream records that AWS would have dropped. */
export function trimStreamRecords(file: string, now: number): void {
  tryWith(file, (database) => {
    const before = Math.floor(now / 1000) - KEPT_SECONDS;
    const oldest = database
      .prepare('SELECT created_at AS at FROM _stream_records ORDER BY id LIMIT 1')
      .get();
    // The next query reads every record, and everybody waits for it here.
    if (Number(oldest?.['at'] ?? before) >= before) return;
    const newest = database
      .prepare('SELECT table_name, MAX(id) AS id FROM _stream_records GROUP BY table_name')
      .all();
    const trim = database.prepare(
      'DELETE FROM _stream_records WHERE table_name = ? AND created_at < ? AND id <= ?',
    );
    for (const row of newest)
      trim.run(String(row['table_name']), before, Number(row['id']) - KEPT_ROWS);
  });
}

/** While `remove` runs, the delete of these keys counts as an expiry in the stream. */
export async function asExpiry(
  file: string | null,
  table: string,
  keys: readonly object[],
  remove: () => Promise<void>,
): Promise<void> {
  const mark = (sql: string, values: string[]) => {
    if (file !== null) tryWith(file, (database) => database.prepare(sql).run(...values));
  };
  // The engine writes the attributes of a key in either order.
  const forms = keys.flatMap((key) => {
    const entries = Object.entries(key);
    return [entries, entries.toReversed()].map((form) => JSON.stringify(Object.fromEntries(form)));
  });
  mark('INSERT OR IGNORE INTO local_expired SELECT ?, value FROM json_each(?)', [
    table,
    JSON.stringify(forms),
  ]);
  try {
    await remove();
  } finally {
    mark('DELETE FROM local_expired WHERE table_name = ?', [table]);
  }
}

function tryWith(file: string, work: (database: DatabaseSync) => void): void {
  try {
    const database = new DatabaseSync(file);
    try {
      database.exec('PRAGMA busy_timeout = 3000');
      work(database);
    } finally {
      database.close();
    }
  } catch (error) {
    process.emitWarning(`The engine's stream records could not be tuned: ${String(error)}`);
  }
}
