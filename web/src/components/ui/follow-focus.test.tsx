// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import '../../../test/dialogs.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { followFocus } from './follow-focus.ts';
import { Modal } from './modal.tsx';

followFocus();
beforeEach(() => document.querySelectorAll('dialog').forEach((dialog) => dialog.remove()));

/** People who wait to be decided, as half of the site's lists do it. */
function People({ asks = false }) {
  const [names, setNames] = useState(['Ana', 'Ben', 'Cleo']);
  const [asked, setAsked] = useState<string | null>(null);
  const remove = (name: string) => setNames(names.filter((other) => other !== name));
  return (
    <section>
      <h2>Who waits</h2>
      {names.length === 0 && <p>Nobody</p>}
      <ul>
        {names.map((name) => (
          <li key={name}>
            <a href={`/people/${name}`}>{name}</a>
            <button type="button" onClick={() => (asks ? setAsked(name) : remove(name))}>
              Approve {name}
            </button>
          </li>
        ))}
      </ul>
      {asked !== null && (
        <ConfirmDialog
          title="Approve?"
          text=""
          yes="Yes"
          no="No"
          pending={false}
          onClose={() => setAsked(null)}
          onYes={() => {
            remove(asked);
            setAsked(null);
          }}
        />
      )}
    </section>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
async function press(name: string) {
  button(name).focus();
  fireEvent.click(button(name));
}
describe('what has the focus and goes away', () => {
  it('hands it on to the same button of the next row, then of the one before, then to the heading', async () => {
    await renderInSite(<People />);
    await press('Approve Ben');
    await waitFor(() => expect(document.activeElement).toBe(button('Approve Cleo')));
    await press('Approve Cleo');
    await waitFor(() => expect(document.activeElement).toBe(button('Approve Ana')));
    await press('Approve Ana');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Who waits' })),
    );
  });

  it('hands it on also where a dialog asked before', async () => {
    await renderInSite(<People asks />);
    await press('Approve Ben');
    await press('Yes');
    await waitFor(() => expect(document.activeElement).toBe(button('Approve Cleo')));
  });

  it('goes back from a dialog over a sheet into the sheet, from another that took its place too, and then to the page', async () => {
    function Marks() {
      const [open, setOpen] = useState<string[]>([]);
      return (
        <>
          <button type="button" onClick={() => setOpen(['sheet'])}>
            Details
          </button>
          {open.includes('sheet') && (
            <Modal title="Sheet" onClose={() => setOpen([])}>
              <button type="button" onClick={() => setOpen(['sheet', 'mark'])}>
                Set mark
              </button>
              <button type="button" onClick={() => setOpen([])}>
                Leave
              </button>
            </Modal>
          )}
          {(['mark', 'then'] as const).map(
            (name) =>
              open.includes(name) && (
                <Modal key={name} title={name} onClose={() => setOpen(['sheet'])}>
                  <button
                    type="button"
                    onClick={() => setOpen(name === 'mark' ? ['sheet', 'then'] : ['sheet'])}
                  >
                    Done with {name}
                  </button>
                </Modal>
              ),
          )}
        </>
      );
    }
    await renderInSite(<Marks />);
    // Browsers let nothing take the focus that a modal dialog covers.
    const covered = () => document.querySelector('dialog') !== null;
    const details = button('Details');
    const focus = details.focus.bind(details);
    details.focus = () => (covered() ? undefined : focus());
    await press('Details');
    await press('Set mark');
    await press('Done with mark');
    await press('Done with then');
    await waitFor(() => expect(document.activeElement).toBe(button('Set mark')));
    await press('Leave');
    await waitFor(() => expect(document.activeElement).toBe(details));
  });

  it.each([
    ['at once', false],
    ['only when they draw the next time', true],
  ])(
    'gets it back when it was only switched off while its work was under way, where browsers take it %s',
    async (_, isLater) => {
      function Save() {
        const [busy, setBusy] = useState(false);
        return (
          <>
            <button type="button" disabled={busy} onClick={() => setBusy(true)}>
              Save
            </button>
            <button type="button" onClick={() => setBusy(false)}>
              Answer
            </button>
          </>
        );
      }
      await renderInSite(<Save />);
      await press('Save');
      if (isLater) await new Promise(requestAnimationFrame);
      // As browsers do with what is switched off.
      (document.activeElement as HTMLElement).blur();
      await waitFor(() => expect(document.activeElement).toBe(document.body));
      if (!isLater) await new Promise(requestAnimationFrame);
      fireEvent.click(button('Answer'));
      await waitFor(() => expect(document.activeElement).toBe(button('Save')));
    },
  );

  it('hands nothing on where somebody pressed beside everything', async () => {
    await renderInSite(<People />);
    button('Approve Ben').focus();
    fireEvent.pointerDown(screen.getByRole('heading', { name: 'Who waits' }));
    button('Approve Ben').blur();
    fireEvent.click(button('Approve Ben'));
    await new Promise(requestAnimationFrame);
    expect(document.activeElement).toBe(document.body);
  });

  it('hands nothing on to another page, which begins at its heading', async () => {
    await renderInSite(<People />);
    button('Approve Ben').focus();
    history.pushState(null, '', '/elsewhere');
    fireEvent.click(button('Approve Ben'));
    await new Promise(requestAnimationFrame);
    expect(document.activeElement).toBe(document.body);
  });
});
