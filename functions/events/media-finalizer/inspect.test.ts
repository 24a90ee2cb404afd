import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { mediaTypes, type MediaType } from '#shared/policies/media-types.ts';
import { bytesOf } from '#test/support/bytes-of.ts';
import * as files from '#test/support/media-files.ts';
import type { Bytes } from './bytes.ts';
import { inspect } from './inspect.ts';

type Declared = Parameters<typeof inspect>[1];
/** The reason alone. */
const judge = async (file: Bytes, declared: Declared, isPhoto = false) =>
  (await inspect(file, declared, isPhoto))?.rejection ?? null;

const look = (contentType: MediaType, content: Uint8Array) =>
  judge(bytesOf(content), { contentType, bytes: content.byteLength });

const inspectPhoto = (contentType: MediaType, content: Uint8Array) =>
  judge(bytesOf(content), { contentType, bytes: content.byteLength }, true);

const { pdf, pdfObjectStream, pdfStream, png, jpeg, jpegSegment, webp, mp3, mp4, webm, vtt } =
  files;
const large = new Uint8Array(60_000);
const withTrack = (codec: string) =>
  Buffer.concat([webm(), Buffer.from([0x86, 0x80 | codec.length]), Buffer.from(codec)]);

describe('an honest file is kept', () => {
  test.each<[MediaType, string, Uint8Array]>([
    ['image/png', 'a picture', png(12_000, 4_000)],
    ['image/jpeg', 'a photograph', jpeg(4_000, 3_000)],
    ['image/jpeg', 'one with large profiles', jpeg(64, 64, jpegSegment(0xe2, large))],
    ['image/jpeg', 'one with fill bytes', jpeg(64, 64, Buffer.from([0xff, 0xff, 0xfe, 0, 2]))],
    ['image/webp', 'extended', webp.extended(8_000, 6_000)],
    ['image/webp', 'lossless', webp.lossless(16_00, 9_00)],
    ['image/webp', 'lossy', webp.lossy(1_600, 900)],
    ['video/mp4', 'a film', mp4('isom', 'iso2', 'avc1', 'mp41')],
    ['video/mp4', 'one of a fragmenting writer', mp4('iso5', 'dash')],
    ['video/webm', 'a film', webm()],
    ['audio/mp4', 'sound of a phone', mp4('M4A ', 'mp42', 'isom')],
    ['audio/mp4', 'sound that a browser recorded', mp4('iso5', 'mp42')],
    ['audio/webm', 'sound that a browser recorded', withTrack('A_OPUS')],
    ['video/webm', 'a film with its tracks', withTrack('V_VP9')],
    ['audio/mpeg', 'tagged sound', mp3()],
    ['audio/mpeg', 'bare sound', mp3(null)],
    ['application/pdf', 'a document that opens at a page', pdf()],
    [
      'application/pdf',
      'one that LaTeX made',
      pdf('5 0 obj\n<< /S /GoTo /D [3 0 R /Fit] >>\nendobj\n'),
    ],
    ['application/pdf', 'packed objects', pdf(pdfObjectStream('<< /Type /Annot >>'))],
    [
      'application/pdf',
      'one that opens at a page by a reference, and links to the web',
      pdf(
        '5 0 obj\n<< /S /GoTo /D [3 0 R /Fit] >>\nendobj\n6 0 obj << /OpenAction 5 0 R >> endobj\n7 0 obj << /S /URI /URI (https://x) >> endobj',
      ),
    ],
    [
      'application/pdf',
      'one whose opening is packed',
      pdf(
        `${pdfObjectStream('<< /S /GoTo /D [3 0 R /Fit] >>')} 8 0 obj << /OpenAction 7 0 R >> endobj`,
      ),
    ],
    [
      'application/pdf',
      'an outline before a picture',
      pdf(
        `8 0 obj << /Type /Outlines /First 9 0 R >> endobj\n${pdfStream(Buffer.from('\xff\xd8'), '/Subtype /Image /Filter /DCTDecode')}`,
      ),
    ],
    [
      'application/pdf',
      'a picture that spells the short names by chance',
      pdf(pdfStream(Buffer.from('\x01/JS (\x02/XFAstream/AA'), '/Subtype /Image')),
    ],
    ['text/vtt', 'captions', vtt('<v Ana>Hola</v> <c.loud>¡Sí!</c> 1 < 2 <- <00:00.500>')],
    ['text/vtt', 'captions with a byte order mark', Buffer.from('\ufeffWEBVTT - Captions\n')],
  ])('%s: %s', async (contentType, _, content) => {
    expect(await look(contentType, content)).toBeNull();
  });
});

