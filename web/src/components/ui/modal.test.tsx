// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import '../../../test/dialogs.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Modal } from './modal.tsx';

const onClose = vi.fn<() => void>();
const show = (children: ReactNode) =>
  renderInSite(
    <Modal title="A new one" onClose={onClose}>
      {children}
    </Modal>,
  );
const focused = () => document.activeElement;

describe('a dialog', () => {
  it('begins in its first field, not on what closes it', async () => {
    await show(
      <>
        <a href="/elsewhere">Read more</a>
        <input type="hidden" name="id" />
        <input disabled aria-label="Number" />
        <input type="file" aria-label="Files" />
        <input aria-label="Title" />
        <button type="button">Make it</button>
      </>,
    );
    expect(focused()).toBe(screen.getByRole('textbox', { name: 'Title' }));
  });

  it('begins on the chosen one of several', async () => {
    await show(
      <>
        <input type="radio" name="way" aria-label="One" />
        <input type="radio" name="way" aria-label="Two" defaultChecked />
      </>,
    );
    expect(focused()).toBe(screen.getByRole('radio', { name: 'Two' }));
  });

  it('without a field begins on its main action', async () => {
    await renderInSite(
      <ConfirmDialog
        title="Remove it?"
        text="It can be put back."
        yes="Remove"
        no="Keep"
        pending={false}
        onYes={onClose}
        onClose={onClose}
      />,
    );
    expect(focused()).toBe(screen.getByRole('button', { name: 'Remove' }));
  });

  it('is closed by Escape in it, not by that in one over it, nor by a choice of files that was given up', async () => {
    const closeUpper = vi.fn<() => void>();
    onClose.mockClear();
    await show(
      <>
        <input type="file" aria-label="Files" />
        <Modal title="Over it" onClose={closeUpper}>
          <button type="button">Make it</button>
        </Modal>
      </>,
    );
    const cancel = (of: Element, bubbles: boolean) =>
      fireEvent(of, new Event('cancel', { bubbles, cancelable: true }));
    const [lower, upper] = document.querySelectorAll('dialog');
    cancel(upper!, false);
    expect(closeUpper).toHaveBeenCalledOnce();
    cancel(screen.getByLabelText('Files'), true);
    expect(onClose).not.toHaveBeenCalled();
    cancel(lower!, false);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('takes no key that was held since before it opened', async () => {
    await show(<button type="button">Remove</button>);
    const held = fireEvent.keyDown(screen.getByRole('button', { name: 'Remove' }), {
      key: 'Enter',
      repeat: true,
    });
    expect(held, 'not prevented').toBe(false);
  });

  it('waits on its title for a field that has still to come', async () => {
    const { container } = await show(<div data-testid="place" />);
    expect(focused()).toBe(screen.getByRole('heading', { name: 'A new one' }));
    const field = document.createElement('input');
    await act(async () => container.querySelector('[data-testid=place]')?.append(field));
    expect(focused()).toBe(field);
  });

  it('with something to read begins at its title', async () => {
    await renderInSite(
      <Modal reads title="How it works" onClose={onClose}>
        <p>Long ago …</p>
        <a href="/more">More</a>
      </Modal>,
    );
    expect(focused()).toBe(screen.getByRole('heading', { name: 'How it works' }));
  });
});
