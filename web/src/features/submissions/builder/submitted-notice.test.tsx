// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import SubmittedNotice from './submitted-notice.tsx';

const ids = { courseId: 'C', assignmentId: 'A' };

it('says how many have submitted, what a change does to their work, and where it is', async () => {
  await renderInSite(<SubmittedNotice ids={ids} count={2} ofGroups={false} />);
  expect(await screen.findByText('2 students have submitted work.')).toBeDefined();
  expect(screen.getByText(/keeps the levels and points that it was given/)).toBeDefined();
  const link = screen.getByRole('link', { name: 'See the submissions' });
  expect(link.getAttribute('href')).toContain('/assignments/review?course=C&assignment=A');
});

it('counts groups where groups submit it', async () => {
  await renderInSite(<SubmittedNotice ids={ids} count={1} ofGroups />);
  expect(await screen.findByText('1 group has submitted work.')).toBeDefined();
});
