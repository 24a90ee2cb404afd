import { asLatin1, viewOf, type Bytes } from '../bytes.ts';
import { readAtMost } from './read-at-most.ts';

/** A box and where it lies: `start` behind its head. */
type Box = { type: string; start: number; end: number };

/** No film that a player opens has more boxes on one level before the one that is looked for. */
const mostBoxes = 200;

/** The box that begins at a place, or null where none does (ISO/IEC 14496-12, section 4.2). */
async function boxAt(file: Bytes, at: number, end: number): Promise<Box | null> {
  const head = await readAtMost(file, at, 16);
  if (head.byteLength < 8) return null;
  const view = viewOf(head);
  const short = view.getUint32(0);
  if (short === 1 && head.byteLength < 16) return null;
  const size = short === 0 ? end - at : short === 1 ? Number(view.getBigUint64(8)) : short;
  const start = at + (short === 1 ? 16 : 8);
  if (at + size < start || at + size > end) return null;
  return { type: asLatin1(head.subarray(4, 8)), start, end: at + size };
}

/** The first box of a type between two places. */
async function find(file: Bytes, type: string, from: number, end: number): Promise<Box | null> {
  let at = from;
  for (let seen = 0; at < end && seen < mostBoxes; seen += 1) {
    const box = await boxAt(file, at, end);
    if (!box || box.type === type) return box;
    at = box.end;
  }
  return null;
}

/** The movie header's duration over its timescale (section 8.2.2); fragmented films have none there. */
export async function lengthOfMp4(file: Bytes): Promise<number | null> {
  const movie = await find(file, 'moov', 0, file.size);
  const header = movie && (await find(file, 'mvhd', movie.start, movie.end));
  if (!header) return null;
  const view = viewOf(await readAtMost(file, header.start, 32));
  if (view.byteLength < 32) return null;
  const long = view.getUint8(0) === 1;
  const timescale = view.getUint32(long ? 20 : 12);
  const duration = long ? Number(view.getBigUint64(24)) : view.getUint32(16);
  return timescale === 0 ? null : duration / timescale;
}
