import { describe, expect, test } from 'vitest';
import { typeOf } from '#shared/policies/media-types.ts';
import { bytesOf } from '#test/support/bytes-of.ts';
import { exe, html, office, openDocument, pdf, zipOf } from '#test/support/media-files.ts';
import { inspect } from './inspect.ts';

/** The type that its ending says, and what the look at the bytes finds. */
async function look(name: string, content: Uint8Array): Promise<string | null> {
  const contentType = typeOf(name);
  if (contentType === null) throw new Error(`No type has the ending of ${name}`);
  const declared = { contentType, bytes: content.byteLength };
  return (await inspect(bytesOf(content), declared))?.rejection ?? null;
}

const relation = (type: string, target: string, mode = ' TargetMode="External"') =>
  `<Relationship Id="9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${mode}/>`;
const link = (href: string) => `<text:a xlink:href="${href}">here</text:a>`;
const longText = 'word '.repeat(300_000);

describe('what teachers hand out is kept', () => {
  test.each<[string, string, Uint8Array]>([
    ['a.docx', 'a document', office('docx')],
    ['a.docx', 'one with links', office('docx', {}, relation('hyperlink', 'https://x'))],
    [
      'a.docx',
      'one made after a template of its own computer',
      office('docx', {}, relation('attachedTemplate', 'file:///C:\\Letters\\House.dotx')),
    ],
    ['a.docx', 'a long one', office('docx', { 'word/footnotes.xml': longText })],
    ['a.xlsx', 'a sheet', office('xlsx', { 'xl/printerSettings/printerSettings1.bin': exe })],
    ['a.pptx', 'slides with a chart', office('pptx', { 'ppt/embeddings/1.xlsx': office('xlsx') })],
    ['a.odt', 'a text with links', openDocument('text', link('https://x'))],
    ['a.ods', 'a sheet', openDocument('spreadsheet')],
    [
      'a.odp',
      'slides that lead on',
      openDocument(
        'presentation',
        '<presentation:event-listener presentation:action="next-page"/>',
      ),
    ],
    ['a.csv', 'a table', Buffer.from('\ufeffname;age\r\n"Ana, B.";7\r\n')],
    ['a.csv', 'a table as Excel writes it', Buffer.from('a\xf1o;n.\xba\r\n', 'latin1')],
    ['a.txt', 'a text', Buffer.from('1 < 2\n\tso <b>what</b>\f')],
    ['a.zip', 'sources', zipOf({ 'src/a.js': 'run()', 'src/a.py': '1', 'page.html': html })],
    ['a.zip', 'a document within', zipOf({ 'a.docx': office('docx'), 'a.pdf': pdf() })],
  ])('%s: %s', async (name, _, content) => {
    expect(await look(name, content)).toBeNull();
  });
});