describe('case 52: bytes that are not what they were declared to be are turned away', () => {
  const all = Object.keys(mediaTypes) as MediaType[];
  const strangers: Record<string, Uint8Array> = {
    'a page': files.html,
    'a Windows program': files.exe,
    'an archive': files.zip,
    'a GIF that is a script': files.gifScript,
    'a drawing': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    'one byte': Buffer.from([0xff]),
    nothing: new Uint8Array(64),
    'an AVIF still': mp4('avif', 'mif1', 'miaf'),
    'a HEIC still': mp4('heic', 'mif1'),
    'a QuickTime film': mp4('qt  '),
    'a general Matroska film': webm('matroska'),
    'a tag with a page behind it': mp3('Title', files.html),
    'a tag that is all there is': mp3('Title', ''),
    'a tag that claims more than there is': Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7f'),
    'captions in UTF-16': Buffer.from('\ufeffWEBVTT\n', 'utf16le'),
    'captions in Latin-1': Buffer.from('WEBVTT\n\nse\xf1al', 'latin1'),
    'captions with a NUL': vtt('a\0b'),
    'nearly captions': Buffer.from('WEBVTTX\n'),
    'a document behind a page': Buffer.concat([files.html, pdf()]),
    'a picture without a header': png().subarray(0, 20),
    'a photograph without a frame': jpeg().subarray(0, 22),
    'a photograph whose segments end in the scan': Buffer.from(
      '\xff\xd8\xff\xda\0\x02\0\0',
      'latin1',
    ),
    'a picture of no width': png(0, 64),
  };
  test.each(Object.entries(strangers))('%s passes as no type', async (_, content) => {
    for (const contentType of all) expect(await look(contentType, content)).toBe('wrong_bytes');
  });

  test('each type passes as itself alone', async () => {
    const text = Buffer.from('one,two');
    const honest = [
      mp4('isom'),
      webm(),
      mp3(),
      mp4('M4A '),
      webm(),
      png(),
      jpeg(),
      webp.lossy(),
      pdf(),
      ...(['docx', 'xlsx', 'pptx'] as const).map((kind) => files.office(kind)),
      ...(['text', 'spreadsheet', 'presentation'] as const).map((kind) => files.openDocument(kind)),
      files.zipOf({ 'a.txt': 'a' }),
      text,
      text,
      vtt(),
    ];
    expect(honest).toHaveLength(all.length);
    // A table is a text, and a text may be one.
    const isText = (type: MediaType | undefined) => type === 'text/csv' || type === 'text/plain';
    // Sound lies in the containers of films, which say only further on what they hold.
    const alike = ['video/mp4 audio/mp4', 'video/webm audio/webm', 'audio/webm video/webm'];
    for (const [row, content] of honest.entries())
      for (const [column, contentType] of all.entries())
        expect([all[row], contentType, await look(contentType, content)]).toEqual([
          all[row],
          contentType,
          row === column ||
          (isText(all[row]) && isText(contentType)) ||
          alike.includes(`${all[row]} ${contentType}`)
            ? null
            : 'wrong_bytes',
        ]);
  });

  test('a film is no sound', async () => {
    expect(await look('audio/webm', withTrack('V_VP8'))).toBe('wrong_bytes');
    expect(await look('audio/mp4', mp4('qt  '))).toBe('wrong_bytes');
  });

  test.each([0, 99, 101])('a size of %i bytes for 100 declared is wrong', async (size) => {
    const declared = { contentType: 'text/vtt', bytes: 100 } as const;
    expect(await judge(bytesOf(new Uint8Array(size)), declared)).toBe('wrong_size');
  });
});

