// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { points } from '../../../../test/submission-work.ts';
import { SubmissionHistory } from './submission-history.tsx';

const by = { userId: 'grace', name: 'Grace' };
const entry = { by, reason: null, shownFrom: null };

it('says from what to what a mark changed, and once what it stayed', async () => {
  await renderInSite(
    <SubmissionHistory
      history={[
        {
          ...entry,
          at: '2026-03-04T10:00:00.000Z',
          because: 'released',
          from: points(7.5),
          to: points(7.5),
        },
        {
          ...entry,
          at: '2026-03-04T09:00:00.000Z',
          because: 'marked',
          from: null,
          to: points(7.5),
        },
        { ...entry, at: '2026-03-04T08:00:00.000Z', because: 'submitted', from: null, to: null },
      ]}
    />,
  );
  const lines = screen.getAllByRole('listitem').map((item) => item.firstChild?.textContent);
  expect(lines).toEqual(['Released · 7.5', 'Marked · none → 7.5', 'Handed in']);
});

it('says from when on a mark was planned, and that this was taken back', async () => {
  await renderInSite(
    <SubmissionHistory
      history={[
        {
          ...entry,
          at: '2026-03-04T11:00:00.000Z',
          because: 'withheld',
          from: points(7.5),
          to: points(7.5),
        },
        {
          ...entry,
          at: '2026-03-04T10:00:00.000Z',
          because: 'released',
          shownFrom: '2026-03-09T09:00:00.000Z',
          from: points(7.5),
          to: points(7.5),
        },
      ]}
    />,
  );
  const lines = screen.getAllByRole('listitem').map((item) => item.firstChild?.textContent);
  expect(lines[0]).toBe('What was planned was taken back · 7.5');
  expect(lines[1]).toMatch(/^Planned for Mar 9, 2026.* · 7\.5$/);
});
