import { deflateSync } from 'node:zlib';
import { strToU8, zipSync, type ZipOptions } from 'fflate';

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

const box = (type: string, ...content: Parameters<typeof bytes>): Buffer => {
  const body = bytes(...content);
  return bytes(uint32(body.byteLength + 8), type, body);
};

const uint64 = (value: number) => [...uint32(Math.floor(value / 2 ** 32)), ...uint32(value)];

/** The length in a film's movie header, in 600ths of a second. */
export const movieHeader = (seconds: number, long = false): Buffer =>
  long
    ? box(
        'mvhd',
        [1, 0, 0, 0],
        uint64(0),
        uint64(0),
        uint32(600),
        uint64(seconds * 600),
        new Uint8Array(80),
      )
    : box(
        'mvhd',
        [0, 0, 0, 0],
        uint32(0),
        uint32(0),
        uint32(600),
        uint32(seconds * 600),
        new Uint8Array(80),
      );

/** A film whose header stands before what it shows, or behind it. */
export const mp4Film = (header: Uint8Array, behind = false): Buffer => {
  const movie = box('moov', box('udta', 'a title'), header);
  const shown = box('mdat', new Uint8Array(5000));
  return bytes(
    box('ftyp', 'isom', uint32(512), 'isom'),
    ...(behind ? [shown, movie] : [movie, shown]),
  );
};

const element = (id: number[], ...content: Parameters<typeof bytes>): Buffer => {
  const body = bytes(...content);
  return bytes(id, [0x40 | (body.byteLength >> 8), body.byteLength & 255], body);
};

const float64 = (value: number): Buffer => {
  const written = Buffer.alloc(8);
  written.writeDoubleBE(value);
  return written;
};

/** @param ticks its length in ticks of `tick` nanoseconds; null: it does not say */
export const webmFilm = (ticks: number | null, tick = 1_000_000): Buffer =>
  bytes(
    webm(),
    // A segment of unknown size, as writers leave it that do not go back.
    [0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
    element([0xec], new Uint8Array(60)),
    element(
      [0x15, 0x49, 0xa9, 0x66],
      element([0x2a, 0xd7, 0xb1], uint32(tick)),
      ticks === null ? '' : element([0x44, 0x89], float64(ticks)),
    ),
    element([0x1f, 0x43, 0xb6, 0x75], new Uint8Array(100)),
  );

/** Sound of one bit rate: frames of 128 kbit/s, of which each lasts 26 ms. */
export const mp3Sound = (frames: number): Buffer =>
  mp3('Title', bytes(...Array.from({ length: frames }, () => mp3Frame)));

/** Sound whose first frame says how many there are, wherever its writer puts that. */
export const mp3Counted = (frames: number, tag: 'Xing' | 'Info' | 'VBRI'): Buffer => {
  const head = Buffer.alloc(417);
  head.set([0xff, 0xfb, 0x90, 0x00]);
  head.write(tag, 36, 'latin1');
  if (tag !== 'VBRI') head.writeUInt32BE(1, 40);
  head.writeUInt32BE(frames, tag === 'VBRI' ? 50 : 44);
  return mp3('Title', head);
};

type Parts = Record<string, string | Uint8Array | [Uint8Array, ZipOptions]>;

/** A zip of some files, as programs pack them. */
export const zipOf = (parts: Parts, options: ZipOptions = {}): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(parts).map(([path, part]) => [
          path,
          typeof part === 'string' ? strToU8(part) : part,
        ]),
      ),
      options,
    ),
  );

const openXml = {
  docx: ['word/document.xml', 'wordprocessingml.document'],
  xlsx: ['xl/workbook.xml', 'spreadsheetml.sheet'],
  pptx: ['ppt/presentation.xml', 'presentationml.presentation'],
} as const;

/** A document as Office writes it: its parts, what each is, and what it leads to. */
export function office(kind: keyof typeof openXml, more: Parts = {}, relations = ''): Buffer {
  const [main, type] = openXml[kind];
  return zipOf({
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${main}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`,
    '_rels/.rels': `<Relationships><Relationship Id="1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="${main}"/></Relationships>`,
    [main]: '<w:p>Hello</w:p>',
    [`${main.replace('/', '/_rels/')}.rels`]: `<Relationships>${relations}</Relationships>`,
    ...more,
  });
}

/** A document as LibreOffice writes it: what it is stands first, unpacked. */
export const openDocument = (
  kind: 'text' | 'spreadsheet' | 'presentation',
  body = '',
  more: Parts = {},
): Buffer =>
  zipOf({
    mimetype: [strToU8(`application/vnd.oasis.opendocument.${kind}`), { level: 0 }],
    'content.xml': `<office:document-content><office:scripts/><office:body>${body}</office:body></office:document-content>`,
    'styles.xml': '<office:document-styles/>',
    'META-INF/manifest.xml': '<manifest:manifest/>',
    ...more,
  });
