import { viewOf, type Bytes } from '../bytes.ts';
import { readAtMost } from './read-at-most.ts';

/** Writers put what a film is before the film; so far it is looked for. */
const headBytes = 8192;

const segment = 0x18538067;
const info = 0x1549a966;
const timestampScale = 0x2ad7b1;
const duration = 0x4489;

type Element = { id: number; start: number; size: number; end: number };

/** A number of as many bytes as its first one says (RFC 8794, section 4), or null where it is cut off. */
function vint(bytes: Uint8Array, at: number, keepMarker: boolean) {
  const first = bytes[at];
  if (first === undefined || first === 0) return null;
  const length = Math.clz32(first) - 23;
  if (at + length > bytes.byteLength) return null;
  const lead = keepMarker ? first : first & (0xff >> length);
  let value = lead;
  for (const byte of bytes.subarray(at + 1, at + length)) value = value * 256 + byte;
  return { value, end: at + length };
}

/** The elements one after the other, as far as their heads can be read. */
function* elements(bytes: Uint8Array, from: number, end: number): Generator<Element> {
  let at = from;
  while (at < end) {
    const id = vint(bytes, at, true);
    const size = id && vint(bytes, id.end, false);
    if (!id || !size) return;
    const element = { id: id.value, start: size.end, size: size.value, end: size.end + size.value };
    yield element;
    at = element.end;
  }
}

const first = (all: Iterable<Element>, id: number) => {
  for (const element of all) if (element.id === id) return element;
  return null;
};

/** The Duration of the segment's Info, in ticks of its TimestampScale, a millisecond unless it says so. */
export async function lengthOfWebm(file: Bytes): Promise<number | null> {
  const head = await readAtMost(file, 0, headBytes);
  const body = first(elements(head, 0, head.byteLength), segment);
  const facts = body && first(elements(head, body.start, head.byteLength), info);
  if (!facts || facts.end > head.byteLength) return null;
  const view = viewOf(head);
  let tick = 1_000_000;
  let ticks: number | null = null;
  for (const { id, start, size } of elements(head, facts.start, facts.end)) {
    if (id === timestampScale)
      tick = head.subarray(start, start + size).reduce((sum, byte) => sum * 256 + byte, 0);
    if (id === duration && size === 4) ticks = view.getFloat32(start);
    if (id === duration && size === 8 && start + 8 <= head.byteLength)
      ticks = view.getFloat64(start);
  }
  return ticks === null ? null : (ticks * tick) / 1_000_000_000;
}
