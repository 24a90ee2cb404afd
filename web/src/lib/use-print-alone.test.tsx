// @vitest-environment jsdom
import { chakra } from '@chakra-ui/react/styled-system';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../test/render-in-site.tsx';
import { usePrintAlone } from './use-print-alone.ts';

afterEach(() => {
  vi.unstubAllGlobals();
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

it('has on the page only while it is printed what is meant for paper', async () => {
  const paper: string[] = [];
  vi.stubGlobal('print', () => paper.push(document.body.textContent));
  await renderInSite(<Receipt />);
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(paper).toEqual([expect.stringContaining('On paper')]);
  expect(screen.queryByText('On paper')).toBeNull();
});
