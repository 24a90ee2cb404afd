/** The entry for one file in a zip's own directory. */
export type ZipRow = {
  path: string;
  bytes: number;
  packed: number;
  /** 0: as it is; 8: deflated. */
  method: number;
  at: number;
  isEncrypted: boolean;
  isLink: boolean;
};

const endMark = 0x06054b50;
const rowMark = 0x02014b50;
const fileMark = 0x04034b50;

/** The letters above 127 of code page 850, in which Windows writes names in the West. */
const codePage850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

/** The record at a zip's end with the longest comment that it may carry: no more needs to be read to find it. */
export const zipEndBytes = 22 + 65_535;

/** A path that stays within its folder and that every system can hold. */
export const isSafePath = (path: string): boolean =>
  path.length <= 300 &&
  !/[\\:\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(path) &&
  path.split('/').every((part) => part !== '' && part !== '.' && part !== '..');

/** Names are UTF-8 where that reads; some systems forget to say so. */
function nameOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) =>
      byte < 128 ? String.fromCharCode(byte) : (codePage850[byte - 128] ?? ''),
    ).join('');
  }
}

/** The place of a zip's directory, and the number of rows that it states. */
export type ZipEnd = {
  count: number;
  at: number;
  bytes: number;
  /** The beginning of the record of the end itself, within what was read. */
  mark: number;
  /** The bytes of the comment behind it. */
  comment: number;
};

/** The record at the end of a zip, out of its last bytes; null where there is none. */
export function zipEnd(tail: Uint8Array): ZipEnd | null {
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
  const furthest = Math.max(0, tail.length - zipEndBytes);
  let mark = tail.length - 22;
  while (mark >= furthest && view.getUint32(mark, true) !== endMark) mark -= 1;
  if (mark < furthest) return null;
  return {
    count: view.getUint16(mark + 10, true),
    bytes: view.getUint32(mark + 12, true),
    at: view.getUint32(mark + 16, true),
    mark,
    comment: view.getUint16(mark + 20, true),
  };
}

/** The rows of a directory, given its bytes; null where it holds fewer than it states. */
export function zipRows(directory: Uint8Array, count: number): ZipRow[] | null {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength);
  const rows: ZipRow[] = [];
  let at = 0;
  for (let row = 0; row < count; row += 1) {
    if (at + 46 > directory.length || view.getUint32(at, true) !== rowMark) return null;
    const names = view.getUint16(at + 28, true);
    const more = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    rows.push({
      path: nameOf(directory.subarray(at + 46, at + 46 + names)),
      packed: view.getUint32(at + 20, true),
      bytes: view.getUint32(at + 24, true),
      method: view.getUint16(at + 10, true),
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      // The upper half holds the mode of the system that packed it: a link of Unix is 0120000.
      isLink: view.getUint16(at + 40, true) >> 12 === 0o12,
      at: view.getUint32(at + 42, true),
    });
    at += 46 + names + more;
  }
  return rows;
}

/**
 * Reads a zip's directory, and nothing else of it; null where there is none.
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT sections 4.3.12, 4.3.16, 4.4
 */
export function zipDirectory(zip: Uint8Array): ZipRow[] | null {
  const end = zipEnd(zip);
  return end && end.at <= zip.length ? zipRows(zip.subarray(end.at), end.count) : null;
}

/** The packed bytes of a file, as its row says; null where there is no such file. */
export function packedBytes(zip: Uint8Array, { at, packed }: ZipRow): Uint8Array | null {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  if (at + 30 > zip.length || view.getUint32(at, true) !== fileMark) return null;
  const begin = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return begin + packed > zip.length ? null : zip.subarray(begin, begin + packed);
}
