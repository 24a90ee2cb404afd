// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOf } from '../../../../test/assignment-page-of.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import PeersPart from './peers-part.tsx';

const rules = { reviews: 2, days: 7, percentOfMark: 0 };
const task = {
  taskId: '01J0000000000000000000000T',
  number: 2,
  dueAt: '2026-03-09T10:00:00.000Z',
  state: 'open' as const,
};
const show = (isForGroups: boolean, peerReview: Parameters<typeof PeersPart>[0]['rules'] = rules) =>
  renderInSite(
    <PeersPart page={pageOf({ isForGroups, peerReview, reviews: [task] })} rules={peerReview} />,
  );

it('tells who hands in alone whose works they review', async () => {
  await show(false);
  await screen.findByText(/you review the works of 2 classmates/);
  expect(screen.getByText(/^Classmates see your work without your name/)).toBeDefined();
  expect(screen.getByRole('link', { name: /^Classmate’s work 2: / })).toBeDefined();
});

it('tells who hands in with a group that each of them reviews other groups, and that no group is named', async () => {
  await show(true);
  await screen.findByText(/each of you reviews the works of 2 other groups/);
  expect(screen.getByText(/^Other groups see your work without the names/)).toBeDefined();
  expect(screen.getByRole('link', { name: /^A group’s work 2: / })).toBeDefined();
  expect(screen.queryByText(/classmate/i)).toBeNull();
});

it.each([
  [false, /^Whoever teaches chooses which works of classmates you review, if any/],
  [true, /^Whoever teaches chooses which works of other groups each of you reviews, if any/],
])('promises no number where each work is given by hand', async (isForGroups, said) => {
  await show(isForGroups, { ...rules, reviews: null });
  expect((await screen.findByText(said)).textContent).toContain('You have 7 days for each.');
});
