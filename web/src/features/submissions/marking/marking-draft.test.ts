import { describe, expect, it } from 'vitest';
import { points, twoCriteria, workOf } from '../../../../test/submission-work.ts';
import type { Marking } from '../types.ts';
import {
  draftOf,
  type MarkingDraft,
  mergeMarkings,
  newerOf,
  preparedMarking,
  withMarking,
  workedOut,
} from './marking-draft.ts';

const [first, second] = twoCriteria.criteria;
const choice = (criterionId = '', levelId: string | null = null, comment = '') => ({
  criterionId,
  levelId,
  points: null,
  comment,
});
const best = choice(first?.criterionId, first?.levels[0]?.levelId);
const middle = choice(first?.criterionId, first?.levels[1]?.levelId);
const fair = choice(second?.criterionId, second?.levels[0]?.levelId);
const draft = (changes: Partial<MarkingDraft> = {}): MarkingDraft => ({
  ...draftOf(null),
  ...changes,
});
const marking: Marking = {
  choices: [best, fair],
  points: null,
  comment: 'Good.',
  isLateWaived: false,
  comments: [],
  files: [],
  state: 'ready',
  earned: { points: points(15), most: points(15) },
  adjustments: [],
  total: points(15),
  by: { userId: 'u', name: 'Other' },
  at: '2026-03-04T08:00:00.000Z',
  version: 3,
};

describe('what two people wrote of the same work', () => {
  it('is merged criterion by criterion, and stays as unready as its writer left it', () => {
    const merged = mergeMarkings(
      draft(),
      draft({ choices: [best] }),
      draft({ choices: [fair], comment: 'Good.', isReady: true }),
    );
    expect(merged.clashes).toEqual([]);
    expect(merged.takesTheirs).toBe(true);
    const whole = merged.build(() => 'mine');
    expect(whole.choices.toSorted((a, b) => a.criterionId.localeCompare(b.criterionId))).toEqual([
      best,
      fair,
    ]);
    expect(whole).toMatchObject({ comment: 'Good.', isReady: false });
  });

  it('is chosen where both changed the same criterion', () => {
    const merged = mergeMarkings(
      draft({ choices: [best] }),
      draft({ choices: [middle] }),
      draft({ choices: [{ ...best, levelId: first?.levels[2]?.levelId ?? null }] }),
    );
    expect(merged.clashes).toHaveLength(1);
    expect(merged.build(() => 'mine').choices[0]?.levelId).toBe(middle.levelId);
    expect(merged.build(() => 'theirs').choices[0]?.levelId).toBe(first?.levels[2]?.levelId);
  });

  it('takes nothing over where they wrote the same', () => {
    expect(mergeMarkings(draft(), draft({ choices: [best] }), draft()).takesTheirs).toBe(false);
  });
});

it('a marking is read as it was saved, and sent without the space around words', () => {
  expect(draftOf(marking)).toMatchObject({
    choices: [best, fair],
    comment: 'Good.',
    isReady: true,
  });
  expect(newerOf(marking)).toMatchObject({ version: 3, savedBy: marking.by, marking });
  expect(
    preparedMarking(draft({ comment: ' Good. ', choices: [{ ...best, comment: ' So? ' }] })).data,
  ).toMatchObject({ comment: 'Good.', choices: [{ comment: 'So?' }] });
});

describe('what a draft comes to', () => {
  const late = { graceMinutes: 0, percentPerDay: 10, mostPercent: 50, of: 'earned' as const };
  const work = workOf(1, {
    late,
    due: { at: '2026-03-01T08:00:00.000Z', because: 'course' },
  });

  it('waits while a criterion does', () => {
    expect(workedOut(work, draft({ choices: [best] })).total).toBeNull();
  });

  it('is less where it was late, unless that is waived', () => {
    const choices = [best, fair];
    expect(workedOut(work, draft({ choices })).total).toBe(points(13.5));
    expect(workedOut(work, draft({ choices, isLateWaived: true })).total).toBe(points(15));
  });
});

describe('a submission whose marking was saved', () => {
  const now = Date.parse('2026-03-05T00:00:00.000Z');
  const past = '2026-03-04T00:00:00.000Z';
  const future = '2026-03-09T00:00:00.000Z';
  it.each([
    ['submitted', 'draft', null, 'submitted'],
    ['marked', 'draft', null, 'submitted'],
    ['submitted', 'ready', null, 'marked'],
    ['submitted', 'ready', future, 'marked'],
    ['submitted', 'ready', past, 'released'],
    ['released', 'draft', past, 'released'],
  ] as const)('that was %s and is %s now, shown from %s, is %s', (before, state, at, after) => {
    const work = withMarking(workOf(1, { state: before }), { ...marking, state }, at, now);
    expect(work).toMatchObject({ state: after, releasedAt: at, marking: { state } });
  });
});
