// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { useScrollToTop } from './use-scroll-to-top.ts';

function Page() {
  useScrollToTop();
  return (
    <>
      <Link to="?state=late" replace>
        Narrow
      </Link>
      <Link to="/next">Go on</Link>
    </>
  );
}

const press = (name: string) =>
  act(async () => void fireEvent.click(screen.getByRole('link', { name })));

afterEach(() => vi.restoreAllMocks());

it('begins another page at its top, and stays where one is when only what is looked for changes', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  render(
    <MemoryRouter initialEntries={['/here']}>
      <Page />
    </MemoryRouter>,
  );
  await press('Narrow');
  expect(scrollTo).not.toHaveBeenCalled();
  await press('Go on');
  expect(scrollTo).toHaveBeenCalledTimes(1);
  await press('Narrow');
  expect(scrollTo).toHaveBeenCalledTimes(1);
});
