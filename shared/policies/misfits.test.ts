import { expect, it } from 'vitest';
import { assignmentOf } from '#test/support/assignment-of.ts';
import { misfitsOf, wordsOf } from './misfits.ts';

const says = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }],
});
const nothing = { text: null, files: null, link: false, recording: null };
const files = { accepts: ['application/pdf' as const], most: 2, mostBytes: 1 };
const work = { text: null, link: null, files: 0, recordings: 0, confirmed: false };
const codesOf = (
  handIn: Partial<ReturnType<typeof assignmentOf>['handIn']>,
  changes: Partial<Parameters<typeof misfitsOf>[1]>,
  statement: { en: string } | null = null,
) =>
  misfitsOf(assignmentOf({ handIn: { ...nothing, ...handIn }, statement }), {
    ...work,
    ...changes,
  }).map(({ path, code }) => `${path.join('.')} ${code}`);

it('asks for something, and takes nothing that was not asked for', () => {
  const text = { mostWords: 2 };
  expect(codesOf({ text }, {})).toEqual(['draft nothing_to_hand_in']);
  expect(codesOf({ text }, { text: says(' ') })).toEqual(['draft nothing_to_hand_in']);
  expect(codesOf({ text }, { text: says('One two') })).toEqual([]);
  expect(codesOf({ text }, { text: says('One two three') })).toEqual(['draft.text too_many_words']);
  expect(codesOf({ text: { mostWords: null } }, { text: says('One two three') })).toEqual([]);
  expect(codesOf({ files }, { text: says('One'), files: 1 })).toEqual(['draft.text not_asked_for']);
  expect(codesOf({ files }, { files: 2 })).toEqual([]);
  expect(codesOf({ files }, { files: 3 })).toEqual(['draft.files too_many_files']);
  expect(codesOf({ text }, { text: says('One'), files: 1 })).toEqual([
    'draft.files too_many_files',
  ]);
  const link = 'https://example.com';
  expect(codesOf({ link: true }, { link })).toEqual([]);
  expect(codesOf({ files }, { link, files: 1 })).toEqual(['draft.link not_asked_for']);
});

it('wants the statement of own work confirmed, where there is one', () => {
  const text = { mostWords: null };
  const whole = { text: says('One') };
  expect(codesOf({ text }, whole, { en: 'It is mine.' })).toEqual(['confirmed not_confirmed']);
  expect(codesOf({ text }, { ...whole, confirmed: true }, { en: 'It is mine.' })).toEqual([]);
});

it('takes one recording beside as many files as are asked for, and neither in place of the other', () => {
  const recording = { as: 'audio' as const, mostMinutes: 1 };
  const many = ['draft.files too_many_files'];
  expect(codesOf({ recording }, { recordings: 1 })).toEqual([]);
  expect(codesOf({ recording }, { files: 1 })).toEqual(many);
  expect(codesOf({ files }, { recordings: 1 })).toEqual(many);
  expect(codesOf({ files, recording }, { files: 2, recordings: 1 })).toEqual([]);
  expect(codesOf({ files, recording }, { files: 3 })).toEqual(many);
  expect(codesOf({ files, recording }, { files: 1, recordings: 2 })).toEqual(many);
});

it('counts the words of a text', () => {
  expect([wordsOf(null), wordsOf(says('One two'))]).toEqual([0, 2]);
});
