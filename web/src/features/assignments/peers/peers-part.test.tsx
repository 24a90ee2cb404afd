// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
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
type Task = Parameters<typeof PeersPart>[0]['page']['reviews'][number];
type Rules = Parameters<typeof PeersPart>[0]['rules'];
const show = (isForGroups: boolean, peerReview: Rules = rules, reviews: Task[] = [task]) =>
  renderInSite(
    <PeersPart page={pageOf({ isForGroups, peerReview, reviews })} rules={peerReview} />,
  );

it.each([
  [false, /^Once works are dealt out, you review the works of 2 classmates/],
  [true, /^Once works are dealt out, each of you reviews the works of 2 other groups/],
])('says how many they will review before works are dealt out', async (isForGroups, said) => {
  await show(isForGroups, rules, []);
  await screen.findByText(said);
  expect(screen.queryByRole('link')).toBeNull();
});

it('tells who hands in alone whose works they review', async () => {
  await show(false);
  await screen.findByText(/^You review works of classmates: they are listed below/);
  expect(screen.queryByText(/Once works are dealt out/)).toBeNull();
  expect(screen.getByText(/^Classmates see your work without your name/)).toBeDefined();
  expect(screen.getByRole('link', { name: /^Classmate’s work 2: / })).toBeDefined();
});

it('tells who hands in with a group that each of them reviews other groups, and that no group is named', async () => {
  await show(true);
  await screen.findByText(/^Each of you reviews works of other groups/);
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

it('says of a review that was not delivered in time what became of it, and what it costs', async () => {
  const cost = /takes nothing off your own mark/;
  await show(false, rules, [
    { ...task, number: 1, taskId: `${'0'.repeat(25)}1`, state: 'delivered' },
    task,
  ]);
  await screen.findByText(/delivered/);
  expect(screen.queryByText(cost)).toBeNull();
  cleanup();
  await show(false, rules, [
    { ...task, number: 1, taskId: `${'0'.repeat(25)}1`, state: 'passedOn' },
    { ...task, state: 'missed' },
  ]);
  const listed = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(listed).toEqual([
    'Classmate’s work 1 – not delivered in time: somebody else reviews it now',
    'Classmate’s work 2 – not delivered in time',
  ]);
  // What somebody else has is not to be opened.
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Classmate’s work 2',
  ]);
  screen.getByText(cost);
});
