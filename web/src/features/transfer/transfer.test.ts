import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { offeredKinds } from '#shared/blocks/registry.ts';
import type { BlockContent } from '#shared/schemas/blocks.ts';
import { arbitraryAssignment } from '#test/blocks/arbitrary-assignments.ts';
import { assignmentOf } from '#test/support/assignment-of.ts';
import { toMarkdown } from '#web/lib/markdown/to-markdown.ts';
import { derivedUlid } from '#web/lib/derived-ulid.ts';
import { FilesRefused, limits, openTexts, openZip, pack, type Files } from './format/files.ts';
import { readFiles } from './format/read-files.ts';
import { type Write, writeCourse, writeOneLesson } from './format/write-course.ts';
import { loadTemplate } from './load-template.ts';
import { arranged } from './plan/arranged.ts';
import { planImport } from './plan/plan-import.ts';
import { targetOf } from './plan/target.ts';
import { blockOf, id, oneOfEach, school, schoolWith } from './school-fixture.ts';
import { templates } from './templates.ts';
import type { Platform } from './types.ts';
import { doJob } from './worker/jobs.ts';

const look = async (files: Files, platform: Platform | null) => {
  const { read } = await readFiles(openTexts(files), doJob, { language: null });
  const target = await targetOf(read, platform, new Set());
  return planImport(read, target, null);
};
const write: Write = async (document, nameOf) => toMarkdown(document, nameOf);
const statesOf = (plan: Awaited<ReturnType<typeof look>>) =>
  Object.fromEntries(plan.items.map(({ key, state }) => [key, state]));
const changed = (files: Files, path: RegExp, change: (text: string) => string): Files =>
  new Map([...files].map(([name, text]) => [name, path.test(name) ? change(text) : text]));

