// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSteadyFocus } from './use-steady-focus.ts';

function Rows() {
  const root = useRef<HTMLUListElement>(null);
  const keepFocus = useSteadyFocus(root);
  const [rows, setRows] = useState(['one', 'two']);
  return (
    <ul ref={root}>
      {rows.map((row) => (
        <li key={row}>
          <button
            type="button"
            onClick={() => {
              keepFocus();
              setRows((all) => all.toReversed());
            }}
          >
            {row}
          </button>
        </li>
      ))}
    </ul>
  );
}

const seen = vi.fn<(this: Element, options: unknown) => void>();
afterEach(() => Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));

it('keeps a row that moves in the focus and in sight', () => {
  Element.prototype.scrollIntoView = seen;
  render(<Rows />);
  const one = screen.getByRole('button', { name: 'one' });
  one.focus();
  fireEvent.click(one);
  expect(document.activeElement).toBe(one);
  expect(seen.mock.contexts).toEqual([one]);
  expect(seen).toHaveBeenLastCalledWith({ block: 'nearest' });
});