describe('captions are turned away with the line that is at fault', () => {
  const captions = (...cues: string[]) => Buffer.from(['WEBVTT', '', ...cues].join('\n'));
  const refused = async (content: Uint8Array) =>
    inspect(bytesOf(content), { contentType: 'text/vtt', bytes: content.byteLength });

  test.each<[string, string[], { rejection: string; line: number } | null]>([
    ['in order', ['00:01.000 --> 00:02.000', 'a', '', '00:02.000 --> 00:03.000', 'b'], null],
    ['at once', ['00:01.000 --> 00:05.000', 'a', '', '00:02.000 --> 00:03.000', 'b'], null],
    ['with names', ['first', '100:01:01.000 --> 100:01:02.000 line:1', 'a'], null],
    ['with notes', ['NOTE a --> b', '', 'NOTE', 'as --> is', '', '00:01.000 --> 00:02.000'], null],
    [
      'going back',
      ['00:05.000 --> 00:06.000', 'a', '', '00:04.000 --> 00:07.000', 'b'],
      { rejection: 'captions_order', line: 6 },
    ],
    [
      'ending before they begin',
      ['00:05.000 --> 00:04.000', 'a'],
      { rejection: 'captions_time', line: 3 },
    ],
    [
      'with commas as in SRT',
      ['1', '00:00:05,000 --> 00:00:06,000', 'a'],
      { rejection: 'captions_time', line: 4 },
    ],
    [
      'at no time of a minute',
      ['00:75.000 --> 01:80.000'],
      { rejection: 'captions_time', line: 3 },
    ],
    [
      'with a script',
      ['00:01.000 --> 00:02.000', 'a', '<script>'],
      { rejection: 'active_content', line: 5 },
    ],
  ])('%s', async (_, cues, refusal) => {
    expect(await refused(captions(...cues))).toEqual(refusal);
  });

  test('whatever ends their lines', async () => {
    const cue = '00:05.000 --> 00:04.000';
    for (const end of ['\n', '\r\n', '\r'])
      expect(await refused(Buffer.from(['WEBVTT', '', cue].join(end)))).toMatchObject({ line: 3 });
  });
});

