import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as brightspace from './fixtures/brightspace.ts';
import * as gift from './fixtures/gift.ts';
import * as moodle from './fixtures/moodle.ts';
import * as tables from './fixtures/tables.ts';
import * as typed from './fixtures/typed.ts';
import { blocksOf } from './gift/blocks.ts';
import { piecesOf } from './moodle/pieces.ts';
import { limits, readQuestions } from './read-questions.ts';
import { dropReasons, refusals } from './reasons.ts';
import type { ReadFile } from './types.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const read = (content: string | Uint8Array, name: string): Promise<ReadFile> =>
  readQuestions(typeof content === 'string' ? bytes(content) : content, name, { language: 'en' });
const question = (inside: string, type = 'shortanswer') =>
  `<question type="${type}"><name><text>n</text></name><questiontext><text>q</text></questiontext>${inside}</question>`;
const quiz = (...inside: string[]) => `<quiz>${inside.join('')}</quiz>`;

/** Whether the sum holds: the places are those of the file, each once, and every reason is one of ours. */
function addsUp({ questions, dropped, refused }: ReadFile): boolean {
  const places = new Set([...questions, ...dropped].map(({ place }) => place.index));
  const count = questions.length + dropped.length;
  return (
    places.size === count &&
    [...places].every((index) => index < count) &&
    (refused !== null) === (count === 0) &&
    dropped.every(({ why }) => dropReasons.includes(why)) &&
    (refused === null || refusals.includes(refused))
  );
}

const fixtures: [string, string, string][] = [
  ...Object.entries(gift).map(([label, text]): [string, string, string] => [label, 'a.gift', text]),
  ...Object.entries(moodle)
    .filter(([label]) => label !== 'dot')
    .map(([label, text]): [string, string, string] => [label, 'a.xml', text]),
  ...Object.entries(tables).map(([label, text]): [string, string, string] => [
    label,
    label === 'aiken' ? 'a.txt' : 'a.csv',
    text,
  ]),
  ...Object.entries(typed).map(([label, text]): [string, string, string] => [label, 'a.txt', text]),
  ...Object.entries(brightspace).map(([label, text]): [string, string, string] => [
    label,
    'b.csv',
    text,
  ]),
];

describe('case 65: a file of a stranger', () => {
  it.each([
    ['entities that grow', '<!DOCTYPE quiz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>'],
    ['an entity of another file', '<!DOCTYPE quiz [<!ENTITY x SYSTEM "file:///etc/passwd">]>'],
    ['a declaration elsewhere', '<!DOCTYPE quiz SYSTEM "https://evil.example/x.dtd">'],
  ])('with %s is refused', async (_, declaration) => {
    const text = `<?xml version="1.0"?>${declaration}${quiz(question('<answer fraction="100"><text>&b;&x;</text></answer>'))}`;
    expect((await read(text, 'a.xml')).refused).toBe('doctype');
  });

  it('names no entity but letters: an unknown one stays as it is written', async () => {
    const file = await read(
      quiz(question('<answer fraction="100"><text>&xxe; &#x41;&#128512;</text></answer>')),
      'a.xml',
    );
    expect(file.questions[0]?.content).toMatchObject({ accepted: [{ text: '&xxe; A😀' }] });
  });

  it('that is too large, or one endless line, is refused unread', async () => {
    expect((await read(new Uint8Array(limits.bytes + 1).fill(97), 'a.gift')).refused).toBe(
      'too_large',
    );
    expect((await read('a'.repeat(limits.line + 1), 'a.gift')).refused).toBe('too_large');
    expect((await read('a'.repeat(limits.line + 1), 'a.csv')).refused).toBe('too_large');
  });

  it.each([
    ['nothing', '', 'empty'],
    ['no text', '\u0000\u0001\u0002', 'not_text'],
    ['another format', '<questestinterop><item/></questestinterop>', 'other_format'],
    ['no question', '<quiz></quiz>', 'no_questions'],
  ])('with %s says so', async (_, text, refused) => {
    expect((await read(text, 'a.xml')).refused).toBe(refused);
  });

  it.each([
    ['a workbook', 'PK\u0003\u0004xl/workbook.xml', 'kahoot.xlsx', 'workbook'],
    ['an older workbook', '\u00d0\u00cf\u0011\u00e0', 'preguntas.xls', 'workbook'],
    ['a document', 'PK\u0003\u0004word/document.xml', 'questions.docx', 'document'],
    ['a document to print', '%PDF-1.7', 'questions.pdf', 'document'],
    ['a package of QTI', 'PK\u0003\u0004imsmanifest.xml', 'canvas-export.zip', 'archive'],
    ['questions about archives', 'PK is a name. {T}', 'a.gift', null],
  ])('with %s says which way leads to text', async (_, head, fileName, refused) => {
    const bytes = Uint8Array.from(head, (letter) => letter.charCodeAt(0));
    expect((await readQuestions(bytes, fileName, { language: 'en' })).refused).toBe(refused);
  });

  it('nested deeper than a person nests leaves that question out, or its form', async () => {
    const deep = (tag: string, count: number) =>
      `<${tag}>`.repeat(count) + `</${tag}>`.repeat(count);
    const file = await read(
      quiz(
        question(deep('x', 5000)),
        `<question type="essay"><name><text>n</text></name><questiontext><text><![CDATA[${'<div>'.repeat(10_000)}words]]></text></questiontext></question>`,
      ),
      'a.xml',
    );
    expect(file.dropped.map(({ why }) => why)).toEqual(['unreadable']);
    expect(file.questions.map(({ changes }) => changes)).toEqual([[{ reason: 'markup_dropped' }]]);
  });

  it('case 68: with keys of prototypes changes nobody’s prototype', async () => {
    const keys = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString'];
    const file = await read(
      quiz(
        ...keys.map((key) =>
          question(
            `<answer fraction="100" ${key}="1" polluted="1"><text>${key}</text></answer><${key}><polluted>1</polluted></${key}>`,
          ),
        ),
        ...keys.map((key) => question('', key)),
      ),
      'a.xml',
    );
    expect(file.questions).toHaveLength(keys.length);
    expect(file.dropped.map(({ why }) => why)).toEqual(keys.map(() => 'type_unsupported'));
    const table = await read(
      `question,type,answer,__proto__,constructor\n${keys.map((key) => `q,${key},a,b,c`).join('\n')}`,
      'a.csv',
    );
    expect(table.dropped).toHaveLength(keys.length);
    expect(Object.keys({})).toEqual([]);
    expect('polluted' in {}).toBe(false);
  });

  it('with script, frames and addresses of code has none of it afterwards', async () => {
    const file = await read(
      '::x::[html]<script>alert(1)</script><p onclick="a()">Hi <a href="javascript:a()">there</a><iframe src="https://evil.example"></iframe><img src="x" onerror="a()"></p> {=a ~b}',
      'a.gift',
    );
    const said = JSON.stringify(file.questions[0]?.content).toLowerCase();
    expect(said).toContain('there');
    for (const word of ['script', 'onclick', 'onerror']) expect(said).not.toContain(word);
  });
});

