// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import type { AttemptRow } from '../types.ts';
import { ExportAttempts } from './export-attempts.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));
const saveFile = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/save-file.ts', () => ({ saveFile }));

const ids = { courseId: '01J0000000000000000000000C', quizId: '01J0000000000000000000000Q' };
const row = (changes: Partial<AttemptRow>): AttemptRow => ({
  userId: 'u',
  name: 'Ada',
  email: null,
  attemptId: 'a',
  number: 1,
  state: 'submitted',
  startedAt: '2026-03-01T10:00:00.000Z',
  deadline: null,
  endedAt: '2026-03-01T10:20:00.000Z',
  isReset: false,
  score: { points: 25_000, most: 40_000 },
  waiting: 0,
  ...changes,
});

beforeEach(() => {
  call.mockReset();
  saveFile.mockReset();
});

/** The file of the attempts of two pages, line by line. */
async function fileOf(rows: AttemptRow[][], language: 'en' | 'es') {
  for (const [at, items] of rows.entries())
    call.mockResolvedValueOnce({ items, nextCursor: at < rows.length - 1 ? `page ${at}` : null });
  await renderInSite(<ExportAttempts ids={ids} title="¿Qué es un bucle?" filters={{}} />, {
    language,
  });
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  const [name, text, type] = saveFile.mock.calls[0] as string[];
  return { name, type, lines: (text ?? '').replace('\uFEFF', '').trimEnd().split('\r\n') };
}

it('the results of all pages go into one file, with dates and numbers that spreadsheets read', async () => {
  const { name, type, lines } = await fileOf(
    [
      [row({}), row({ name: 'Ben, the second', state: 'expired', score: null, endedAt: null })],
      [row({ name: 'Cleo', isReset: true, waiting: 1, score: { points: null, most: 40_000 } })],
    ],
    'en',
  );
  expect(name).toMatch(/^results-que-es-un-bucle-\d{4}-\d\d-\d\d\.csv$/);
  expect(type).toContain('text/csv');
  expect(lines[0]).toBe(
    'Name,Attempt,State,Started,Ended,Points,Possible points,Percent,Answers to mark',
  );
  expect(lines[1]).toMatch(
    /^Ada,1,Submitted,2026-03-01 \d\d:\d\d,2026-03-01 \d\d:\d\d,2\.5,4,62\.5,0$/,
  );
  expect(lines[2]).toMatch(/^"Ben, the second",1,Time ran out,[^,]+,,,,,0$/);
  expect(lines[3]).toMatch(/^Cleo,1,Reset,[^,]+,[^,]+,,4,,1$/);
  expect(call.mock.calls.map(([, { query }]) => query.cursor)).toEqual([undefined, 'page 0']);
});

it('has the decimal sign of its language without breaking a cell, and addresses where they may be seen', async () => {
  const { lines } = await fileOf([[row({ email: 'ada@example.com' })]], 'es');
  expect(lines[0]?.split(',')).toHaveLength(10);
  expect(lines[1]).toContain(',ada@example.com,');
  expect(lines[1]).toMatch(/"2,5",4,"62,5",0$/);
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1'])(
  'runs no name as a formula: %j',
  async (name) => {
    const { lines } = await fileOf([[row({ name })]], 'en');
    expect(lines.slice(1).join('\n').replace(/^"/, '')).toMatch(/^'/);
  },
);

it('that cannot be collected is said, and can be tried again', async () => {
  call.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await renderInSite(<ExportAttempts ids={ids} title="A quiz" filters={{}} />);
  fireEvent.click(screen.getByRole('button', { name: 'Download as CSV' }));
  await waitFor(() =>
    expect(
      screen.getByRole<HTMLButtonElement>('button', { name: 'Download as CSV' }).disabled,
    ).toBe(false),
  );
  expect(saveFile).not.toHaveBeenCalled();
});
