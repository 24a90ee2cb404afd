/** What a zip's own directory says of one file in it. */
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

/**
 * Reads a zip's directory, and nothing else of it; null where there is none.
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT sections 4.3.12, 4.3.16, 4.4
 */
export function zipDirectory(zip: Uint8Array): ZipRow[] | null {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  let end = zip.length - 22;
  const furthest = Math.max(0, zip.length - 22 - 65_535);
  while (end >= furthest && view.getUint32(end, true) !== endMark) end -= 1;
  if (end < furthest || end < 0) return null;
  const count = view.getUint16(end + 10, true);
  const rows: ZipRow[] = [];
  let at = view.getUint32(end + 16, true);
  for (let row = 0; row < count; row += 1) {
    if (at + 46 > zip.length || view.getUint32(at, true) !== rowMark) return null;
    const names = view.getUint16(at + 28, true);
    const more = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    rows.push({
      path: nameOf(zip.subarray(at + 46, at + 46 + names)),
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

/** The packed bytes of a file, as its row says; null where there is no such file. */
export function packedBytes(zip: Uint8Array, { at, packed }: ZipRow): Uint8Array | null {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  if (at + 30 > zip.length || view.getUint32(at, true) !== fileMark) return null;
  const begin = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return begin + packed > zip.length ? null : zip.subarray(begin, begin + packed);
}
