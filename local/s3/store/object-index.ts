import { randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Checksum } from '../checksums.ts';
import { inTransaction } from './open-database.ts';

export interface StoredObject {
  bucket: string;
  key: string;
  /** `null` in a bucket without versions. */
  versionId: string;
  /** The blob; undefined for a delete marker. */
  file: string | undefined;
  size: number;
  /** Without quotes. */
  etag: string;
  /** Milliseconds since the epoch. */
  modified: number;
  /** Response headers that were given with the object, names in lower case. */
  headers: Record<string, string>;
  checksum: Checksum | undefined;
  /** Grows with every write to any key. */
  sequence: number;
}

export type NewObject = Omit<StoredObject, 'versionId' | 'sequence'>;
type Row = Record<string, SQLOutputValue>;

/** The index of the objects and versions that exist. Writes return the blobs that nobody names any more. */
export function createObjectIndex(database: DatabaseSync) {
  const latest = database.prepare(
    'select * from versions where bucket = ? and key = ? and is_latest = 1',
  );
  const exact = database.prepare(
    'select * from versions where bucket = ? and key = ? and version_id = ?',
  );
  const page = database.prepare(
    `select * from versions where bucket = ? and is_latest = 1 and file is not null
     and key > ? and key >= ? order by key limit ?`,
  );
  const retire = database.prepare(
    'update versions set is_latest = 0 where bucket = ? and key = ? and is_latest = 1',
  );
  const erase = database.prepare(
    'delete from versions where bucket = ? and key = ? and version_id = ?',
  );
  const insert = database.prepare(
    `insert into versions (bucket, key, version_id, is_latest, file, size, etag, modified, headers, checksum)
     values (?, ?, ?, 1, ?, ?, ?, ?, ?, ?)`,
  );

  return { find, list, put, remove };

  /** The newest version, or the named one; a delete marker is an object without a file. */
  function find(bucket: string, key: string, versionId?: string): StoredObject | undefined {
    const row =
      versionId === undefined ? latest.get(bucket, key) : exact.get(bucket, key, versionId);
    return row && toObject(row);
  }

  /** Live objects under a prefix in key order, strictly after `after`. */
  function list(bucket: string, prefix: string, after: string, limit: number): StoredObject[] {
    return page
      .all(bucket, after, prefix, limit)
      .map(toObject)
      .filter((object) => object.key.startsWith(prefix));
  }

  /**
   * Makes an object the newest of its key.
   * @param guard sees what the key holds now and throws to refuse; no other write can come between
   * @param also runs in the same transaction
   */
  function put(
    object: NewObject,
    versioned: boolean,
    guard: (current: StoredObject | undefined) => void,
    also: (stored: StoredObject) => void,
  ): { stored: StoredObject; orphans: string[] } {
    return inTransaction(database, () => {
      const { bucket, key } = object;
      const current = find(bucket, key);
      guard(current?.file === undefined ? undefined : current);
      const versionId = versioned ? randomUUID().replaceAll('-', '') : 'null';
      const replaced = find(bucket, key, versionId);
      retire.run(bucket, key);
      erase.run(bucket, key, versionId);
      const { lastInsertRowid } = insert.run(
        bucket,
        key,
        versionId,
        object.file ?? null,
        object.size,
        object.etag,
        object.modified,
        JSON.stringify(object.headers),
        object.checksum ? JSON.stringify(object.checksum) : null,
      );
      const stored = { ...object, versionId, sequence: Number(lastInsertRowid) };
      also(stored);
      return { stored, orphans: replaced?.file === undefined ? [] : [replaced.file] };
    });
  }

  /** Removes a key of a bucket without versions. @returns the blobs that nobody names any more */
  function remove(bucket: string, key: string): string[] {
    return inTransaction(database, () => {
      const file = find(bucket, key)?.file;
      erase.run(bucket, key, 'null');
      return file === undefined ? [] : [file];
    });
  }
}

function toObject(row: Row): StoredObject {
  return {
    bucket: String(row['bucket']),
    key: String(row['key']),
    versionId: String(row['version_id']),
    file: typeof row['file'] === 'string' ? row['file'] : undefined,
    size: Number(row['size']),
    etag: String(row['etag']),
    modified: Number(row['modified']),
    headers: JSON.parse(String(row['headers'])) as Record<string, string>,
    checksum:
      typeof row['checksum'] === 'string' ? (JSON.parse(row['checksum']) as Checksum) : undefined,
    sequence: Number(row['sequence']),
  };
}