describe('case 52: a file that is also something that acts is turned away', () => {
  const script = '<script>alert(1)</script>';
  const acting = (object: string) => pdf(object);
  const javaScript = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

  test.each<[MediaType, string, Uint8Array]>([
    ['image/png', 'a page in a text chunk', png(64, 64, `tEXt${script}`)],
    ['image/png', 'a drawing', png(64, 64, 'tEXt<SVG onload=alert(1)>')],
    ['image/png', 'a document', png(64, 64, '%PDF-1.7')],
    ['image/jpeg', 'a page in a comment', jpeg(64, 64, jpegSegment(0xfe, `<HTML >${script}`))],
    [
      'image/jpeg',
      'PHP behind a large profile',
      jpeg(64, 64, Buffer.concat([jpegSegment(0xe2, large), jpegSegment(0xfe, '<?php system()')])),
    ],
    ['image/webp', 'a page', Buffer.concat([webp.lossy(), Buffer.from(script)])],
    ['text/vtt', 'a script', vtt(script)],
    ['text/vtt', 'an image that runs', vtt('<img src=x onerror=alert(1)>')],
    ['text/vtt', 'a tag that only begins like one of its own', vtt('<base href=//x>')],
    ['text/vtt', 'a comment', vtt('<!-- -->')],
    ['application/pdf', 'a script', acting(`5 0 obj ${javaScript} endobj`)],
    ['application/pdf', 'a script by an escaped name', acting('<< /S /J#61va#53cript >>')],
    ['application/pdf', 'a program to launch', acting('<</S/Launch/F(cmd.exe)>>')],
    ['application/pdf', 'a form that is sent', acting('<< /S /SubmitForm /F (http://x) >>')],
    ['application/pdf', 'a form of its own language', acting('<< /XFA [7 0 R] >>')],
    [
      'application/pdf',
      'a script at its very end',
      Buffer.concat([pdf(), Buffer.from('/JavaScript')]),
    ],
    ['application/pdf', 'a packed script', acting(pdfObjectStream(javaScript))],
    ...(
      [
        ['a film that plays by itself', '<< /S /Rendition /OP 0 /R 7 0 R >>'],
        ['a scene in space', '<< /Type /Annot /Subtype /3D /3DD 7 0 R >>'],
        ['a scene in space behind a comment', '<< /Subtype %x\n/3D >>'],
        ['a way into another file', '<< /S /GoToR /F (//evil/x.pdf) /D [0 /Fit] >>'],
        ['a way into a file inside', '<< /S /GoToE /T << /R /C >> >>'],
        ['a program inside', '<< /Type /Filespec /F (x.exe) /EF << /F 7 0 R >> >>'],
        ['a program inside by its stream', '<< /Type /EmbeddedFile >>'],
        ['an address that is opened with it', '<< /OpenAction << /S /URI /URI (http://x) >> >>'],
        ['one behind a page', '<< /OpenAction << /S /GoTo /D [3 0 R] /Next 7 0 R >> >>'],
        [
          'one that is referred to',
          '7 0 obj << /S /URI /URI (http://x) >> endobj << /OpenAction 7 0 R >>',
        ],
        ['one that is nowhere to be seen', '<< /Open#41ction 99 0 R >>'],
        [
          'one in a second object of its number',
          '7 0 obj [3 0 R] endobj 7 0 obj << /S /URI >> endobj << /OpenAction 7 0 R >>',
        ],
        ['one that opens with a page', '<< /AA << /O << /S /URI /URI (http://x) >> >> >>'],
        [
          'a packed script that says nothing of itself',
          pdfObjectStream(javaScript, '/N 1 /First 4'),
        ],
        [
          'packed objects in words',
          pdfStream(Buffer.from('37203020>'), '/N 1 /First 4 /Filter /AHx'),
        ],
        [
          'packed objects in words behind a comment',
          pdfStream(Buffer.from('37203020>'), '/N 1 /First 4 % endobj\n /Filter /ASCIIHexDecode'),
        ],
      ] as const
    ).map(([what, object]): [MediaType, string, Uint8Array] => [
      'application/pdf',
      what,
      acting(object),
    ]),
    [
      'application/pdf',
      'a script packed under an escaped type',
      acting(pdfObjectStream(javaScript, '/Type /Obj#53tm')),
    ],
    [
      'application/pdf',
      'objects packed in a way that is not looked into',
      acting(pdfStream(Buffer.from('789cabcd>'), '/Type /ObjStm /Filter /ASCIIHexDecode')),
    ],
    [
      'application/pdf',
      'packed objects behind a second filter',
      acting(
        pdfStream(
          deflateSync(Buffer.from(Buffer.from(`7 0 ${javaScript}`).toString('hex'))),
          '/Type /ObjStm /Filter [/FlateDecode /ASCIIHexDecode]',
        ),
      ),
    ],
    [
      'application/pdf',
      'packed objects without an end',
      Buffer.concat([Buffer.from('%PDF-1.7\n/Type /ObjStm >>\nstream\n'), deflateSync('7 0 <<>>')]),
    ],
  ])('%s: %s', async (contentType, _, content) => {
    expect(await look(contentType, content)).toBe('active_content');
  });

  test.each([
    ['at its end', '<< /Encrypt 9 0 R >>'],
    ['by an escaped name', '<< /Encr#79pt 9 0 R >>'],
    [
      'behind packed objects that cannot be looked into',
      `${pdfStream(Buffer.from('locked'), '/Type /ObjStm /First 4')} << /Encrypt 9 0 R >>`,
    ],
  ])(
    'a document that a password hides, as it says %s, is turned away as that',
    async (_, object) => {
      expect(await look('application/pdf', acting(object))).toBe('needs_password');
    },
  );

  test.each([
    ['a page behind the first line', '%PDF-1.7\n<!doctype html><script>alert(1)</script>'],
    [
      'a page in a comment',
      `%PDF-1.7\n%<script>alert(1)</script>\n${pdf().toString('latin1').slice(9)}`,
    ],
    ['a page behind the end', `${pdf().toString('latin1')}<script>alert(1)</script>`],
    ['no object', '%PDF-1.7\n%%EOF\n'],
    ['no end', pdf().toString('latin1').replace('%%EOF', '')],
  ])('a document with %s is none', async (_, content) => {
    expect(await look('application/pdf', Buffer.from(content, 'latin1'))).toBe('wrong_bytes');
  });

  test.each([
    ['an acting document', 'active_content', `5 0 obj ${javaScript} endobj`],
    ['one that hides it', 'active_content', pdfObjectStream(javaScript)],
    ['an honest document', null, `${pdfObjectStream('<< /XFActs 1 >>')} << /XFActs 1 >>`],
  ])('%s is known wherever its pieces are cut', async (_, verdict, object) => {
    const content = pdf(object);
    const declared = { contentType: 'application/pdf', bytes: content.byteLength } as const;
    for (let piece = 1; piece < 200; piece += 1)
      expect(await judge(bytesOf(content, piece), declared)).toBe(verdict);
  });
});

