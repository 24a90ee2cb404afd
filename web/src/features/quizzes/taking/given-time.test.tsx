// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { GivenTime, GivenTimeLink } from './given-time.tsx';

type Given = Parameters<typeof GivenTime>[0]['given'];
const gift = (minutes: number, reason: string): Given[number] => ({
  minutes,
  reason,
  at: `2026-03-01T10:0${minutes}:00.000Z`,
});

/** Three minutes from before, and five that come while one looks on. */
function Growing() {
  const [given, setGiven] = useState<Given>([gift(3, 'A drill.')]);
  const [seen, setSeen] = useState(1);
  return (
    <>
      <button onClick={() => setGiven([...given, gift(5, 'The network failed.')])}>give</button>
      <GivenTimeLink given={given} seen={seen} />
      <GivenTime
        given={given}
        seen={seen}
        onSeen={() => setSeen(given.length)}
        deadline="2026-03-01T11:00:00.000Z"
      />
    </>
  );
}

it('minutes that come while an attempt runs are said with their reason, and stand out until they were seen', async () => {
  await renderInSite(<Growing />);
  screen.getByText('3 minutes were added to your time.');
  expect(screen.queryByText(/A drill/)).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.queryByRole('button', { name: /more minute/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'give' }));
  expect(screen.getByRole('status').textContent).toMatch(
    /^5 more minutes: The network failed\. You have until .*\.$/,
  );
  const words = screen.getByText('5 more minutes: The network failed.');
  // Whoever is further down the page sees beside the clock that it moved, and is led to why.
  fireEvent.click(screen.getByRole('button', { name: '5 more minutes' }));
  expect(document.activeElement).toBe(words.closest('[tabindex="-1"]'));
  fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
  // Whoever pressed it is not sent back to the top of the page.
  expect(document.activeElement).toBe(screen.getByText('8 minutes were added to your time.'));
  expect(screen.queryByText(/5 more minutes/)).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('');
});
