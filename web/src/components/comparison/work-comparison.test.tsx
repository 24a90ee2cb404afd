// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { CompareBefore } from './compare-before.tsx';
import WorkComparison, { type ComparedWork } from './work-comparison.tsx';

const textOf = (...lines: string[]): ComparedWork['text'] => ({
  type: 'doc',
  content: lines.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});
const workOf = (changes: Partial<ComparedWork>): ComparedWork => ({
  text: null,
  link: null,
  files: [],
  ...changes,
});
const rest = ['One.', 'Two.', 'Three.', 'Four.'];
const retry = vi.fn();

const show = (before: ComparedWork, after: ComparedWork, language: 'en' | 'es' = 'en') =>
  renderInSite(<WorkComparison before={before} after={after} error={null} retry={retry} />, {
    language,
  });

it('says of the words which came and which went, and folds up what is as it was', async () => {
  await show(
    workOf({ text: textOf('It rests an hour.', ...rest) }),
    workOf({ text: textOf('It rests two hours.', ...rest) }),
  );
  screen.getByText(/^2 words added · 2 words removed/);
  expect(document.querySelector('ins')?.textContent).toBe(' Added: two hours end of change. ');
  expect(document.querySelector('del')?.textContent).toBe(' Removed: an hour end of change. ');
  const folded = screen.getByText('4 paragraphs without changes').closest('details');
  expect(folded?.open).toBe(false);
  expect(folded?.textContent).toContain('Three.');
});

it('names each file with what became of it, and the address that changed', async () => {
  const file = (fileName: string, digit: string) => ({ fileName, sha256: digit.repeat(64) });
  await show(
    workOf({ files: [file('a.pdf', '1'), file('b.pdf', '2')], link: 'https://a.example' }),
    workOf({ files: [file('a.pdf', '3'), file('c.pdf', '4')] }),
    'es',
  );
  const changed = within(screen.getByRole('row', { name: /a\.pdf/ }));
  changed.getByText('Cambiado');
  expect(changed.getByText('111111111111…').getAttribute('title')).toBe('1'.repeat(64));
  changed.getByText('333333333333…');
  within(screen.getByRole('row', { name: /b\.pdf/ })).getByText('Quitado');
  within(screen.getByRole('row', { name: /c\.pdf/ })).getByText('Añadido');
  screen.getByText('El enlace era https://a.example y ahora es ninguno.');
});

it('comes when it is asked for, and goes by the same button', async () => {
  await renderInSite(<CompareBefore number={2}>what is different</CompareBefore>);
  expect(screen.queryByText('what is different')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Compare with submission 2' }));
  screen.getByRole('region', { name: 'What is different from submission 2' });
  const button = screen.getByRole('button', { name: 'Close the comparison with submission 2' });
  expect(button.getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(button);
  expect(screen.queryByText('what is different')).toBeNull();
});

it('waits for what it is compared with, and asks again for what did not come', async () => {
  const { unmount } = await renderInSite(
    <WorkComparison before={undefined} after={workOf({})} error={null} retry={retry} />,
  );
  screen.getByRole('status', { name: 'Comparing…' });
  unmount();
  await renderInSite(
    <WorkComparison
      before={undefined}
      after={workOf({})}
      error={new Error('gone')}
      retry={retry}
    />,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(retry).toHaveBeenCalledOnce();
});
