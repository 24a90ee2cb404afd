import { expect, it } from 'vitest';
import type { Row } from '../types.ts';
import { nothingOf } from './preview-of.ts';

const itemId = '01J00000000000000000000001';
type Mark = Row['marks'][number];
const bookOf = (...marks: Partial<Mark>[]): Row[] =>
  marks.map((mark, at) => ({
    userId: `${at}`,
    name: '',
    marks: [
      {
        itemId,
        points: 40_000,
        most: 100_000,
        status: 'marked',
        isReleased: false,
        isSet: false,
        isLate: false,
        label: null,
        version: 1,
        ...mark,
      },
    ],
    total: null,
    isTotalSet: false,
  }));
const release = { kind: 'release', itemId, from: null } as const;

it('says why a release would show nobody a mark', () => {
  const waiting = { status: 'waiting', points: null } as const;
  expect(nothingOf(release, { kind: 'quiz' }, [])).toBe('noMark');
  expect(nothingOf(release, { kind: 'quiz' }, bookOf(waiting))).toBe('noMark');
  expect(nothingOf(release, { kind: 'quiz' }, bookOf({ isReleased: true }, waiting))).toBe('seen');
});

it('says that what was marked of an assignment is released elsewhere', () => {
  const book = bookOf({ isReleased: true }, {});
  expect(nothingOf(release, { kind: 'assignment' }, book)).toBe('elsewhere');
});

it('says that what is not seen yet is planned like that already', () => {
  const from = '2999-03-02T09:00:00.000Z';
  const book = bookOf({ plannedFor: from }, { isReleased: true });
  expect(nothingOf({ ...release, from }, { kind: 'manual' }, book)).toBe('same');
});
