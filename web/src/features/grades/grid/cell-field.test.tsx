// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { system } from '#web/lib/theme/system.ts';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CellField } from './cell-field.tsx';

const none = () => undefined;
const onUnfinished = vi.fn();

function Cell({ label }: { label: string }) {
  const [isTaken, setIsTaken] = useState(false);
  return isTaken ? (
    <p>Taken</p>
  ) : (
    <CellField
      label={label}
      wrong="Wrong"
      text="6"
      old=""
      onTake={() => {
        setIsTaken(true);
        return true;
      }}
      onEscape={none}
      onLeave={none}
      onUnfinished={onUnfinished}
    />
  );
}

// Nothing is hurried: what React leaves for after a picture waits for it, as in a browser.
const env = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
const before = env.IS_REACT_ACT_ENVIRONMENT;
beforeEach(() => void (env.IS_REACT_ACT_ENVIRONMENT = false));
afterEach(() => void (env.IS_REACT_ACT_ENVIRONMENT = before));

it('asks for nothing again that Enter took, however soon after the last picture it was pressed', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const draw = (label: string) =>
    root.render(
      <ChakraProvider value={system}>
        <Cell label={label} />
      </ChakraProvider>,
    );
  draw('Ada · Quiz');
  await vi.waitFor(() => expect(place.querySelector('input')).not.toBeNull());
  const field = place.querySelector('input')!;
  const pressed = new Promise<void>((resolve) => {
    new MutationObserver(() => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      resolve();
    }).observe(field, { attributes: true, attributeFilter: ['aria-label'] });
  });
  // A grid is drawn again whenever something of it comes.
  draw('Ada · Quiz 1');
  await pressed;
  await vi.waitFor(() => expect(place.textContent).toBe('Taken'));
  expect(onUnfinished).not.toHaveBeenCalled();
  root.unmount();
});