describe('a course that goes out and comes in again', () => {
  it('is the same: nothing is new, nothing is lost', async () => {
    const packed = pack(await writeCourse(school(), write));
    const { entries } = openZip(packed, '');
    const files = await writeCourse(school(), write);
    expect(entries.map(({ path }) => path)).toEqual([
      'course.md',
      'media.json',
      '01-basics/module.md',
      '01-basics/01-lesson-b1.md',
      '01-basics/02-lesson-b2.md',
      '01-basics/03-lesson-b3.md',
    ]);
    const plan = await look(files, school());
    expect(new Set(plan.items.map(({ state }) => state))).toEqual(new Set(['unchanged']));
    expect(plan.items.flatMap(({ losses }) => losses)).toEqual([]);
    expect(plan.percent).toBe(100);
  });

  it.each(offeredKinds)('has a lesson of the kind %s as it was', async (kind) => {
    const plan = await look(await writeCourse(schoolWith(kind), write), schoolWith(kind));
    const lesson = plan.items.find(({ what }) => what === 'lesson');
    expect(lesson).toMatchObject({ state: 'unchanged', losses: [] });
    const without = { ...schoolWith(kind), blocks: [], contents: new Map() };
    const back = await look(await writeCourse(schoolWith(kind), write), without);
    const made = back.items.find(({ what }) => what === 'lesson');
    expect(made).toMatchObject({ state: 'new', losses: [] });
    expect(made?.step?.body).toMatchObject({ blocks: [{ content: oneOfEach[kind] }] });
  });

  describe('with an assignment, though none can be handed in yet', () => {
    const withOne = (content: object): Platform => ({
      ...school(),
      blocks: [blockOf('B1', 'assignment')],
      contents: new Map([[id('B1'), content as BlockContent]]),
    });
    const broughtBack = async (platform: Platform) => {
      const without = { ...platform, blocks: [], contents: new Map() };
      const { items } = await look(await writeCourse(platform, write), without);
      return items.find(({ what }) => what === 'lesson');
    };

    it('has it as it was, whatever it asks for', async () => {
      await fc.assert(
        fc.asyncProperty(arbitraryAssignment, async (content) => {
          const platform = withOne(content);
          const plan = await look(await writeCourse(platform, write), platform);
          const lesson = plan.items.find(({ what }) => what === 'lesson');
          expect(lesson).toMatchObject({ state: 'unchanged', losses: [] });
          const made = await broughtBack(platform);
          expect(made).toMatchObject({ state: 'new', losses: [] });
          expect(made?.step?.body).toMatchObject({ blocks: [{ content }] });
        }),
        { numRuns: 25 },
      );
    });

    it('takes a file that holds its place alone, as it was written before there was more', async () => {
      const made = await broughtBack(withOne({ kind: 'assignment' }));
      expect(made).toMatchObject({ state: 'new', losses: [] });
      expect(made?.step?.body).toMatchObject({ blocks: [{ content: assignmentOf() }] });
    });
  });

  it('is the same lesson by lesson too', async () => {
    for (const name of ['B1', 'B2']) {
      const one = await writeOneLesson(school(), id(name), write);
      const plan = await look(new Map([[one?.path ?? '', one?.text ?? '']]), school());
      expect(plan.items).toMatchObject([{ state: 'unchanged', losses: [] }]);
    }
  });

  it('is changed where the files were, and asks where the platform was too', async () => {
    const files = changed(await writeCourse(school(), write), /b1/, (text) =>
      text.replace('Hola', 'Adiós'),
    );
    expect(statesOf(await look(files, school()))[`lesson:${id('B1')}`]).toBe('changed');
    const edited = school();
    edited.blocks = edited.blocks.map((row) => ({ ...row, version: 4 }));
    expect(statesOf(await look(files, edited))[`lesson:${id('B1')}`]).toBe('conflict');
  });

  it('keeps what the files do not have, and asks before it puts the rest in another order', async () => {
    const files = await writeCourse(school(), write);
    files.delete('01-basics/02-lesson-b2.md');
    const moved = school();
    moved.blocks = moved.blocks.toReversed();
    const plan = await look(files, moved);
    expect(plan.items.filter(({ state }) => state === 'kept')).toHaveLength(1);
    expect(plan.items.find(({ key }) => key === 'order')?.state).toBe('conflict');
  });

  it('becomes a new one with ids, rules and links of its own, short of the files that it lacks', async () => {
    const plan = await look(await writeCourse(school(), write), null);
    const states = plan.items.map(({ what, state, reason }) => [what, state, reason ?? '']);
    expect(states).toEqual([
      ['course', 'new', ''],
      ['module', 'new', ''],
      ['lesson', 'new', ''],
      ['lesson', 'dropped', 'media_missing'],
      ['lesson', 'new', ''],
    ]);
    expect(plan.items.flatMap(({ losses }) => losses.map(({ reason }) => reason))).toEqual([
      'cover_missing',
      'picture_missing',
      'media_missing',
    ]);
    expect(plan.percent).toBeLessThan(80);
    const nowhere = '0'.repeat(26);
    const text = JSON.stringify(plan.items.find(({ what }) => what === 'lesson')?.step);
    expect(text).toContain(
      `/courses/${nowhere}/modules/${await derivedUlid(nowhere, id('M'))}/content/${await derivedUlid(nowhere, id('B2'))}#a`,
    );
  });

  describe('with its files beside it', () => {
    const bytes = new Uint8Array(100);
    const zipped = async (names: string[], texts: Files) => {
      const files = names.map((name) => [name, bytes] as const);
      const zip = openZip(pack(new Map<string, string | Uint8Array>([...texts, ...files])), '');
      return (await readFiles(zip, doJob, { language: null })).read;
    };
    const media = ['media/lake.png', 'media/a film.mp4', 'media/es.vtt'];

    it('becomes a new one that is whole: what heads of lessons and course name is sent with it', async () => {
      const read = await zipped(media, await writeCourse(school(), write));
      const { items, files, uploads, percent } = planImport(
        read,
        await targetOf(read, null, new Set()),
        null,
      );
      expect(uploads.map(({ path }) => path).toSorted()).toEqual(media.toSorted());
      expect(files.filter(({ fate }) => fate !== 'kept')).toEqual([]);
      expect(items.flatMap(({ losses }) => losses)).toEqual([]);
      expect(percent).toBe(100);
    });

    it('sends nothing that the course has, under whatever name it lies there', async () => {
      const twins = school();
      // Two films of one name: an export calls the second one after its id.
      twins.media.push({ ...twins.media[1]!, mediaId: id('W') });
      twins.contents.set(id('B3'), { ...twins.contents.get(id('B2'))!, mediaId: id('W') } as never);
      twins.blocks[2] = { ...twins.blocks[2]!, kind: 'video' };
      const texts = await writeCourse(twins, write);
      const read = await zipped([...media, `media/${id('W').slice(-6)}-a film.mp4`], texts);
      const plan = planImport(read, await targetOf(read, twins, new Set()), null);
      expect(new Set(plan.items.map(({ state }) => state))).toEqual(new Set(['unchanged']));
      expect(plan.uploads).toEqual([]);
    });

    it('is written by hand: names lead from the file that names them', async () => {
      const texts = new Map([
        ['course.md', (await writeCourse(school(), write)).get('course.md') ?? ''],
        ['one/module.md', '---\ntitle: {en: One}\n---\n'],
        [
          'one/film.md',
          '---\nkind: video\ntitle: {en: Film}\ncontent: {file: ../media/out.mp4, captions: [{language: en, file: said.vtt}]}\n---\n',
        ],
      ]);
      const read = await zipped(['media/lake.png', 'media/out.mp4', 'one/said.vtt'], texts);
      const empty = { ...school(), modules: [], blocks: [], contents: new Map(), media: [] };
      const plan = planImport(read, await targetOf(read, empty, new Set()), null);
      expect(plan.uploads.map(({ path }) => path)).toEqual([
        'media/lake.png',
        'media/out.mp4',
        'one/said.vtt',
      ]);
      expect(plan.items.map(({ what, state, losses }) => [what, state, losses])).toEqual([
        ['course', 'changed', []],
        ['module', 'new', []],
        ['lesson', 'new', []],
      ]);
    });
  });

  it('leaves what is in the bin there', async () => {
    const binned = school();
    binned.blocks = binned.blocks.map((row) => ({ ...row, binnedAt: '2026-01-01T00:00:00.000Z' }));
    const plan = await look(await writeCourse(school(), write), binned);
    expect(plan.items.filter(({ reason }) => reason === 'in_bin')).toHaveLength(3);
  });

  it('puts what is new where the files have it, among what stays', () => {
    expect(arranged(['a', 'x', 'b'], ['n', 'a', 'm', 'b'])).toEqual(['n', 'a', 'm', 'x', 'b']);
  });
});

