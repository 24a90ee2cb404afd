// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { createServerClock } from '#web/lib/server-clock.ts';
import { TimeLeft } from './time-left.tsx';

it.each([
  ['while it runs', 60_000, ''],
  [
    'once it is over, which a device without a connection learns from nobody else',
    1_800_000,
    'Time is up: what had been saved is submitted.',
  ],
])('says what becomes of the time %s', async (_when, passed, words) => {
  let counted = 0;
  const clock = createServerClock('2026-03-01T10:00:00.000Z', () => counted);
  counted = passed;
  await renderInSite(
    <TimeLeft
      clock={clock}
      startedAt="2026-03-01T10:00:00.000Z"
      deadline="2026-03-01T10:30:00.000Z"
      onOver={vi.fn()}
    />,
  );
  expect(screen.getByRole('status').textContent).toBe(words);
});
