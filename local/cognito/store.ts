import { DatabaseSync } from 'node:sqlite';

/** Short-lived records of one kind. An expired record is as good as absent. */
export interface Drawer<T> {
  get(id: string): T | undefined;
  put(id: string, record: T, life: { expiresAt: number; owner?: string }): void;
  remove(id: string): void;
  owned(owner: string): Array<{ id: string; record: T; expiresAt: number }>;
}

export interface Store {
  database: DatabaseSync;
  /** A value made once and kept with the data, such as a signing key. */
  constant(name: string, make: () => string): string;
  drawer<T>(kind: string): Drawer<T>;
  /** Removes everything that belongs to a person. */
  removeOwned(owner: string): void;
  close(): void;
}

const schema = `
  CREATE TABLE IF NOT EXISTS constants (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS users (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    username TEXT NOT NULL UNIQUE COLLATE NOCASE,
    sub TEXT NOT NULL UNIQUE,
    email TEXT NOT NULL,
    alias TEXT UNIQUE,
    record TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS users_by_email ON users (email);
  CREATE TABLE IF NOT EXISTS records (
    kind TEXT NOT NULL, id TEXT NOT NULL, owner TEXT, expires_at INTEGER NOT NULL, record TEXT NOT NULL,
    PRIMARY KEY (kind, id)
  ) STRICT;
  CREATE INDEX IF NOT EXISTS records_by_owner ON records (owner, kind);
`;
const putsBetweenSweeps = 500;

/** @throws one clear sentence when the file is not a usable database. */
export function openStore(file: string | null, now: () => number): Store {
  const database = openDatabase(file);
  const sweep = database.prepare('DELETE FROM records WHERE expires_at <= ?');
  const select = database.prepare(
    'SELECT record FROM records WHERE kind = ? AND id = ? AND expires_at > ?',
  );
  const upsert = database.prepare(
    'INSERT OR REPLACE INTO records (kind, id, owner, expires_at, record) VALUES (?, ?, ?, ?, ?)',
  );
  const remove = database.prepare('DELETE FROM records WHERE kind = ? AND id = ?');
  const byOwner = database.prepare(
    'SELECT id, record, expires_at FROM records WHERE owner = ? AND kind = ? AND expires_at > ?',
  );
  let puts = 0;
  sweep.run(now());

  return {
    database,
    constant(name, make) {
      const found = database.prepare('SELECT value FROM constants WHERE name = ?').get(name);
      if (found) return String(found['value']);
      const value = make();
      database.prepare('INSERT INTO constants (name, value) VALUES (?, ?)').run(name, value);
      return value;
    },
    drawer<T>(kind: string): Drawer<T> {
      return {
        get(id) {
          const row = select.get(kind, id, now());
          return row && (JSON.parse(String(row['record'])) as T);
        },
        put(id, record, { expiresAt, owner }) {
          upsert.run(kind, id, owner ?? null, Math.floor(expiresAt), JSON.stringify(record));
          puts += 1;
          if (puts % putsBetweenSweeps === 0) sweep.run(now());
        },
        remove(id) {
          remove.run(kind, id);
        },
        owned(owner) {
          return byOwner.all(owner, kind, now()).map((row) => ({
            id: String(row['id']),
            record: JSON.parse(String(row['record'])) as T,
            expiresAt: Number(row['expires_at']),
          }));
        },
      };
    },
    removeOwned(owner) {
      database.prepare('DELETE FROM records WHERE owner = ?').run(owner);
    },
    close() {
      database.close();
    },
  };
}

function openDatabase(file: string | null): DatabaseSync {
  try {
    const database = new DatabaseSync(file ?? ':memory:');
    // WAL with NORMAL survives a killed process; only a power cut may lose the last commits.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    database.exec(schema);
    return database;
  } catch (error) {
    throw new Error(`The identity data in ${file ?? 'memory'} cannot be read.`, { cause: error });
  }
}
