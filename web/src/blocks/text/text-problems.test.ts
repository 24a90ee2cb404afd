import { expect, it } from 'vitest';
import type { RichText } from '#shared/schemas/rich-text.ts';
import { prepare } from '#web/features/lessons/editor/draft/prepare.ts';
import { textProblems } from './text-problems.ts';

const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const list = (depth: number): object => ({
  type: 'bulletList',
  content: [
    { type: 'listItem', content: [paragraph('x'), ...(depth > 1 ? [list(depth - 1)] : [])] },
  ],
});
const row = { type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph('x')] }] };
const many = <T>(count: number, item: T) => Array.from({ length: count }, () => item);

/** The problems of a text that cannot be stored. */
function problemsIn(...content: object[]) {
  const document = { type: 'doc', content } as RichText;
  const ready = prepare({ kind: 'text', body: { en: document } });
  const issues = (ready.error?.issues ?? []).map(({ path, code, message }) => ({
    path,
    code: code === 'custom' ? message : code,
  }));
  return [...textProblems(issues, 'en', document), ...textProblems(issues, null)];
}

it.each([
  ['is fine', [paragraph('x'), list(4)], []],
  ['has too many parts', many(1001, paragraph('x')), [{ code: 'long', place: 1 }]],
  ['nests too deep', [paragraph('x'), list(5)], [{ code: 'deep', place: 2 }]],
  [
    'has long code',
    [
      {
        type: 'codeBlock',
        attrs: { language: null },
        content: [{ type: 'text', text: 'x'.repeat(10_001) }],
      },
    ],
    [{ code: 'code', place: 1 }],
  ],
  [
    'has a long formula',
    [paragraph('x'), { type: 'blockMath', attrs: { latex: 'x'.repeat(2001) } }],
    [{ code: 'formula', place: 2 }],
  ],
  [
    'has a large table',
    [{ type: 'table', content: many(101, row) }],
    [{ code: 'table', place: 1 }],
  ],
  [
    'is larger than a request',
    many(40, paragraph('x'.repeat(9000))),
    [{ code: 'bytes', place: 1 }],
  ],
])('a text that %s is told so', (_, content, expected) => {
  expect(problemsIn(...content)).toEqual(expected);
});
