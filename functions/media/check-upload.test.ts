import { describe, expect, test } from 'vitest';
import { media } from '#shared/contract/media.ts';
import { checkUpload } from './check-upload.ts';

const pdf = { contentType: 'application/pdf', bytes: 1000 } as const;

/** The checks that a request passes: the body's schema, then the rules that need both fields. */
const ask = (body: unknown) => checkUpload(media.createUpload.body.parse(body));

/** By the schema, which speaks of fields, or by the rules. */
const refused = /"path"|invalid_request/;

describe('case 49: a name that is not the type’s gets no place to upload', () => {
  test.each([
    'page.html',
    'drawing.svg',
    'code.js',
    'page.xhtml',
    'program.exe',
    'a.pdf.html',
    'a.pdf.',
    'a.pdf .',
    '.pdf',
    'pdf',
    'a.pdf\u0000',
    'a\u0000.pdf',
    'a\n.pdf',
    'invoice\u202Efdp.exe.pdf',
    'a\u061C.pdf',
    'a\u200B.pdf',
    'a\u3164.pdf',
    '../a.pdf',
    'a\\b.pdf',
    'a:b.pdf',
    '"a".pdf',
    '',
    ' ',
    `${'a'.repeat(296)}.pdf`,
    '\ud800.pdf',
  ])('%j', (fileName) => {
    expect(() => ask({ ...pdf, fileName })).toThrow(refused);
  });

  test.each(['text/html', 'image/svg+xml', 'application/zip', 'APPLICATION/PDF', ''])(
    'the type %j is not taken',
    (contentType) => {
      expect(() => ask({ fileName: 'a.pdf', contentType, bytes: 1000 })).toThrow(refused);
    },
  );

  test.each(['a.pdf', 'A.PDF', 'año 2.º — notas (v1.2).pdf', 'familia 👨‍👩‍👧.pdf'])(
    'an honest name passes: %j',
    (fileName) => {
      expect(() => ask({ ...pdf, fileName })).not.toThrow();
    },
  );
});

describe('case 50: the size is the type’s', () => {
  test.each([0, -1, 1.5, 2_000_000_001, '5'])('%j bytes are no size', (bytes) => {
    expect(() => ask({ ...pdf, fileName: 'a.pdf', bytes })).toThrow(refused);
  });

  test('one byte more than the limit is too large', () => {
    const file = { fileName: 'a.vtt', contentType: 'text/vtt' };
    expect(() => ask({ ...file, bytes: 1_000_000 })).not.toThrow();
    expect(() => ask({ ...file, bytes: 1_000_001 })).toThrow('too_large');
  });
});
