import { deflateSync } from 'node:zlib';

/** Small files of each kind, made here so that every byte of them has a reason. */

const bytes = (...parts: (string | number[] | Uint8Array)[]): Buffer =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part),
    ),
  );

const uint16 = (value: number) => [value >>> 8, value & 255];
const uint32 = (value: number) => [...uint16(value >>> 16), ...uint16(value & 0xffff)];
const uint24le = (value: number) => [value & 255, (value >>> 8) & 255, value >>> 16];

export const png = (width = 64, height = 64, after: string | number[] = ''): Buffer =>
  bytes(
    '\x89PNG\r\n\x1a\n\0\0\0\rIHDR',
    uint32(width),
    uint32(height),
    [8, 6, 0, 0, 0, 0, 0, 0, 0],
    after,
    '\0\0\0\0IEND\xae\x42\x60\x82',
  );

/** @param before segments between the start and the frame */
export const jpeg = (width = 64, height = 64, before: Uint8Array = bytes()): Buffer =>
  bytes(
    [0xff, 0xd8, 0xff, 0xe0, 0, 16],
    'JFIF\0',
    [1, 1, 0, 0, 1, 0, 1, 0, 0],
    before,
    [0xff, 0xc0, 0, 11, 8, ...uint16(height), ...uint16(width), 1, 1, 0x11, 0],
    [0xff, 0xda, 0, 2, 0, 0xff, 0xd9],
  );

/** A segment of a JPEG, such as a comment (FE) or a profile (E2). */
export const jpegSegment = (marker: number, content: string | Uint8Array): Buffer =>
  bytes([0xff, marker, ...uint16(content.length + 2)], content);

export const webp = {
  extended: (width = 64, height = 64) =>
    bytes(
      'RIFF\x20\0\0\0WEBPVP8X',
      [10, 0, 0, 0, 0, 0, 0, 0],
      uint24le(width - 1),
      uint24le(height - 1),
      [0, 0],
    ),
  lossless: (width = 64, height = 64) => {
    const bits = (width - 1) | ((height - 1) << 14);
    return bytes(
      'RIFF\x20\0\0\0WEBPVP8L',
      [10, 0, 0, 0, 0x2f],
      uint32(bits).toReversed(),
      [0, 0, 0, 0, 0],
    );
  },
  lossy: (width = 64, height = 64) =>
    bytes(
      'RIFF\x20\0\0\0WEBPVP8 ',
      [10, 0, 0, 0, 0, 0, 0, 0x9d, 0x01, 0x2a],
      uint16(width).toReversed(),
      uint16(height).toReversed(),
    ),
};

/** @param brands the first, then those that it goes with */
export const mp4 = (...brands: string[]): Buffer => {
  const [major = 'isom', ...compatible] = brands;
  return bytes(
    uint32(16 + 4 * compatible.length),
    'ftyp',
    major,
    uint32(512),
    compatible.join(''),
    uint32(8),
    'mdat',
  );
};

export const webm = (docType = 'webm'): Buffer =>
  bytes(
    [0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81, 1, 0x42, 0xf7, 0x81, 1, 0x42, 0xf2, 0x81, 4],
    [0x42, 0xf3, 0x81, 8, 0x42, 0x82, 0x80 | docType.length],
    docType,
    [0x42, 0x87, 0x81, 4, 0x42, 0x85, 0x81, 2],
  );

const mp3Frame = bytes([0xff, 0xfb, 0x90, 0x00], new Uint8Array(413));

/** @param behind what follows the tag; sound unless told */
export const mp3 = (tag: string | null = 'Title', behind: string | Uint8Array = mp3Frame): Buffer =>
  tag === null
    ? bytes(behind)
    : bytes('ID3\x04\0\0', [0, 0, tag.length >> 7, tag.length & 127], tag, behind);

export const vtt = (cue = 'Hello'): Buffer =>
  Buffer.from(`WEBVTT\n\n00:00.000 --> 00:02.000\n${cue}\n`);

/** A document with one page, and one object more between the page and the end. */
export const pdf = (object = ''): Buffer =>
  bytes(
    '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n',
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R /OpenAction [3 0 R /Fit] >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 10 10] >>\nendobj\n',
    object,
    '\ntrailer << /Root 1 0 R >>\n%%EOF\n',
  );

/** An object stream as writers of PDF pack it. */
export const pdfObjectStream = (objects: string, dictionary = '/Type /ObjStm'): string =>
  pdfStream(deflateSync(Buffer.from(`7 0 ${objects}`)), `${dictionary} /Filter /FlateDecode`);

export const pdfStream = (content: Uint8Array, dictionary: string): string =>
  bytes(
    `6 0 obj\n<< ${dictionary} /Length ${content.length} >>\nstream\r\n`,
    content,
    '\nendstream\nendobj\n',
  ).toString('latin1');

export const exe = bytes('MZ\x90\0', new Uint8Array(124));
export const zip = bytes('PK\x03\x04\x14\0', new Uint8Array(64));
export const gifScript = bytes('GIF89a/*', new Uint8Array(8), '*/=1;alert(1)//;');
export const html = bytes('<!doctype html><script>alert(1)</script>');
