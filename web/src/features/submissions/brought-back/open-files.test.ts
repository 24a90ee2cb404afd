import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { mostBroughtBack } from '#shared/policies/feedback-limits.ts';
import { openFiles } from './open-files.ts';

const code = '0000000001';
const isCoded = (name: string) => name.includes(code);

const zipOf = (files: Record<string, string>, name = 'submissions.zip') =>
  new File(
    [
      new Uint8Array(
        zipSync(
          Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])),
        ),
      ),
    ],
    name,
  );

async function open(...files: File[]) {
  const opened = await openFiles(files, isCoded);
  if (typeof opened === 'string') throw new Error(opened);
  return opened;
}
const shortly = async (...files: File[]) => {
  const { entries, faults } = await open(...files);
  return { paths: entries.map(({ path }) => path), faults };
};

/** A zip whose directory states something else of its first file, at an offset of its row. */
async function changed(file: File, offset: number, change: (view: DataView, at: number) => void) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const view = new DataView(bytes.buffer);
  let at = 0;
  while (view.getUint32(at, true) !== 0x02014b50) at += 1;
  change(view, at + offset);
  return new File([bytes], file.name);
}

describe('what came back', () => {
  it('is read out of zips and by itself, with its path', async () => {
    const zip = zipOf({ 'Ada - 1/essay.pdf': '%PDF', 'Ada - 1/sub/notes.txt': 'Hm.' });
    const { entries } = await open(zip, new File(['A'], 'loose.txt'));
    expect(entries.map(({ path, bytes }) => [path, bytes])).toEqual([
      ['Ada - 1/essay.pdf', 4],
      ['Ada - 1/sub/notes.txt', 3],
      ['loose.txt', 1],
    ]);
    const words = await Promise.all(
      entries.map(async ({ load }) => new TextDecoder().decode((await load()) ?? undefined)),
    );
    expect(words).toEqual(['%PDF', 'Hm.', 'A']);
  });

  it('is a file as it is where a zip has a code in its name', async () => {
    const one = await shortly(zipOf({ 'a.txt': 'A' }, `work - ${code}.zip`));
    expect(one).toEqual({ paths: [`work - ${code}.zip`], faults: [] });
  });

  it.each([
    ['../../essay.pdf', 'badName'],
    ['/etc/passwd', 'badName'],
    ['C:/essay.pdf', 'badName'],
    ['Ada\\..\\..\\essay.pdf', 'badName'],
    ['Ada/report\u202Efdp.exe', 'badName'],
    ['__MACOSX/Ada/._essay.pdf', 'hidden'],
    ['Ada/.DS_Store', 'hidden'],
    ['Ada/Thumbs.db', 'hidden'],
    ['Ada/~$essay.docx', 'hidden'],
  ])('is named and left where its path is %s', async (path, because) => {
    const { paths, faults } = await shortly(zipOf({ [path]: 'x', 'Ada/good.pdf': '%PDF' }));
    expect(paths).toEqual(['Ada/good.pdf']);
    expect(faults.map((one) => one.because)).toEqual([because]);
  });

  it('is named where two files have one path, whatever their case', async () => {
    const { paths, faults } = await shortly(zipOf({ 'Ada/a.pdf': '1', 'ada/A.pdf': '2' }));
    expect(paths).toEqual(['Ada/a.pdf']);
    expect(faults).toEqual([{ path: 'ada/A.pdf', because: 'twin' }]);
  });

  it('is named where it is locked, or leads elsewhere', async () => {
    const zip = zipOf({ 'Ada/a.pdf': '1' });
    const locked = await changed(zip, 8, (view, at) => view.setUint16(at, 1, true));
    expect((await shortly(locked)).faults).toEqual([{ path: 'Ada/a.pdf', because: 'encrypted' }]);
    const linked = await changed(zip, 40, (view, at) => view.setUint16(at, 0o120777, true));
    expect((await shortly(linked)).faults).toEqual([{ path: 'Ada/a.pdf', because: 'link' }]);
  });

  it('is no zip where it only says so', async () => {
    for (const words of ['', 'hello', 'PK\u0003\u0004 and so on, for as long as that takes'])
      expect((await shortly(new File([words], 'a.zip'))).faults).toEqual([
        { path: 'a.zip', because: 'notZip' },
      ]);
  });
});

describe('a zip that is more than it seems', () => {
  it('is refused as a whole where it states more than a gigabyte, or too many files', async () => {
    const huge = await changed(zipOf({ 'Ada/a.pdf': '1' }), 24, (view, at) =>
      view.setUint32(at, mostBroughtBack.bytes + 1, true),
    );
    expect(await openFiles([huge], isCoded)).toBe('tooMuch');
    const many = Object.fromEntries(
      Array.from({ length: mostBroughtBack.files + 1 }, (_, at) => [`${at}.txt`, '']),
    );
    expect(await openFiles([zipOf(many)], isCoded)).toBe('tooMany');
  });

  it('unpacks no more than it states, and nothing where it states too little', async () => {
    const bomb = zipOf({ 'Ada/a.txt': 'a'.repeat(1_000_000) });
    const stated = await changed(bomb, 24, (view, at) => view.setUint32(at, 10, true));
    const [entry] = (await open(stated)).entries;
    expect(entry?.bytes).toBe(10);
    expect((await entry?.load())?.length ?? 0).toBeLessThanOrEqual(10);
  });
});