describe('time grows with the size of a file, not with its square', () => {
  // Steps and not seconds: what a part of a file is compared with may only ever lie before it once.
  it.each([
    ['data that never end', '<question type="x"><![CDATA['],
    ['questions that never end', '<question type="essay">'],
    ['comments that never end', '<question type="x"><!-- '],
  ])('%s, a hundred thousand times', (_, part) => {
    const pieces = piecesOf(part.repeat(100_000));
    expect(pieces).toHaveLength(100_000);
    expect(pieces.reduce((sum, { text }) => sum + text.length, 0)).toBe(part.length * 100_000);
  });

  it('braces that never end, a hundred thousand times', () => {
    expect(blocksOf('a {\n\n'.repeat(100_000))).toHaveLength(100_000);
  });

  it.each([
    ['options', 'Which?\n', 'a) x '],
    ['options side by side', '1. Which? ', 'a) x  b) y  '],
    ['numbers', '', '1. '],
    ['stars', '1. Which?\na) x\nb) ', '** '],
    ['ornaments', '1. Which?\na) x\nb) y\n', '✅ # - '],
    ['answers', '1. Which?\na) x\nb) y\nAnswer: ', 'a) and '],
    ['a key', '1. Which?\na) x\nb) y\nKey: ', '1. b '],
  ])('plain text with %s without an end', async (_, head, part) => {
    const begun = process.cpuUsage();
    expect(addsUp(await read(head + part.repeat(100_000), 'a.txt'))).toBe(true);
    // Squares of it take minutes.
    expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(12);
  });

  it('quotes that never end, ten thousand times', async () => {
    // Rows without an answer: reading them is what is tried, and to build each question takes a hundred times as long.
    const file = await read(
      `question,option a,option b,answer\n${'"q,1,2,\n'.repeat(10_001)}`,
      'a.csv',
    );
    expect(addsUp(file)).toBe(true);
    expect(file.questions.length + file.dropped.length).toBeGreaterThan(1);
  });
});

describe('whatever happens to a file, each of its questions is kept, changed or dropped, and nothing fails', () => {
  it.each(fixtures)('%s as %s, cut anywhere', async (_, name, text) => {
    const all = bytes(text);
    const step = Math.max(1, Math.floor(all.length / 60));
    for (let end = 0; end < all.length; end += step)
      expect(addsUp(await read(all.subarray(0, end), name))).toBe(true);
  });

  it('with bytes turned over', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...fixtures),
        fc.array(
          fc.tuple(fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }), fc.nat(255)),
          {
            minLength: 1,
            maxLength: 12,
          },
        ),
        async ([, name, text], flips) => {
          const all = bytes(text);
          for (const [at, byte] of flips) all[Math.floor(at * all.length)] = byte;
          expect(addsUp(await read(all, name))).toBe(true);
        },
      ),
      { numRuns: 150 },
    );
  });
});

it('Two thousand questions come in, each in steps of its own', async () => {
  const one = moodle.ownExport.slice(
    moodle.ownExport.indexOf('<quiz>') + 6,
    moodle.ownExport.lastIndexOf('</quiz>'),
  );
  const count = piecesOf(one).length - 1;
  const begun = process.cpuUsage();
  const file = await read(
    quiz(...Array.from({ length: Math.ceil(2000 / count) }, () => one)),
    'a.xml',
  );
  // Of a processor and not by the clock: some two seconds on a slow machine.
  expect(process.cpuUsage(begun).user / 1e6).toBeLessThan(12);
  expect(file.questions.length + file.dropped.length).toBeGreaterThanOrEqual(2000);
  expect(new Set(file.questions.map(({ source }) => source)).size).toBe(file.questions.length);
  expect(file.files).toHaveLength(1);
});