describe('files that anybody may have packed', () => {
  const readOf = async (files: Record<string, string>) =>
    (await readFiles(openTexts(new Map(Object.entries(files))), doJob, { language: 'en' })).read;
  const module = '---\ntitle: {en: A}\n---\n';

  it('are not read where their names lead elsewhere, are there twice, or are of a program', () => {
    const zip = zipSync({
      '../evil.md': strToU8('a'),
      '/abs.md': strToU8('a'),
      'a\\b.md': strToU8('a'),
      '..\\evil.md': strToU8('a'),
      'a/A.md': strToU8('a'),
      'a/a.md': strToU8('b'),
      'inner.tar': strToU8('a'),
      '__MACOSX/a.md': strToU8('a'),
      '.obsidian/app.json': strToU8('a'),
    });
    const { entries, refused } = openZip(zip, '');
    expect(entries.map(({ path }) => path)).toEqual(['a/b.md', 'a/A.md']);
    expect(refused.map(({ problem }) => problem)).toEqual([
      'bad_name',
      'bad_name',
      'bad_name',
      'twin',
      'zip_inside',
      'system_file',
      'system_file',
    ]);
  });

  it('are not unpacked where they would be too large or too many, or are no zip', () => {
    const many = Math.ceil(limits.unpackedBytes / limits.textBytes) + 1;
    const bomb = zipSync(
      Object.fromEntries(
        Array.from({ length: many }, (_, at) => [`${at}.md`, new Uint8Array(limits.textBytes)]),
      ),
    );
    expect(bomb.length).toBeLessThan(200_000);
    expect(() => openZip(bomb, '')).toThrow(new FilesRefused('too_large'));
    const rows = Array.from({ length: limits.files + 1 }, (_, at) => [`${at}.md`, strToU8('a')]);
    expect(() => openZip(zipSync(Object.fromEntries(rows) as never), '')).toThrow('too_many_files');
    expect(() => openZip(strToU8('PK no zip at all, whatever it says'), '')).toThrow('not_a_zip');
    expect(() => openZip(strToU8('PK'), '')).toThrow('not_a_zip');
  });

  const rowAt = (zip: Uint8Array, name: string) => zip.length - 22 - (46 + name.length);

  it('are unpacked no further than they say they are, and not at all where they lie', async () => {
    const zip = zipSync({ 'a.md': new Uint8Array(200_000) });
    new DataView(zip.buffer).setUint32(rowAt(zip, 'a.md') + 24, 100, true);
    const { entries } = openZip(zip, '');
    expect(await entries[0]?.load()).toHaveLength(100);
    const noise = crypto.getRandomValues(new Uint8Array(60_000));
    const lying = zipSync({ 'a.md': noise });
    new DataView(lying.buffer).setUint32(rowAt(lying, 'a.md') + 24, 10, true);
    const read = await readFiles(openZip(lying, ''), doJob, { language: 'en' });
    expect(read.read.dropped).toEqual([{ path: 'a.md', reason: 'unreadable_file' }]);
  });

  it('are refused where they are links or locked, each with its reason', () => {
    const zip = zipSync({ 'a.md': strToU8('../../etc/passwd') });
    const view = new DataView(zip.buffer);
    view.setUint16(rowAt(zip, 'a.md') + 40, 0o120777, true);
    expect(openZip(zip, '').refused).toEqual([{ path: 'a.md', problem: 'link' }]);
    view.setUint16(rowAt(zip, 'a.md') + 40, 0, true);
    view.setUint16(rowAt(zip, 'a.md') + 8, 1, true);
    expect(openZip(zip, '').refused).toEqual([{ path: 'a.md', problem: 'encrypted' }]);
  });

  it('are read with a mark of order and other ends of lines', async () => {
    const windows = { 'm/module.md': `\uFEFF${module.replaceAll('\n', '\r\n')}` };
    const read = await readOf({ ...windows, 'course.md': 'A course.' });
    expect(read.dropped).toEqual([]);
    expect(read.modules.map(({ sheet }) => sheet.title)).toEqual([{ en: 'A' }]);
  });

  it.each([
    ['no front matter', 'Just words', []],
    ['front matter without an end', '---\ntitle: a', []],
    [
      'an alias that grows',
      '---\na: &a [x]\nb: [*a, *a]\n---\nwords',
      ['front_unreadable', 'fields_ignored'],
    ],
    ['a key twice', '---\ntitle: B\ntitle: C\n---\nwords', ['front_unreadable']],
    ['a field that is not known', '---\ntitle: A\nonload: x\n---\nwords', ['fields_ignored']],
    ['a prototype', '---\ntitle: A\n__proto__: {a: b}\n---\nwords', ['fields_ignored']],
    [
      'a front matter beyond measure',
      `---\ntitle: A\nb: "${'c'.repeat(70_000)}"\n---\nwords`,
      ['front_unreadable', 'fields_ignored'],
    ],
  ])('come in with %s, and it is said', async (_, text, reasons) => {
    const read = await readOf({ 'm/module.md': module, 'm/a.md': text });
    const [lesson] = read.modules[0]?.lessons ?? [];
    expect(read.dropped).toEqual([]);
    expect(lesson?.losses.map(({ reason }) => reason)).toEqual(reasons);
  });

  it('of this platform are left out with their fields where those are wrong: they must not come twice', async () => {
    const wrong = `---\nsource: ${id('B1')}\ntitle: 4\n---\nwords`;
    const { dropped } = await readOf({ 'm/module.md': module, 'm/a.md': wrong });
    expect(dropped).toEqual([{ path: 'm/a.md', reason: 'fields', detail: 'title' }]);
    const broken = `---\nsource: ${id('B1')}\ntitle: {en: A\n---\nwords`;
    const again = await readOf({ 'm/module.md': module, 'm/a.md': broken });
    expect(again.dropped).toMatchObject([{ path: 'm/a.md', reason: 'front_matter' }]);
  });

  it('are left out where two have one source', async () => {
    const lesson = `---\nsource: ${id('B1')}\ntitle: {en: A}\n---\n`;
    const { dropped } = await readOf({ 'm/module.md': module, 'm/1.md': lesson, 'm/2.md': lesson });
    expect(dropped).toEqual([{ path: 'm/2.md', reason: 'twin_source' }]);
  });
});

describe('a template', () => {
  it.each(templates.map(({ id: name }) => [name]))(
    '“%s” comes in whole, in both languages',
    async (name) => {
      const plan = await look(loadTemplate(name), null);
      expect(plan.percent).toBe(100);
      expect(new Set(plan.items.map(({ state }) => state))).toEqual(new Set(['new']));
      expect(plan.items.flatMap(({ losses }) => losses)).toEqual([]);
      for (const { title } of plan.items)
        expect(title).toEqual({ en: expect.any(String), es: expect.any(String) });
    },
  );
});
