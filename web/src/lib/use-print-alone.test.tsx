// @vitest-environment jsdom
import { chakra } from '@chakra-ui/react/styled-system';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../test/render-in-site.tsx';
import { usePrintAlone } from './use-print-alone.ts';

const root = document.documentElement;

afterEach(() => {
  vi.unstubAllGlobals();
  root.className = '';
  root.style.colorScheme = '';
});

function Receipt() {
  const { isPrinted, styles, print } = usePrintAlone();
  return (
    <chakra.section {...styles}>
      <button type="button" onClick={print}>
        Print
      </button>
      {isPrinted && 'On paper'}
    </chakra.section>
  );
}

it.each(['dark', 'light'])('prints in light, and leaves the page as %s as it was', async (mode) => {
  const paper: string[] = [];
  vi.stubGlobal('print', () => {
    paper.push(root.className, root.style.colorScheme, document.body.textContent);
  });
  await renderInSite(<Receipt />);
  root.className = mode;
  root.style.colorScheme = mode;
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(paper).toEqual(['light', 'light', expect.stringContaining('On paper')]);
  expect([root.className, root.style.colorScheme]).toEqual([mode, mode]);
  expect(screen.queryByText('On paper')).toBeNull();
});
