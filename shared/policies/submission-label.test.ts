import { expect, it } from 'vitest';
import { type SubmissionLabel, submissionLabel, type WorkState } from './submission-label.ts';

const due = Date.parse('2026-03-11T22:59:00.000Z');
const grace = 15 * 60_000;

type Given = {
  state: WorkState;
  submittedAt?: number | null;
  now?: number;
  graceMinutes?: number;
  dueAt?: number | null;
  closesAt?: number | null;
};
const labelOf = ({ now = due, submittedAt = null, ...given }: Given) =>
  submissionLabel({ dueAt: due, graceMinutes: 0, closesAt: null, submittedAt, ...given }, now);

it.each<[WorkState, at: number, SubmissionLabel]>([
  ['none', -1, 'pending'],
  ['none', 0, 'pending'],
  ['none', 1, 'notSubmitted'],
  ['draft', -1, 'pending'],
  ['draft', 0, 'pending'],
  ['draft', 1, 'notSubmitted'],
])('nothing but %s, %i ms from the due date: %s', (state, at, label) => {
  expect(labelOf({ state, now: due + at })).toBe(label);
  // The grace moves it, and nothing else does.
  expect(labelOf({ state, now: due + grace + at, graceMinutes: 15 })).toBe(label);
});

it.each<[WorkState, at: number, SubmissionLabel]>([
  ['submitted', -1, 'submitted'],
  ['submitted', 0, 'submitted'],
  ['submitted', 1, 'late'],
  ['marked', -1, 'submitted'],
  ['marked', 0, 'submitted'],
  ['marked', 1, 'late'],
  ['released', -1, 'graded'],
  ['released', 1, 'graded'],
  ['returned', -1, 'pending'],
  ['returned', 1, 'pending'],
  ['draft', -1, 'pending'],
  ['draft', 1, 'pending'],
])('handed in %2$i ms from the due date and %1$s: %3$s', (state, at, label) => {
  const much = due + 1_000_000_000;
  expect(labelOf({ state, submittedAt: due + at, now: much })).toBe(label);
  const later = { submittedAt: due + grace + at, graceMinutes: 15 };
  expect(labelOf({ state, ...later, now: much })).toBe(label);
});

it('case 19: a mark that is not released is a submission like all others', () => {
  for (const submittedAt of [due - 1, due, due + 1])
    expect(labelOf({ state: 'marked', submittedAt })).toBe(
      labelOf({ state: 'submitted', submittedAt }),
    );
});

it('what is never due is never late, and not submitted once it has closed', () => {
  const free = { dueAt: null, now: due + 1_000 };
  expect(labelOf({ state: 'submitted', submittedAt: due, ...free })).toBe('submitted');
  expect(labelOf({ state: 'none', ...free })).toBe('pending');
  expect(labelOf({ state: 'none', ...free, closesAt: due + 1_000 })).toBe('pending');
  expect(labelOf({ state: 'none', ...free, closesAt: due + 999 })).toBe('notSubmitted');
});
