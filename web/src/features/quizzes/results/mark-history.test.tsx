// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { MarkHistory } from './mark-history.tsx';

const change = (from: number | null, to: number | null, day: number) => ({
  at: `2026-03-0${day}T10:00:00.000Z`,
  because: 'reset' as const,
  reason: null,
  from,
  to,
});

it('says in whole words what a mark became, also where there were or are no points', async () => {
  await renderInSite(
    <MarkHistory
      history={[
        change(10_000, null, 1),
        change(null, 25_000, 2),
        change(0, 20_000, 3),
        change(0, 10_000, 4),
        change(null, null, 5),
        change(10_000, 10_000, 6),
      ]}
    />,
  );
  expect(
    screen.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent),
  ).toEqual([
    'From 1 point to none',
    'From none to 2.5 points',
    'From 0 to 2 points',
    'From 0 to 1 point',
    'Without points as before',
    '1 point as before',
  ]);
});
