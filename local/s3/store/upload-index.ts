import { randomUUID } from 'node:crypto';
import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { isChecksumAlgorithm, type Checksum, type ChecksumAlgorithm } from '../checksums.ts';
import { inTransaction } from './open-database.ts';

export interface Upload {
  id: string;
  bucket: string;
  key: string;
  /** Milliseconds since the epoch. */
  started: number;
  headers: Record<string, string>;
  algorithm: ChecksumAlgorithm | undefined;
  checksumType: Checksum['type'] | undefined;
}

export interface Part {
  number: number;
  file: string;
  size: number;
  /** Without quotes. */
  etag: string;
  modified: number;
  checksum: Checksum | undefined;
}

type Row = Record<string, SQLOutputValue>;

/** Multipart uploads that are under way, and their parts. */
export function createUploadIndex(database: DatabaseSync) {
  const insertUpload = database.prepare('insert into uploads values (?, ?, ?, ?, ?, ?, ?)');
  const getUpload = database.prepare('select * from uploads where id = ?');
  const getUploads = database.prepare('select * from uploads where bucket = ? and started <= ?');
  const deleteUpload = database.prepare('delete from uploads where id = ?');
  const getPart = database.prepare('select * from parts where upload_id = ? and number = ?');
  const putPart = database.prepare('insert or replace into parts values (?, ?, ?, ?, ?, ?, ?)');
  const getParts = database.prepare('select * from parts where upload_id = ? order by number');

  return { create, find, startedBefore, addPart, parts, remove };

  function create(upload: Omit<Upload, 'id'>): Upload {
    const id = randomUUID().replaceAll('-', '');
    const { bucket, key, started, headers, algorithm, checksumType } = upload;
    insertUpload.run(
      id,
      bucket,
      key,
      started,
      JSON.stringify(headers),
      algorithm ?? null,
      checksumType ?? null,
    );
    return { ...upload, id };
  }

  /** The upload, if it belongs to this very key. */
  function find(id: string, bucket: string, key: string): Upload | undefined {
    const row = getUpload.get(id);
    const upload = row && toUpload(row);
    return upload?.bucket === bucket && upload.key === key ? upload : undefined;
  }

  function startedBefore(bucket: string, instant: number): Upload[] {
    return getUploads.all(bucket, instant).map(toUpload);
  }

  /**
   * Adds or replaces a part; returns the blob that it replaced.
   * @returns undefined when the upload has ended meanwhile
   */
  function addPart(uploadId: string, part: Part): { orphans: string[] } | undefined {
    return inTransaction(database, () => {
      if (!getUpload.get(uploadId)) return undefined;
      const replaced = getPart.get(uploadId, part.number);
      const checksum = part.checksum ? JSON.stringify(part.checksum) : null;
      putPart.run(uploadId, part.number, part.file, part.size, part.etag, part.modified, checksum);
      return { orphans: replaced ? [String(replaced['file'])] : [] };
    });
  }

  function parts(uploadId: string): Part[] {
    return getParts.all(uploadId).map(toPart);
  }

  /** Ends an upload; its parts' blobs are the caller's to discard. False when it had ended before. */
  function remove(uploadId: string): boolean {
    return deleteUpload.run(uploadId).changes > 0;
  }
}

function toUpload(row: Row): Upload {
  const algorithm = String(row['checksum_algorithm'] ?? '');
  const type = row['checksum_type'];
  return {
    id: String(row['id']),
    bucket: String(row['bucket']),
    key: String(row['key']),
    started: Number(row['started']),
    headers: JSON.parse(String(row['headers'])) as Record<string, string>,
    algorithm: isChecksumAlgorithm(algorithm) ? algorithm : undefined,
    checksumType: type === 'COMPOSITE' || type === 'FULL_OBJECT' ? type : undefined,
  };
}

function toPart(row: Row): Part {
  return {
    number: Number(row['number']),
    file: String(row['file']),
    size: Number(row['size']),
    etag: String(row['etag']),
    modified: Number(row['modified']),
    checksum:
      typeof row['checksum'] === 'string' ? (JSON.parse(row['checksum']) as Checksum) : undefined,
  };
}
