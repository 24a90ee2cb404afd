import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { derivedUlid } from './derived-ulid.ts';
import { FilesRefused, limits, pack, unpack, type Files } from './format/files.ts';
import { readCourse } from './format/read-course.ts';
import { writeCourse, writeOneLesson } from './format/write-course.ts';
import { loadTemplate } from './load-template.ts';
import { arranged } from './plan/arranged.ts';
import { planImport } from './plan/plan-import.ts';
import { targetOf } from './plan/target.ts';
import { id, school } from './school-fixture.ts';
import { templates } from './templates.ts';
import type { Platform } from './types.ts';

const look = async (files: Files, platform: Platform | null) => {
  const read = await readCourse(files, []);
  const target = await targetOf(read, platform, new Set());
  return planImport(read, target, null);
};
const statesOf = (plan: Awaited<ReturnType<typeof look>>) =>
  Object.fromEntries(plan.items.map(({ key, state }) => [key, state]));
const changed = (files: Files, path: RegExp, change: (text: string) => string): Files =>
  new Map([...files].map(([name, text]) => [name, path.test(name) ? change(text) : text]));

describe('a course that goes out and comes in again', () => {
  it('is the same: nothing is new, nothing is lost', async () => {
    const { files } = unpack(pack(writeCourse(school())));
    expect([...files.keys()]).toEqual([
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

  it('is the same lesson by lesson too', async () => {
    for (const name of ['B1', 'B2']) {
      const one = writeOneLesson(school(), id(name));
      const plan = await look(new Map([[one?.path ?? '', one?.text ?? '']]), school());
      expect(plan.items).toMatchObject([{ state: 'unchanged', losses: [] }]);
    }
  });

  it('is changed where the files were, and asks where the platform was too', async () => {
    const files = changed(writeCourse(school()), /b1/, (text) => text.replace('Hola', 'Adiós'));
    expect(statesOf(await look(files, school()))[`lesson:${id('B1')}`]).toBe('changed');
    const edited = school();
    edited.blocks = edited.blocks.map((row) => ({ ...row, version: 4 }));
    expect(statesOf(await look(files, edited))[`lesson:${id('B1')}`]).toBe('conflict');
  });

  it('keeps what the files do not have, and asks before it puts the rest in another order', async () => {
    const files = writeCourse(school());
    files.delete('01-basics/02-lesson-b2.md');
    const moved = school();
    moved.blocks = moved.blocks.toReversed();
    const plan = await look(files, moved);
    expect(plan.items.filter(({ state }) => state === 'kept')).toHaveLength(1);
    expect(plan.items.find(({ key }) => key === 'order')?.state).toBe('conflict');
  });

  it('becomes a new one with ids, rules and links of its own, short of the files that it lacks', async () => {
    const plan = await look(writeCourse(school()), null);
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

  it('leaves what is in the bin there', async () => {
    const binned = school();
    binned.blocks = binned.blocks.map((row) => ({ ...row, binnedAt: '2026-01-01T00:00:00.000Z' }));
    const plan = await look(writeCourse(school()), binned);
    expect(plan.items.filter(({ reason }) => reason === 'in_bin')).toHaveLength(3);
  });

  it('puts what is new where the files have it, among what stays', () => {
    expect(arranged(['a', 'x', 'b'], ['n', 'a', 'm', 'b'])).toEqual(['n', 'a', 'm', 'x', 'b']);
  });
});

describe('files that anybody may have packed', () => {
  const reasonsOf = async (files: Record<string, string>) =>
    (await readCourse(new Map(Object.entries(files)), [])).dropped.map(({ reason }) => reason);
  const module = '---\ntitle: {en: A}\n---\n';

  it('are not read where their names lead elsewhere or are there twice', () => {
    const zip = zipSync({
      '../evil.md': strToU8('a'),
      '/abs.md': strToU8('a'),
      'a\\b.md': strToU8('a'),
      'a/A.md': strToU8('a'),
      'a/a.md': strToU8('b'),
      'run.exe': strToU8('a'),
      '__MACOSX/a.md': strToU8('a'),
    });
    const { files, refused } = unpack(zip);
    expect([...files.keys()]).toEqual(['a/A.md']);
    expect(refused.map(({ problem }) => problem)).toEqual([
      'bad_name',
      'bad_name',
      'bad_name',
      'twin',
      'not_needed',
    ]);
  });

  it('are not unpacked where they would be too large or too many, or are no zip', () => {
    const bomb = zipSync(
      Object.fromEntries(
        Array.from({ length: 90 }, (_, at) => [`${at}.md`, new Uint8Array(limits.textBytes)]),
      ),
    );
    expect(bomb.length).toBeLessThan(100_000);
    expect(() => unpack(bomb)).toThrow(new FilesRefused('too_large'));
    const many = Array.from({ length: limits.files + 1 }, (_, at) => [`${at}.md`, strToU8('a')]);
    expect(() => unpack(zipSync(Object.fromEntries(many) as never))).toThrow('too_many_files');
    expect(() => unpack(strToU8('PK no zip at all'))).toThrow('not_a_zip');
    expect(() => unpack(new Uint8Array(limits.packedBytes + 1))).toThrow('too_large');
  });

  it('are unpacked no further than they say they are', () => {
    const zip = zipSync({ 'a.md': new Uint8Array(200_000) });
    const view = new DataView(zip.buffer);
    const directory = zip.length - 22 - (46 + 4);
    view.setUint32(directory + 24, 10, true);
    const { files } = unpack(zip);
    expect([...files.values()].every((text) => text.length <= 10)).toBe(true);
  });

  it('are refused one by one where they are no UTF-8, and read with a mark of order and other ends', async () => {
    const latin = zipSync({ 'm/module.md': new Uint8Array([0x2d, 0xf1, 0x6f]) });
    expect(unpack(latin).refused).toEqual([{ path: 'm/module.md', problem: 'not_utf8' }]);
    const windows = { 'm/module.md': `\uFEFF${module.replaceAll('\n', '\r\n')}` };
    expect(await reasonsOf(windows)).toEqual([]);
  });

  it.each([
    ['no front matter', 'Just words', 'front_matter'],
    ['front matter without an end', '---\ntitle: a', 'front_matter'],
    ['an alias that grows', '---\na: &a [x]\nb: [*a, *a]\n---\n', 'front_matter'],
    ['a key twice', '---\ntitle: {en: A}\ntitle: {en: B}\n---\n', 'front_matter'],
    ['a field that is not known', '---\ntitle: {en: A}\nonload: x\n---\n', 'fields'],
    ['a prototype', '---\ntitle: {en: A}\n__proto__: {a: b}\n---\n', 'fields'],
    ['a source that is no id', '---\ntitle: {en: A}\nsource: ../x\n---\n', 'fields'],
  ])('are left out with %s', async (_, text, reason) => {
    expect(await reasonsOf({ 'm/module.md': module, 'm/a.md': text })).toEqual([reason]);
  });

  it('are left out where two have one source, or there is no place for them', async () => {
    const lesson = `---\nsource: ${id('B1')}\ntitle: {en: A}\n---\n`;
    expect(
      await reasonsOf({
        'm/module.md': module,
        'm/1.md': lesson,
        'm/2.md': lesson,
        'm/deep/3.md': lesson,
        'other/4.md': lesson,
      }),
    ).toEqual(['no_place', 'twin_source', 'no_module']);
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
