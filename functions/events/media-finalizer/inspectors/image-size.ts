import { asLatin1, viewOf } from '../bytes.ts';

export type ImageFormat = 'png' | 'jpeg' | 'webp';

/** Pixels. */
export type ImageSize = { width: number; height: number };

/** PNG (https://www.w3.org/TR/png-3/): the signature, then IHDR with 13 bytes, always at the same place. */
function pngSize(head: Uint8Array): ImageSize | null {
  if (!asLatin1(head.subarray(0, 16)).startsWith('\x89PNG\r\n\x1a\n\0\0\0\rIHDR')) return null;
  if (head.byteLength < 33) return null;
  const view = viewOf(head);
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** Start-of-frame markers of JPEG (ITU T.81, table B.1): all of C0–CF but DHT, JPG and DAC. */
const isFrameMarker = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** JPEG: from segment to segment, up to the first frame. */
function jpegSize(head: Uint8Array): ImageSize | null {
  const view = viewOf(head);
  if (head.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  let at = 2;
  while (at + 9 <= head.byteLength && head[at] === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrameMarker(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // Scan data, an end, or a marker without length before any frame: no picture.
    if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xda)) return null;
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

/** WebP (RFC 9649): RIFF, then one of three kinds of first chunk. */
function webpSize(head: Uint8Array): ImageSize | null {
  const text = asLatin1(head.subarray(0, 16));
  if (head.byteLength < 30 || !text.startsWith('RIFF') || text.slice(8, 12) !== 'WEBP') return null;
  const view = viewOf(head);
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  switch (text.slice(12)) {
    case 'VP8X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    case 'VP8L': {
      if (view.getUint8(20) !== 0x2f) return null;
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      if (uint24(23) !== 0x2a019d) return null;
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    default:
      return null;
  }
}

/** A picture's size as its header states it, without decoding; null where the header is not the format's. */
export const imageSize: Record<ImageFormat, (head: Uint8Array) => ImageSize | null> = {
  png: pngSize,
  jpeg: jpegSize,
  webp: webpSize,
};
