import { describe, expect, it } from 'vitest';
import { handoutPdf } from './handout-pdf.ts';

const text = Buffer.from(
  handoutPdf([
    { title: 'One', lines: ['(a) \\ b'] },
    { title: 'Revisión', lines: ['¿Está?', 'word '.repeat(40).trim()] },
  ]),
).toString('latin1');

describe('a handout', () => {
  it('says truly where each of its objects begins', () => {
    const table = Number(/startxref\n(\d+)\n/.exec(text)?.[1]);
    const entries = text
      .slice(table)
      .split('\n')
      .filter((line) => line.endsWith(' n '));
    expect(entries).toHaveLength(8);
    for (const [at, entry] of entries.entries())
      expect(text.slice(Number.parseInt(entry, 10))).toMatch(new RegExp(`^${at + 1} 0 obj\\n`));
  });

  it('says truly how long each stream is', () => {
    const streams = [...text.matchAll(/\/Length (\d+) >>\nstream\n([^]*?)\nendstream/g)];
    expect(streams.map(([, length]) => Number(length))).toEqual(
      streams.map(([, , content]) => content?.length),
    );
  });

  it('escapes what has a meaning in PDF, keeps Spanish letters, and breaks long lines', () => {
    expect(text).toContain(String.raw`(\050a\051 \134 b)`);
    expect(text).toContain(String.raw`(Revisi\363n)`);
    expect(text.match(/\(\s*word/g)?.length).toBeGreaterThan(1);
  });
});
