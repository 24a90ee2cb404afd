import { inflateRawSync } from 'node:zlib';
import {
  isSafePath,
  packedBytes,
  zipEnd,
  zipEndBytes,
  zipRows,
  type ZipRow,
} from '#shared/policies/zip-directory.ts';
import { asLatin1, viewOf, type Bytes } from '../bytes.ts';
import type { Rejection } from '../inspector.ts';

/** The limits of an archive, packed and unpacked (decision 0058). */
const most = {
  files: 5000,
  directoryBytes: 4_000_000,
  unpackedBytes: 1_000_000_000,
  /** Below this nobody asks how well something was packed. */
  freeBytes: 50_000_000,
  timesPacked: 100,
  /** The limits of parts that are read, packed and unpacked. */
  readBytes: 32_000_000,
  partBytes: 64_000_000,
};

/** A file in an archive and where what is kept of it ends. */
export type ArchiveRow = ZipRow & { until: number };

const firstFile = 0x504b0304;

const swells = (rows: readonly ZipRow[], size: number): boolean => {
  const unpacked = rows.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    unpacked > most.unpackedBytes ||
    (unpacked > most.freeBytes && unpacked > size * most.timesPacked)
  );
};

const isSafeRow = ({ path, isLink, isEncrypted, at, packed, until }: ArchiveRow): boolean =>
  !isLink && !isEncrypted && isSafePath(path.replace(/\/$/, '')) && at + 30 + packed <= until;

/**
 * The files of a zip, as they lie in it, by its directory alone: nothing stands before the first or
 * behind the directory, none leaves its folder, leads elsewhere, hides or shares its bytes.
 */
export async function archiveRows(file: Bytes): Promise<ArchiveRow[] | Rejection> {
  if (file.size < 22 || viewOf(await file.read(0, 4)).getUint32(0) !== firstFile)
    return 'wrong_bytes';
  const from = Math.max(0, file.size - zipEndBytes);
  const end = zipEnd(await file.read(from, file.size - from));
  if (!end || end.count === 0) return 'wrong_bytes';
  if (end.count > most.files || end.bytes > most.directoryBytes) return 'unsafe_archive';
  const mark = from + end.mark;
  if (end.at + end.bytes !== mark || mark + 22 + end.comment !== file.size) return 'wrong_bytes';
  const rows = zipRows(await file.read(end.at, end.bytes), end.count);
  if (!rows) return 'wrong_bytes';
  const sorted = rows.toSorted((one, other) => one.at - other.at);
  if (sorted[0]?.at !== 0) return 'wrong_bytes';
  const placed = sorted.map((row, index) => ({ ...row, until: sorted[index + 1]?.at ?? end.at }));
  const paths = new Set(placed.map(({ path }) => path.toLowerCase()));
  if (paths.size < placed.length || !placed.every(isSafeRow) || swells(placed, file.size))
    return 'unsafe_archive';
  return placed;
}

/** The bytes of some files, as they lie there, in one walk through the archive. */
async function spansOf(file: Bytes, rows: readonly ArchiveRow[]): Promise<Uint8Array[]> {
  const spans = rows.map(({ at, until }) => new Uint8Array(until - at));
  let position = 0;
  for await (const chunk of file.chunks()) {
    for (const [index, { at, until }] of rows.entries()) {
      const begin = Math.max(at, position);
      const end = Math.min(until, position + chunk.byteLength);
      if (begin < end)
        spans[index]?.set(chunk.subarray(begin - position, end - position), begin - at);
    }
    position += chunk.byteLength;
  }
  return spans;
}

/** @throws where the bytes are no packed ones, or more than `row` states */
function unpacked(row: ZipRow, packed: Uint8Array): string {
  if (row.method === 0) return asLatin1(packed);
  return asLatin1(inflateRawSync(packed, { maxOutputLength: row.bytes }));
}

/** Some parts of a document as text by their names, which are in lower case; unpacked no further than stated. */
export async function readParts(
  file: Bytes,
  rows: readonly ArchiveRow[],
  isWanted: (path: string) => boolean,
): Promise<Map<string, string> | Rejection> {
  const wanted = rows.filter(({ path }) => isWanted(path.toLowerCase()));
  const stored = wanted.reduce((sum, { at, until }) => sum + until - at, 0);
  if (stored > most.readBytes || wanted.some(({ bytes }) => bytes > most.partBytes))
    return 'unsafe_archive';
  const spans = await spansOf(file, wanted);
  const parts = new Map<string, string>();
  for (const [index, row] of wanted.entries()) {
    const packed = packedBytes(spans[index] ?? new Uint8Array(), { ...row, at: 0 });
    if (!packed || (row.method !== 0 && row.method !== 8)) return 'unsafe_archive';
    try {
      parts.set(row.path.toLowerCase(), row.bytes === 0 ? '' : unpacked(row, packed));
    } catch {
      return 'unsafe_archive';
    }
  }
  return parts;
}
