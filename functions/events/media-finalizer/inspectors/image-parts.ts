import { asLatin1, viewOf } from '../bytes.ts';
import type { ImageFormat } from './image-size.ts';

/** PNG: chunks of length, name, content and checksum behind the signature. */
function* pngParts(file: Uint8Array): Generator<string> {
  for (let at = 8; at + 8 <= file.byteLength; at += 12 + viewOf(file).getUint32(at))
    yield asLatin1(file.subarray(at + 4, at + 8));
}

/** JPEG: segments, by their marker, up to the picture itself. */
function* jpegParts(file: Uint8Array): Generator<string> {
  let at = 2;
  while (at + 4 <= file.byteLength && file[at] === 0xff) {
    const marker = viewOf(file).getUint8(at + 1);
    if (marker === 0xda) return;
    yield marker.toString(16);
    at += marker === 0xff ? 1 : 2 + viewOf(file).getUint16(at + 2);
  }
}

/** WebP: chunks of name, length and content, each padded to two bytes. */
function* webpParts(file: Uint8Array): Generator<string> {
  let at = 12;
  while (at + 8 <= file.byteLength) {
    yield asLatin1(file.subarray(at, at + 4));
    const size = viewOf(file).getUint32(at + 4, true);
    at += 8 + size + (size % 2);
  }
}

const partsOf = { png: pngParts, jpeg: jpegParts, webp: webpParts };

/** The places in which cameras and programs write who, when and where: EXIF, XMP, IPTC, and words. */
const telling: Record<ImageFormat, string[]> = {
  png: ['eXIf', 'tEXt', 'zTXt', 'iTXt'],
  jpeg: ['e1', 'ed', 'fe'],
  webp: ['EXIF', 'XMP '],
};

/** Whether a picture, given whole, says more than it shows. */
export function carriesMetadata(file: Uint8Array, format: ImageFormat): boolean {
  for (const part of partsOf[format](file)) if (telling[format].includes(part)) return true;
  return false;
}
