import { expect, it } from 'vitest';
import { compareFiles, type ComparedFile } from './compare-files.ts';

const file = (fileName: string, bytes: string, place?: string): ComparedFile => ({
  fileName,
  sha256: bytes,
  ...(place !== undefined && { place }),
});
const told = (before: ComparedFile[], after: ComparedFile[]) =>
  compareFiles(before, after).map(({ is, ...one }) => [
    is,
    one.before?.fileName ?? null,
    one.after?.fileName ?? null,
  ]);

it('tells files that came, went, changed, are called otherwise or are as they were', () => {
  const before = [file('a.pdf', '1'), file('b.pdf', '2'), file('c.pdf', '3'), file('d.pdf', '4')];
  const after = [file('a.pdf', '1'), file('b.pdf', '9'), file('new.pdf', '3'), file('e.pdf', '8')];
  expect(told(before, after)).toEqual([
    ['same', 'a.pdf', 'a.pdf'],
    ['changed', 'b.pdf', 'b.pdf'],
    ['renamed', 'c.pdf', 'new.pdf'],
    ['added', null, 'e.pdf'],
    ['removed', 'd.pdf', null],
  ]);
});

it('takes two files of the same bytes for two, each once', () => {
  expect(told([file('a.pdf', '1')], [file('b.pdf', '1'), file('a.pdf', '1')])).toEqual([
    ['added', null, 'b.pdf'],
    ['same', 'a.pdf', 'a.pdf'],
  ]);
});

it('goes by the place of a file where its name says only whose work it is of', () => {
  const before = [file('K7-1-1.pdf', '1', '1.pdf'), file('K7-1-2.pdf', '2', '2.pdf')];
  const after = [file('K7-2-1.pdf', '1', '1.pdf'), file('K7-2-2.pdf', '3', '2.pdf')];
  expect(told(before, after).map(([is]) => is)).toEqual(['same', 'changed']);
});
