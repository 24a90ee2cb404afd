// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startI18n } from '#web/lib/i18n/i18n.ts';
import { system } from '#web/lib/theme/system.ts';
import { LeaveGuard } from './leave-guard.tsx';
import '../../../test/patience.ts';

await startI18n();
// jsdom knows the element and not what it does.
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

afterEach(cleanup);
beforeEach(() => history.replaceState(null, '', '/start'));

/** Comes to the form by a link, so that there is something to go back to. */
async function openForm(unsaved: boolean) {
  render(
    <ChakraProvider value={system}>
      <BrowserRouter>
        <Routes>
          <Route path="/start" element={<Link to="/form">to the form</Link>} />
          <Route
            path="/form"
            element={
              <>
                <p>the form</p>
                <Link to="/elsewhere">elsewhere</Link>
                <Link to="/form?tab=2">another tab</Link>
                <LeaveGuard unsaved={unsaved} />
              </>
            }
          />
          <Route path="/elsewhere" element={<p>arrived</p>} />
        </Routes>
      </BrowserRouter>
    </ChakraProvider>,
  );
  fireEvent.click(screen.getByText('to the form'));
  await screen.findByText('the form');
}
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving?' });
const answer = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('lets whoever changed nothing go', async () => {
  await openForm(false);
  fireEvent.click(screen.getByText('elsewhere'));
  expect(await screen.findByText('arrived')).toBeDefined();
});

it('asks before a link is followed, and stays where somebody wants to', async () => {
  await openForm(true);
  fireEvent.click(screen.getByText('elsewhere'));
  expect(question()).not.toBeNull();
  answer('Stay here');
  expect(question()).toBeNull();
  expect(screen.getByText('the form')).toBeDefined();
});

it('goes on to where the link led', async () => {
  await openForm(true);
  fireEvent.click(screen.getByText('elsewhere'));
  answer('Leave without saving');
  expect(await screen.findByText('arrived')).toBeDefined();
});

it('asks before going back, and the address stays that of the form until then', async () => {
  await openForm(true);
  history.back();
  await waitFor(() => expect(question()).not.toBeNull());
  await waitFor(() => expect(location.pathname).toBe('/form'));
  answer('Leave without saving');
  expect(await screen.findByText('to the form')).toBeDefined();
});

it('takes another view of the same page for no leaving', async () => {
  await openForm(true);
  fireEvent.click(screen.getByText('another tab'));
  await waitFor(() => expect(location.search).toBe('?tab=2'));
  expect(question()).toBeNull();
});

it.each([true, false])('has the browser ask before the page is closed: %s', async (unsaved) => {
  await openForm(unsaved);
  const leaving = new Event('beforeunload', { cancelable: true });
  dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(unsaved);
});
