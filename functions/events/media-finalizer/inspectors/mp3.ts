import { asLatin1, viewOf } from '../bytes.ts';
import type { Bytes } from '../bytes.ts';
import type { Inspector } from '../inspector.ts';

/** Taggers pad between the tag and the sound. */
const maxPadding = 4096;

/** The end of an ID3v2 tag (https://id3.org/id3v2.4.0-structure, section 3.1), 0 without one. */
async function endOfTag(file: Bytes): Promise<number> {
  const head = await file.read(0, 10);
  if (asLatin1(head.subarray(0, 3)) !== 'ID3' || head.byteLength < 10) return 0;
  // Seven bits of each byte count.
  const size = head.subarray(6).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
  return 10 + size;
}

/** Whether a frame of MPEG layer III begins here: sync, and no reserved version, bit rate or sample rate. */
function isFrame(header: number): boolean {
  const sync = header >>> 21 === 0x7ff;
  const layer3 = ((header >>> 17) & 3) === 1;
  const reservedVersion = ((header >>> 19) & 3) === 1;
  const bitRate = (header >>> 12) & 15;
  const reservedRate = ((header >>> 10) & 3) === 3;
  return sync && layer3 && !reservedVersion && bitRate !== 0 && bitRate !== 15 && !reservedRate;
}

/** The beginning of the first frame, or null if there is none behind the tag and its padding. */
export async function beginOfSound(file: Bytes): Promise<number | null> {
  const start = await endOfTag(file);
  if (start + 4 > file.size) return null;
  const sound = await file.read(start, maxPadding);
  const begin = sound.findIndex((byte) => byte !== 0);
  if (begin < 0 || begin + 4 > sound.byteLength) return null;
  return isFrame(viewOf(sound).getUint32(begin)) ? start + begin : null;
}

/** A tag or none, then sound: a tag alone could carry anything behind it. */
export const inspectMp3: Inspector = async (file) =>
  (await beginOfSound(file)) === null ? 'wrong_bytes' : null;
