import { inflateSync } from 'fflate';
import { packedBytes, type ZipRow } from '#shared/policies/zip-directory.ts';

/**
 * Files that systems and programs keep for themselves: whatever is hidden, and folders of tools. GitBook hides its
 * pictures.
 */
const ofSystem =
  /(^|\/)(__MACOSX|Thumbs\.db|desktop\.ini|node_modules|\.(?!gitbook\/assets\/)[^/]+|~\$[^/]*)(\/|$)/i;

export const isOfSystem = (path: string): boolean => ofSystem.test(path);

/** A path as it is meant: older systems part it by `\\`, others write letters in two parts. */
export const ownPath = (path: string): string => path.replaceAll('\\', '/').normalize('NFC');

/** The bytes of one file of a zip, never more than its row states; null where they cannot be read. */
export function unpacked(zip: Uint8Array, row: ZipRow): Uint8Array<ArrayBuffer> | null {
  const packed = packedBytes(zip, row);
  // More packed than unpacked: whoever packed it does not say how much it is.
  const lies = row.packed > row.bytes * 1.1 + 1024;
  if (!packed || lies || (row.method !== 0 && row.method !== 8)) return null;
  if (row.method === 0) return packed.slice(0, row.bytes);
  try {
    return inflateSync(packed, { out: new Uint8Array(row.bytes) });
  } catch {
    return null;
  }
}
