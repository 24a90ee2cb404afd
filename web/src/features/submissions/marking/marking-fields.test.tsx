// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { markedWork } from '#shared/grading/marked-work.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import type { SubmissionWork } from '../types.ts';
import type { MarkingDraft } from './marking-draft.ts';
import { MarkingFields } from './marking-fields.tsx';

const marking = { by: 'points' as const, most: 100_000 };
const late = { graceMinutes: 0, percentPerDay: 10, mostPercent: 50, of: 'earned' as const };
const dueAt = '2026-03-01T10:00:00.000Z';
const submittedAt = '2026-03-02T09:00:00.000Z';
const draft = {
  points: 60_000,
  choices: [],
  comment: '',
  comments: [],
  files: [],
  isLateWaived: false,
} as unknown as MarkingDraft;

it('says each step from what was given to the total, so that they come to it', async () => {
  const when = { dueAt: Date.parse(dueAt), submittedAt: Date.parse(submittedAt) };
  const rules = { marking, late, peerReview: { percentOfMark: 20 } };
  const worked = markedWork(
    rules,
    { choices: [], points: 60_000, isLateWaived: false },
    when,
    [75_000],
  );
  expect(worked.total).toBe(56_700);
  const work = { marks: marking, late, due: { at: dueAt }, submittedAt, selfAssessment: [] };
  await renderInSite(
    <MarkingFields
      work={work as unknown as SubmissionWork}
      draft={draft}
      worked={worked}
      onChange={() => {}}
    />,
  );
  screen.getByText('Peer reviews make 20% of the mark. Only one was delivered, and it gave 7.5.');
  screen.getByText('With the other 80%, 6 becomes 6.3.');
  screen.getByText('That costs 10% of the points that were earned: 6.3 − 0.63 = 5.67.');
});
