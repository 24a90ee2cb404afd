import { expect, it } from 'vitest';
import type { Mark } from '#shared/schemas/marks.ts';
import { feedbackOf } from './feedback-of.ts';
import type { Marking } from './markings.ts';

const at = (hour: number) => `2026-03-12T${String(hour).padStart(2, '0')}:00:00.000Z`;
const ms = (hour: number) => Date.parse(at(hour));

const written = { choices: [], points: 800_000, comment: 'Clear.', isLateWaived: false };
const work = { earned: { points: 800_000, most: 1_000_000 }, adjustments: [], total: 800_000 };
const file = (mediaId: string) => ({
  mediaId,
  fileName: 'annotated.pdf',
  contentType: 'application/pdf' as const,
  bytes: 4,
  sha256: 'a'.repeat(64),
});
const given = {
  kind: 'ready' as const,
  ...written,
  files: [file('given')],
  ...work,
  by: 'm',
  at: at(10),
};
const ready: Marking = {
  submissionId: 's',
  ...written,
  state: 'ready',
  ...work,
  given,
  by: 'm',
  at: at(10),
  version: 2,
};
const place = { x: 100, y: 200, width: 0, height: 0 };
const about = (text: string) => ({
  commentId: 'c',
  anchor: { in: 'picture' as const, mediaId: 'm', area: place },
  text,
});
/** With what it says of a place, as it was given and as it is being written. */
const of = (marking: Marking | null) => ({
  marking,
  comments: { submissionId: 's', given: [about('Here.')], written: [about('There.')] },
});
const markOf = (releasedAt: string | null, changes: Partial<Mark> = {}): Mark => ({
  courseId: 'c',
  itemId: 'a',
  userId: 'u',
  version: 2,
  source: { kind: 'assignment', submissionId: 's', markers: ['m'] },
  earned: { points: 800_000, most: 1_000_000 },
  adjustments: [],
  points: 800_000,
  status: 'marked',
  releasedAt,
  changedAt: at(10),
  changedBy: 'm',
  ...changes,
});

it('case 19: says nothing of a marking before its mark is released', () => {
  expect(feedbackOf(of(ready), markOf(null), null, ms(23))).toBeNull();
  expect(feedbackOf(of(ready), markOf(at(12)), null, ms(12) - 1)).toBeNull();
  expect(feedbackOf(of(ready), null, null, ms(23))).toBeNull();
  expect(feedbackOf(of(null), markOf(at(12)), null, ms(23))).toBeNull();
  expect(feedbackOf(of({ ...ready, given: null }), markOf(at(9)), null, ms(23))).toBeNull();
});

it('says from the release on what was written, earned and taken', () => {
  expect(feedbackOf(of(ready), markOf(at(12)), at(13), ms(12))).toEqual({
    kind: 'released',
    reason: null,
    choices: [],
    points: 800_000,
    comment: 'Clear.',
    comments: [about('Here.')],
    files: [file('given')],
    mark: { earned: work.earned, adjustments: [], points: 800_000 },
    at: at(12),
    readAt: at(13),
  });
});

it('case 19: shows what was ready when somebody works at another marking, until that is ready', () => {
  const anew = {
    ...ready,
    ...written,
    comment: 'Not so.',
    files: [file('written')],
    state: 'draft' as const,
    version: 3,
  };
  expect(feedbackOf(of(anew), markOf(at(9)), null, ms(23))).toMatchObject({
    comment: 'Clear.',
    comments: [about('Here.')],
    files: [file('given')],
    at: at(10),
  });
});

it('says nothing of places where nobody was said anything', () => {
  const none = { marking: ready, comments: null };
  expect(feedbackOf(none, markOf(at(9)), null, ms(23))?.comments).toEqual([]);
});

it('case 19: says of an older submission nothing that the mark of a newer one was made from', () => {
  const newer = { source: { kind: 'assignment' as const, submissionId: 'n', markers: [] } };
  expect(feedbackOf(of(ready), markOf(at(9), newer), null, ms(23))).toBeNull();
  expect(feedbackOf(of(ready), markOf(at(9), { status: 'excused' }), null, ms(23))).toBeNull();
});

it('says at once what was returned and why, and no mark', () => {
  const back = { ...ready, given: { ...given, kind: 'returned' as const, reason: 'Name it.' } };
  expect(feedbackOf(of(back), markOf(null), null, ms(11))).toMatchObject({
    kind: 'returned',
    reason: 'Name it.',
    comment: 'Clear.',
    mark: null,
    at: at(10),
  });
});
