// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { assignmentOf } from '#test/support/assignment-of.ts';
import { createFiles } from '#web/blocks/form/files.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { LookPanel } from './look-panel.tsx';
import type { Assignment } from './types.ts';

const place = {
  courseId: '01J00000000000000000000002',
  assignmentId: '01J00000000000000000000003',
  title: 'An essay',
  startsOn: null,
  endsOn: null,
  completion: { rule: 'submitted' as const },
  isSubmitted: false,
};
const groups = { setId: '01J00000000000000000000001' };
const peerReview = { allocation: 'chance' as const, reviews: 3, days: 7, percentOfMark: 20 };
const show = (changes: Partial<Assignment>) =>
  renderInSite(
    <LookPanel place={place} assignment={assignmentOf(changes)} files={createFiles([])} />,
  );

it('shows who hands in alone and reviews nobody neither a group nor a review', async () => {
  await show({});
  await screen.findByText(/^This is what students read/);
  expect(screen.queryByRole('heading', { name: 'Your group' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Peer review' })).toBeNull();
});

it('shows what a group reads of handing in together, and of reviewing other groups', async () => {
  await show({ groups, peerReview });
  await screen.findByRole('heading', { name: 'Your group' });
  screen.getByText(/^You submit together/);
  screen.getByRole('heading', { name: 'Peer review' });
  const rules = /each of you reviews the works of 3 other groups.*Reviews make 20% of the mark/;
  expect(screen.getByText(rules)).toBeDefined();
});

it('says of reviews that are given by hand no number of them', async () => {
  await show({ peerReview: { ...peerReview, allocation: 'hand' } });
  const byHand = /^Whoever teaches chooses which works of classmates you review/;
  expect(await screen.findByText(byHand)).toBeDefined();
});
