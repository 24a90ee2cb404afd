// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { preferences } from './preferences.ts';
import { useSingleKeys } from './use-single-keys.ts';

const next = vi.fn();

function Page() {
  useSingleKeys({ j: next, '1': next });
  return (
    <>
      <input aria-label="text" inputMode="text" />
      <input aria-label="points" inputMode="decimal" />
      <input aria-label="days" inputMode="numeric" />
      <input type="radio" aria-label="level" />
      <textarea aria-label="comment" />
      <dialog open aria-label="dialog">
        <button>over the page</button>
      </dialog>
    </>
  );
}

afterEach(() => {
  cleanup();
  next.mockReset();
  preferences.set({ shortcuts: true });
});

const press = (name: string | null, event: object = {}) =>
  fireEvent.keyDown(name === null ? document.body : screen.getByLabelText(name), {
    key: 'j',
    ...event,
  });

it.each([null, 'level', 'points', 'days'])('a key is heard from %s', (from) => {
  render(<Page />);
  press(from);
  expect(next).toHaveBeenCalledOnce();
});

it.each(['text', 'comment', 'dialog'])('a key belongs to %s', (from) => {
  render(<Page />);
  press(from);
  expect(next).not.toHaveBeenCalled();
});

it('a digit belongs to a number', () => {
  render(<Page />);
  for (const field of ['points', 'days']) press(field, { key: '1' });
  expect(next).not.toHaveBeenCalled();
  press('level', { key: '1' });
  expect(next).toHaveBeenCalledOnce();
});

it.each([{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { repeat: true }, { key: 'x' }])(
  'a key with %j does nothing',
  (event) => {
    render(<Page />);
    press(null, event);
    expect(next).not.toHaveBeenCalled();
  },
);

it('who has switched single keys off presses none by accident', () => {
  preferences.set({ shortcuts: false });
  render(<Page />);
  press(null);
  expect(next).not.toHaveBeenCalled();
});
