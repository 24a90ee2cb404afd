import { DatabaseSync } from 'node:sqlite';

const SCHEMA = `
  create table if not exists versions (
    sequence integer primary key autoincrement,
    bucket text not null,
    key text not null,
    version_id text not null,
    is_latest integer not null,
    file text,
    size integer not null,
    etag text not null,
    modified integer not null,
    headers text not null,
    checksum text
  ) strict;
  create unique index if not exists latest on versions (bucket, key) where is_latest = 1;
  create unique index if not exists by_version on versions (bucket, key, version_id);
  create table if not exists uploads (
    id text primary key,
    bucket text not null,
    key text not null,
    started integer not null,
    headers text not null,
    checksum_algorithm text,
    checksum_type text
  ) strict;
  create table if not exists parts (
    upload_id text not null references uploads (id) on delete cascade,
    number integer not null,
    file text not null,
    size integer not null,
    etag text not null,
    modified integer not null,
    checksum text,
    primary key (upload_id, number)
  ) strict;
  create table if not exists events (
    id integer primary key autoincrement,
    bucket text not null,
    key text not null,
    body text not null,
    attempts integer not null default 0
  ) strict;
`;

/**
 * Opens the metadata of all buckets. One SQLite file instead of a metadata file per object: its
 * transactions make a conditional write, the version it replaces and its event one atomic step that
 * outlives kill -9, and its key order (UTF-8 bytes) is the order in which S3 lists.
 */
export function openDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal; pragma synchronous = normal; pragma foreign_keys = on');
  database.exec(SCHEMA);
  return database;
}

/** Runs `work` in one transaction; whatever it throws undoes all of it. */
export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('begin immediate');
  try {
    const result = work();
    database.exec('commit');
    return result;
  } catch (error) {
    database.exec('rollback');
    throw error;
  }
}
