// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pageOf, receiptOf } from '../../../../../test/assignment-page-of.ts';
import { renderInSite } from '../../../../../test/render-in-site.tsx';
import { OwnSubmissions } from './own-submissions.tsx';
import { Receipt } from './receipt.tsx';

const notify = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/notify.ts', () => ({ notify }));

const words = { words: 1200, link: 'https://example.org', dueAt: '2026-03-02T10:00:00.000Z' };

it('names what was handed in, when, and each file with its size and hash', async () => {
  const writeText = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const receipt = receiptOf(3, { ...words, isLate: true });
  await renderInSite(<Receipt receipt={receipt} title="An essay" course="Baking" isNew />);
  const heading = screen.getByRole('heading', { name: 'Submitted: your receipt' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('An essay')).toBeDefined();
  expect(screen.getByText('1,200 words')).toBeDefined();
  expect(screen.getByText(receipt.submissionId)).toBeDefined();
  expect(screen.getByText('Late')).toBeDefined();
  const row = screen.getByRole('row', { name: /essay-3\.pdf/ });
  expect(within(row).getByText('120 kB')).toBeDefined();
  expect(within(row).getByText('333333333333…')).toBeDefined();
  fireEvent.click(within(row).getByRole('button', { name: 'Copy the hash of essay-3.pdf' }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith('success', { title: 'Copied' }));
  expect(writeText).toHaveBeenCalledExactlyOnceWith('3'.repeat(64));
});

it('comes into view when it is new, and is new no more once it was withdrawn', async () => {
  const scrollIntoView = vi.fn();
  Element.prototype.scrollIntoView = scrollIntoView;
  const shown = { title: 'An essay', course: 'Baking', isNew: true };
  const { unmount } = await renderInSite(<Receipt receipt={receiptOf(1)} {...shown} />);
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'start' });
  unmount();
  await renderInSite(<Receipt receipt={receiptOf(1, { isWithdrawn: true })} {...shown} />);
  expect(screen.getByRole('heading', { name: 'Receipt' })).toBeDefined();
  expect(screen.queryByText('Submitted: your receipt')).toBeNull();
});

it('explains the hash of files only where there are any', async () => {
  const shown = { title: 'An essay', course: 'Baking' };
  const { unmount } = await renderInSite(<Receipt receipt={receiptOf(1)} {...shown} />);
  expect(screen.getByText(/^The hash of a file .* The time is the server’s\.$/)).toBeDefined();
  unmount();
  await renderInSite(<Receipt receipt={receiptOf(1, { files: [] })} {...shown} />);
  expect(screen.getByText('The time is the server’s.')).toBeDefined();
});

it('says that a copy comes by mail, and afterwards to which address it went', async () => {
  const shown = { title: 'Un ensayo', course: 'Panadería' };
  const { unmount } = await renderInSite(<Receipt receipt={receiptOf(1)} {...shown} isNew />, {
    language: 'es',
  });
  expect(screen.getByText('Te llegará una copia por correo.')).toBeDefined();
  unmount();
  const mailedTo = 'ada@example.com';
  await renderInSite(<Receipt receipt={receiptOf(1, { mailedTo })} {...shown} />);
  expect(screen.getByText('A copy was sent to ada@example.com.')).toBeDefined();
});

it('is printed by itself', async () => {
  const styles: string[] = [];
  const print = vi.fn(() => {
    const section = screen.getByRole('region', { name: 'Receipt' });
    styles.push(section.className);
  });
  vi.stubGlobal('print', print);
  await renderInSite(<Receipt receipt={receiptOf(1)} title="An essay" course="Baking" />);
  const before = screen.getByRole('region', { name: 'Receipt' }).className;
  fireEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  expect(styles).not.toEqual([before]);
  expect(screen.getByRole('region', { name: 'Receipt' }).className).toBe(before);
});

it('stands among all that was handed in, with which one counts', async () => {
  const submissions = [receiptOf(3, { isWithdrawn: true }), receiptOf(2, words), receiptOf(1)];
  const page = pageOf({ submissions, counts: 2 });
  await renderInSite(<OwnSubmissions page={page} shown={2} />, { language: 'es' });
  const rows = screen.getAllByRole('row').slice(1);
  const states = rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent);
  expect(states).toEqual(['Retirada', 'Cuenta', 'Sustituida']);
  expect(
    within(rows[1] as HTMLElement).getByText(/^1200 palabras, un enlace.*1 archivo$/),
  ).toBeDefined();
  const shown = screen.getByRole('link', { current: true });
  expect(shown.textContent).toBe('Entrega 2');
  expect(shown.getAttribute('href')).toContain('?submission=2');
});
