import { describe, expect, it } from 'vitest';
import { nodesOf } from '#shared/policies/rich-text-nodes.ts';
import { fromMarkdown, longestMarkdown, RefusedText } from './from-markdown.ts';

const mediaId = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
const mediaOf = (name: string) => (name === 'media/a lake.png' ? mediaId : null);
const read = (markdown: string) => fromMarkdown(markdown, mediaOf);
const lossesOf = (markdown: string) => read(markdown).tally.losses.map(({ reason }) => reason);
const saidBy = (markdown: string) =>
  [...nodesOf(read(markdown).document)].map(({ text = '' }) => text).join('');

describe('Markdown that anybody may have written', () => {
  it('says in which line something was left out', () => {
    expect(read('# A\n\nText\n\n<script>alert(1)</script>\n').tally.losses).toEqual([
      { reason: 'heading', line: 1 },
      { reason: 'html', line: 5 },
    ]);
  });

  it.each([
    ['markup', 'a <b onclick="x()">b</b>', 'html', 'a b'],
    ['a subscript that never ends', 'H<sub>2 O', 'html', 'H2 O'],
    ['a superscript that never began', '10 3</sup>', 'html', '10 3'],
    ['a script behind a link', '[a](javascript:alert(1))', 'address', 'a'],
    ['a script with letters for marks', '[a](&#106;avascript:alert(1))', 'address', 'a'],
    ['data behind a link', '[a](data:text/html,<b>)', 'address', 'a'],
    ['a link to another host without saying so', '[a](//evil.example)', 'address', 'a'],
    ['a link by reference', '[a][b]\n\n[b]: vbscript:x', 'address', 'a'],
    ['a picture from elsewhere', '![x](https://evil.example/x.png)', 'picture_elsewhere', 'x'],
    ['a picture that the course does not have', '![x](media/other.png)', 'picture_missing', ''],
    ['a picture among words of a list', '- a ![x](media/a%20lake.png)', 'picture_misplaced', 'a '],
    ['a footnote', 'a[^1]\n\n[^1]: b', 'footnote', 'a'],
    ['a box to tick', '- [x] done', 'checkbox', 'done'],
    ['a directive of another house', ':::spoiler\na\n:::', 'directive', 'a'],
    ['an instruction to embed', '::youtube{id=x}', 'directive', ''],
    ['letters that turn the order', 'a\u202Eb', 'hidden_characters', 'ab'],
    ['lists five deep', '- a\n  - b\n    - c\n      - d\n        - e', 'nested_too_deep', 'abcde'],
    ['data that is none', '```rich-text\n{"type":\n```', 'unreadable', ''],
    ['data with markup', '```rich-text\n[{"type":"html","html":"<b>"}]\n```', 'unreadable', ''],
    [
      'data with a script',
      '```rich-text\n[{"type":"paragraph","content":[{"type":"text","text":"a","marks":[{"type":"link","attrs":{"href":"javascript:x"}}]}]}]\n```',
      'unreadable',
      '',
    ],
  ])('leaves out %s, and keeps the words', (_, markdown, reason, words) => {
    expect(lossesOf(markdown)).toContain(reason);
    expect(saidBy(markdown)).toBe(words);
  });

  it('reads what stands lower and higher, also within other marks and with attributes', () => {
    expect(lossesOf('H<sub>2</sub>O, **10<SUP class="x">3</SUP>**')).toEqual([]);
    expect(read('H<sub>2</sub>O and **10<SUP class="x">3</SUP>**').document.content).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'H' },
          { type: 'text', text: '2', marks: [{ type: 'subscript' }] },
          { type: 'text', text: 'O and ' },
          { type: 'text', text: '10', marks: [{ type: 'bold' }] },
          { type: 'text', text: '3', marks: [{ type: 'bold' }, { type: 'superscript' }] },
        ],
      },
    ]);
  });

  it('takes a long rule for a rule, and no depth', () => {
    expect(read(`a\n\n${'-'.repeat(80)}\n\nb\n\nc\n${'='.repeat(80)}`).tally.losses).toEqual([
      { reason: 'heading', line: 7 },
    ]);
  });

  it('finds a picture by its name, also where spaces are written as in an address', () => {
    expect(read('![A lake](media/a%20lake.png "decorative")').document.content).toEqual([
      { type: 'image', attrs: { mediaId, alt: 'A lake', decorative: true } },
    ]);
  });

  it('reads what other systems write: a mark of order, and their ends of lines', () => {
    expect(lossesOf('\uFEFFa\r\n\r\nb\r\n')).toEqual([]);
    expect(read('\uFEFFa\r\n\r\nb\r\n').document.content).toHaveLength(2);
  });

  it.each([
    ['much too long', 'a'.repeat(longestMarkdown + 1)],
    ['nested as no person nests', '>'.repeat(5000)],
    ['made of containers without an end', ':::note\n'.repeat(2000)],
    ['made of marks', '*_'.repeat(50_000)],
    ['made of brackets', `${'['.repeat(50_000)}${']'.repeat(50_000)}`],
  ])('refuses a text that is %s, at once', (_, markdown) => {
    const began = performance.now();
    expect(() => read(markdown)).toThrow(RefusedText);
    expect(performance.now() - began).toBeLessThan(2000);
  });
});
