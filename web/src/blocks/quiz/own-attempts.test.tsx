// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { OwnAttempts } from './own-attempts.tsx';

const deadline = '2026-03-01T10:30:00.000Z';
const attempt = (
  number: number,
  state: 'open' | 'submitted' | 'expired',
  endedAt: string | null,
) => ({
  attemptId: String(number),
  number,
  state,
  startedAt: '2026-03-01T10:00:00.000Z',
  deadline,
  endedAt,
  isReset: false,
  score: null,
});

it('tell which of them ended with their time, also where their page submitted at the deadline', async () => {
  const own = [
    attempt(1, 'submitted', '2026-03-01T10:20:00.000Z'),
    attempt(2, 'submitted', deadline),
    attempt(3, 'expired', deadline),
    attempt(4, 'open', null),
  ];
  await renderInSite(
    <OwnAttempts
      quiz={{ own, counted: null, counts: 'best' }}
      to={(attemptId) => `/${attemptId}`}
    />,
  );
  const states = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.lastElementChild?.textContent);
  expect(states).toEqual(['Submitted', 'Time ran out', 'Time ran out', 'Running']);
});

it('says of one that was reset that it is, not that it was submitted', async () => {
  const reset = { ...attempt(1, 'submitted', '2026-03-01T10:20:00.000Z'), isReset: true };
  await renderInSite(
    <OwnAttempts quiz={{ own: [reset], counted: null, counts: 'best' }} to={() => '/'} />,
  );
  expect(screen.getAllByRole('row').at(-1)?.lastElementChild?.textContent).toBe('Reset');
});
