// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { pageOf } from '../../../../test/assignment-page-of.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import PeersPart from './peers-part.tsx';

const rules = { reviews: 2, days: 7, percentOfMark: 0 };
const show = (isForGroups: boolean) =>
  renderInSite(<PeersPart page={pageOf({ isForGroups, peerReview: rules })} rules={rules} />);

it('tells who hands in alone whose works they review', async () => {
  await show(false);
  await screen.findByText(/you review the works of 2 classmates/);
  expect(screen.getByText(/^Classmates see your work without your name/)).toBeDefined();
});

it('tells who hands in with a group that each of them reviews other groups, and that no group is named', async () => {
  await show(true);
  await screen.findByText(/each of you reviews the works of 2 other groups/);
  expect(screen.getByText(/^Other groups see your work without the names/)).toBeDefined();
});
