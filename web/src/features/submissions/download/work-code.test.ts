import { expect, it } from 'vitest';
import { codeOf, codesIn, withCode, withoutCode } from './work-code.ts';

const code = codeOf('01JZ3K8Q2W9RTV5XYBCDEFGHJK');

it('is of the part of an id that is random', () => expect(code).toBe('YBCDEFGHJK'));

it.each([
  ['essay.pdf', `essay - ${code}.pdf`],
  ['a.b.docx', `a.b - ${code}.docx`],
  ['README', `README - ${code}`],
])('is written behind %s, and taken out of it again', (name, coded) => {
  expect(withCode(name, code)).toBe(coded);
  expect(withoutCode(coded, code)).toBe(name);
});

it.each([
  `Ada - 1 - ${code}/essay.pdf`,
  `submissions/Ada - 1 - ${code}/more/essay.pdf`,
  `essay_-_${code}.pdf`,
  `essay - ${code} (2).pdf`,
  `essay - ${code.toLowerCase()}-annotated.pdf`,
])('is found in %s', (path) => expect(codesIn(path)).toContain(code));

it('of the file itself comes before that of its folder', () =>
  expect(codesIn(`Ada - 1 - ${code}/essay - 0000000001.pdf`)).toEqual(['0000000001', code]));

it('is no part of a longer word', () => {
  expect(codesIn(`essay ${code}X.pdf`)).toEqual([]);
  expect(codesIn('essay.pdf')).toEqual([]);
});

it('is taken out also where a program parted words in its own way', () => {
  expect(withoutCode(`essay_-_${code}_annotated.pdf`, code)).toBe('essay_annotated.pdf');
  expect(withoutCode(`essay - ${code} (2).pdf`, code)).toBe('essay (2).pdf');
});