describe('case 52: a document that is another kind, or that acts, is turned away', () => {
  const vba = '<Override PartName="/x" ContentType="application/vnd.ms-office.vbaProject"/>';
  const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml';
  test.each<[string, string, Uint8Array]>([
    ['a.docx', 'macros', office('docx', { 'word/vbaProject.bin': 'x' })],
    ['a.docx', 'macros under another name', office('docx', { '[Content_Types].xml': vba })],
    [
      'a.docx',
      'a type of macros',
      office('docx', { '[Content_Types].xml': `<Types ContentType="${macroType}"/>` }),
    ],
    ['a.xlsx', 'macros of old', office('xlsx', { 'xl/Macrosheets/sheet1.xml': '' })],
    ['a.pptx', 'a control', office('pptx', { 'ppt/activeX/activeX1.bin': '' })],
    ['a.docx', 'a packed program', office('docx', { 'word/embeddings/oleObject1.bin': exe })],
    ['a.odt', 'macros', openDocument('text', '', { 'Basic/Standard/Module1.xml': '' })],
    ['a.odt', 'a script', openDocument('text', '', { 'Scripts/python/a.py': '' })],
    [
      'a.odp',
      'a click that runs a macro',
      openDocument('presentation', link('vnd.sun.star.script:a.py$b?language=Python')),
    ],
    [
      'a.odt',
      'a macro in spelled-out letters',
      openDocument('text', link('&#118;nd.sun.star.script:a')),
    ],
  ])('%s with %s', async (name, _, content) => {
    expect(await look(name, content)).toBe('macros');
  });

  test.each<[string, string, Uint8Array]>([
    ['a.docx', 'a template', office('docx', {}, relation('attachedTemplate', 'https://x/a.dotm'))],
    [
      'a.docx',
      'a template of a share',
      office('docx', {}, relation('attachedTemplate', 'file://x/a')),
    ],
    ['a.docx', 'a picture', office('docx', {}, relation('image', 'https://x/pixel.png'))],
    [
      'a.docx',
      'a picture behind a bracket',
      office(
        'docx',
        {},
        `<Relationship Id=">" TargetMode='External' Type='x/image' Target='https://x'/>`,
      ),
    ],
    ['a.docx', 'an entity', office('docx', {}, '<!DOCTYPE x SYSTEM "https://x">')],
    ['a.xlsx', 'another sheet', office('xlsx', { 'xl/externalLinks/externalLink1.xml': '' })],
    ['a.xlsx', 'a database', office('xlsx', { 'xl/connections.xml': '' })],
    ['a.odt', 'a picture', openDocument('text', '<draw:image xlink:href="https://x/p.png"/>')],
    ['a.odt', 'a share', openDocument('text', `<z:image  z:href='\\\\x\\p'/>`)],
    [
      'a.ods',
      'a table',
      openDocument('spreadsheet', '<table:table-source xlink:href="http://x"/>'),
    ],
  ])('%s that fetches %s when it is opened', async (name, _, content) => {
    expect(await look(name, content)).toBe('reaches_out');
  });

  test.each<[string, string, Uint8Array]>([
    ['a.docx', 'a page behind its name', Buffer.concat([html, office('docx')])],
    ['a.docx', 'something behind its end', Buffer.concat([office('docx'), html])],
    ['a.docx', 'relations that are no text', office('docx', { 'word/_rels/a.rels': 'a\0' })],
    ['a.txt', 'a page', html],
    ['a.txt', 'a program', exe],
    ['a.csv', 'a drawing', Buffer.from('\ufeff \n<svg onload="alert(1)">')],
    ['a.csv', 'UTF-16', Buffer.from('\ufeffa;b', 'utf16le')],
    ['a.txt', 'a document', pdf()],
    ['a.zip', 'a program that unpacks itself', Buffer.concat([exe, zipOf({ a: 'a' })])],
    ['a.zip', 'a program of Java', zipOf({ 'META-INF/MANIFEST.MF': '' })],
  ])('%s: %s', async (name, _, content) => {
    expect(await look(name, content)).toBe('wrong_bytes');
  });

  test.each(['setup.exe', 'a/RUN.BAT', 'photo.jpg.scr', 'macro.docm', 'a.lnk', 'a.vbs', 'a.exe.'])(
    'a zip with %s',
    async (inside) => {
      expect(await look('a.zip', zipOf({ 'readme.txt': '', [inside]: 'x' }))).toBe(
        'active_content',
      );
    },
  );
});

describe('case 54: an archive is judged by its directory and never unpacked', () => {
  const zeros = new Uint8Array(80_000_000);
  /** The directory with one byte changed, `offset` behind the beginning of its first row. */
  function changed(content: Buffer, offset: number, value: number): Buffer {
    const copy = Buffer.from(content);
    copy[copy.indexOf('PK\x01\x02', 0, 'latin1') + offset] = value;
    return copy;
  }
  const slip = (path: string) => zipOf({ [path]: 'x' });
  const many = Object.fromEntries(Array.from({ length: 5001 }, (_, at) => [`${at}.txt`, '']));
  const nested = zipOf({ 'inner.zip': zipOf({ a: 'a' }) });
  const link = zipOf({
    'link.txt': [Buffer.from('/etc/passwd'), { attrs: 0o120777 << 16, os: 3 }],
  });

  test.each<[string, Uint8Array]>([
    ['what swells a thousandfold', zipOf({ 'a.txt': zeros })],
    ['what states gigabytes', changed(zipOf({ 'a.txt': 'a' }), 27, 0x7f)],
    ['more files than anybody opens', zipOf(many)],
    ['archives in archives', nested],
    ['a way out of its folder', slip('../../etc/cron.d/x')],
    ['a way out by another slash', slip('..\\x.txt')],
    ['a path from the root', slip('/etc/passwd')],
    ['a drive', slip('C:x.txt')],
    ['a link', link],
    ['what a password hides', changed(zipOf({ 'a.txt': 'a' }), 8, 1)],
    ['two files in one place', changed(zipOf({ 'a.txt': 'aaaa', 'b.txt': 'b' }), 20, 200)],
  ])('%s', async (_, content) => {
    expect(await look('a.zip', content)).toBe('unsafe_archive');
  });

  test('a document whose parts swell is one, too', async () => {
    expect(await look('a.docx', office('docx', { 'word/media/a.bin': zeros }))).toBe(
      'unsafe_archive',
    );
    const lying = changed(office('docx'), 24, 1);
    expect(await look('a.docx', lying)).toBe('unsafe_archive');
  });

  test('of a zip its directory alone is read', async () => {
    const content = zipOf({ 'a.bin': Buffer.alloc(3_000_000, 'abcdefgh') }, { level: 0 });
    const file = bytesOf(content);
    await inspect(file, { contentType: 'application/zip', bytes: content.byteLength });
    expect(file.bytesRead()).toBeLessThan(70_000);
  });
});