describe('case 54: what would be huge when it is unpacked is refused by its header', () => {
  test.each<[MediaType, Uint8Array]>([
    ['image/png', png(50_000, 50_000)],
    ['image/png', png(0xffffffff, 1)],
    ['image/png', png(12_001, 1)],
    ['image/png', png(10_000, 5_001)],
    ['image/jpeg', jpeg(65_535, 65_535)],
    ['image/webp', webp.extended(16_777_216, 16_777_216)],
    ['image/webp', webp.lossless(16_384, 16_384)],
    ['image/webp', webp.lossy(16_383, 16_383)],
  ])('%s', async (contentType, content) => {
    expect(await look(contentType, content)).toBe('too_large_image');
  });

  test('of a large picture only the head is read', async () => {
    const content = png(64, 64, [...new Uint8Array(5_000_000)]);
    const file = bytesOf(content);
    await inspect(file, { contentType: 'image/png', bytes: content.byteLength });
    expect(file.bytesRead()).toBe(2 * 1024 * 1024);
  });

  test.each([
    ['one packed stream that swells', 1, 64 * 1024 * 1024],
    ['many that swell together', 20, 8 * 1024 * 1024],
  ])('%s', async (_, streams, swollen) => {
    const bomb = pdfObjectStream(`<< ${' '.repeat(swollen)} >>`);
    const content = pdf(bomb.repeat(streams));
    const file = bytesOf(content, 65_536);
    const before = process.memoryUsage().rss;
    const declared = { contentType: 'application/pdf', bytes: content.byteLength } as const;
    expect(await judge(file, declared)).toBe('active_content');
    expect(process.memoryUsage().rss - before).toBeLessThan(256 * 1024 * 1024);
  });
});

describe('a person’s photo', () => {
  const exif = jpegSegment(0xe1, 'Exif\0\0MM');
  const text = [0, 0, 0, 4, ...Buffer.from('tEXtaaaa'), 0, 0, 0, 0];

  test.each<[MediaType, string, Uint8Array]>([
    ['image/jpeg', 'a small one', jpeg(1024, 1024)],
    ['image/jpeg', 'one with a colour profile', jpeg(512, 512, jpegSegment(0xe2, 'ICC_PROFILE'))],
    ['image/png', 'a drawing', png(512, 512)],
    ['image/webp', 'a small one', webp.lossy(512, 512)],
  ])('%s: %s is taken', async (type, _, content) => {
    expect(await inspectPhoto(type, content)).toBeNull();
  });

  test.each<[MediaType, string, Uint8Array, string]>([
    ['image/jpeg', 'what a camera wrote into it', jpeg(512, 512, exif), 'carries_metadata'],
    ['image/jpeg', 'a comment', jpeg(512, 512, jpegSegment(0xfe, 'me')), 'carries_metadata'],
    ['image/png', 'words', png(512, 512, text), 'carries_metadata'],
    ['image/jpeg', 'more pixels than are ever shown', jpeg(1025, 10), 'too_large_image'],
    ['image/png', 'a bomb of pixels', png(50_000, 50_000), 'too_large_image'],
    ['image/jpeg', 'another format', png(10, 10), 'wrong_bytes'],
    ['application/pdf', 'no picture at all', pdf(), 'wrong_bytes'],
  ])('case 54: %s with %s is turned away', async (type, _, content, rejection) => {
    expect(await inspectPhoto(type, content)).toBe(rejection);
  });

  test('a picture of a course may say what the camera wrote', async () => {
    expect(await look('image/jpeg', jpeg(512, 512, exif))).toBeNull();
  });
});
