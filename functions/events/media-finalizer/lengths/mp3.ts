import { asLatin1, viewOf, type Bytes } from '../bytes.ts';
import { beginOfSound } from '../inspectors/mp3.ts';
import { readAtMost } from './read-at-most.ts';

/** In kbit/s, by the header's four bits: MPEG 1 and MPEG 2 of layer III (ISO/IEC 11172-3, 13818-3). */
const rates = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
};
const sampleRates = [44_100, 48_000, 32_000];

/**
 * As many frames as the first one tells (Xing, Info or VBRI), which is how files of a changing bit rate are
 * written; else the size over the bit rate.
 */
export async function lengthOfMp3(file: Bytes): Promise<number | null> {
  const begin = await beginOfSound(file);
  const frame = begin === null ? null : await readAtMost(file, begin, 64);
  if (begin === null || !frame || frame.byteLength < 4) return null;
  const header = viewOf(frame).getUint32(0);
  const version = (header >>> 19) & 3;
  const one = version === 3;
  // MPEG 2.5 halves the rates of MPEG 2, which are half of those of MPEG 1.
  const sampleRate = (sampleRates[(header >>> 10) & 3] ?? 0) / (one ? 1 : version === 2 ? 2 : 4);
  const mono = ((header >>> 6) & 3) === 3;
  const sideInfo = one ? (mono ? 17 : 32) : mono ? 9 : 17;
  const frames = framesOf(frame, 4 + sideInfo);
  if (frames !== null) return (frames * (one ? 1152 : 576)) / sampleRate;
  const bitRate = (one ? rates.one : rates.two)[(header >>> 12) & 15] ?? 0;
  return bitRate === 0 ? null : ((file.size - begin) * 8) / (bitRate * 1000);
}

/** The count of frames in a tag, behind the side information or, for VBRI, at its fixed place. */
function framesOf(frame: Uint8Array, behind: number): number | null {
  const view = viewOf(frame);
  const name = asLatin1(frame.subarray(behind, behind + 4));
  if ((name === 'Xing' || name === 'Info') && frame.byteLength >= behind + 12)
    return (view.getUint32(behind + 4) & 1) === 1 ? view.getUint32(behind + 8) : null;
  if (asLatin1(frame.subarray(36, 40)) === 'VBRI' && frame.byteLength >= 54)
    return view.getUint32(50);
  return null;
}
