import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { securityCasesSource } from './generate/security-cases.ts';
import { guards } from './guards/all.ts';

const root = dirname(import.meta.dirname);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** `case 4`, `cases 4 and 8`, `cases 4 to 6`, as names of tests say it. */
function casesIn(text: string): Set<number> {
  const numbers = new Set<number>();
  for (const [, first, more = ''] of text.matchAll(
    /\bcases? (\d+)((?:,? (?:to|and) \d+|, \d+)*)/g,
  )) {
    let last = Number(first);
    numbers.add(last);
    for (const [, word, next] of more.matchAll(/(to|and|,)\s*(\d+)/g)) {
      for (let at = word === 'to' ? last + 1 : Number(next); at <= Number(next); at += 1)
        numbers.add(at);
      last = Number(next);
    }
  }
  return numbers;
}

const tests = new Map(
  globSync('{test,functions,local,shared,lib,web/src}/**/*.test.{ts,tsx}', { cwd: root })
    .filter((path) => join(root, path) !== import.meta.filename)
    .map((path) => [path, casesIn(read(path))]),
);

type Row = { number: number; files: string[]; waits: boolean };
const rows = read('docs/security-cases.md')
  .split('\n')
  .flatMap((line): Row[] => {
    const [, number = '', , held = ''] = line.split('|').map((cell) => cell.trim());
    if (!/^\d+$/.test(number)) return [];
    const files = [...held.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    return [{ number: Number(number), files, waits: held.startsWith('waits for ') }];
  });

describe('the table of security cases', () => {
  test('has a row for each of the 116, in their order', () => {
    expect(rows.map(({ number }) => number)).toEqual(
      Array.from({ length: 116 }, (_, at) => at + 1),
    );
  });

  test.each(rows.filter(({ waits }) => !waits))(
    'case $number: is held by tests that speak of it',
    ({ number, files }) => {
      expect(files).not.toEqual([]);
      const silent = files.filter((path) => !tests.get(path)?.has(number));
      expect(silent, 'named in the table, but silent about the case').toEqual([]);
    },
  );

  test('lets no case wait that has a test already', () => {
    const waiting = rows.filter(({ waits }) => waits).map(({ number }) => number);
    const tested = waiting.filter((number) => [...tests.values()].some((it) => it.has(number)));
    expect(tested).toEqual([]);
  });
});

/** Each of these has a line that was taken out to see its tests fail. */
const bar = '1-15 22-28 66-74 79-85 89-94 102-103'.split(' ').flatMap((range) => {
  const [from = 0, to = 0] = range.split('-').map(Number);
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
});

describe('the list of guards', () => {
  test.each(guards)('case $case: $what stands once in $file', ({ file, guard, without, test }) => {
    expect(read(file).split(guard)).toHaveLength(2);
    expect(without).not.toContain(guard);
    expect(tests.has(test), `${test} is no file of tests`).toBe(true);
  });

  test('names only tests that speak of the case', () => {
    const silent = guards.filter(({ case: number, test }) => !tests.get(test)?.has(number));
    expect(silent).toEqual([]);
  });

  test('leaves out no case of the bar', () => {
    expect(bar.filter((number) => !guards.some((guard) => guard.case === number))).toEqual([]);
  });

  test('is what the table says', () => {
    expect(read('docs/security-cases.md')).toBe(securityCasesSource());
  });
});
