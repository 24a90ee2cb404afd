// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import '../../../../test/dialogs.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import ReviewCard from './review-card.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

it('begins with what it is now: off until it is turned on, and then who sees it', async () => {
  let isOn = false;
  call.mockImplementation(async (id: string, input: { body: { isOn: boolean } }) => {
    if (id === 'quizzes.setReview') ({ isOn } = input.body);
    return id === 'quizzes.setReview' ? { isOn } : { isOn, due: [], links: [], nextOn: null };
  });
  await renderInSite(<ReviewCard />);
  const review = await screen.findByRole('switch', { name: 'Daily review' });
  screen.getByText(/^Off until you turn it on/);
  fireEvent.click(review);
  await screen.findByText(/^Only you see it/);
  expect(screen.queryByText(/^Off until you turn it on/)).toBeNull();
  fireEvent.click(review);
  await screen.findByText(/^Off until you turn it on/);
});

it.each([
  ['en', 'Daily review', 'Leave it on', 'Turn it off', /^Off until you turn it on/],
  ['es', 'Repaso diario', 'Dejarlo activado', 'Desactivarlo', /^Está desactivado hasta/],
] as const)(
  'asks before it forgets what is in it, in %s',
  async (language, title, no, yes, isOff) => {
    let isOn = true;
    call.mockImplementation(async (id: string, input: { body: { isOn: boolean } }) => {
      if (id === 'quizzes.setReview') ({ isOn } = input.body);
      return id === 'quizzes.setReview'
        ? { isOn }
        : { isOn, due: [], links: [], nextOn: isOn ? '2026-03-01' : null };
    });
    await renderInSite(<ReviewCard />, { language });
    const review = await screen.findByRole('switch', { name: title });
    fireEvent.click(review);
    fireEvent.click(await screen.findByRole('button', { name: no }));
    expect(isOn).toBe(true);
    expect(screen.queryByText(isOff)).toBeNull();
    fireEvent.click(review);
    fireEvent.click(await screen.findByRole('button', { name: yes }));
    await screen.findByText(isOff);
    expect(isOn).toBe(false);
  },
);
