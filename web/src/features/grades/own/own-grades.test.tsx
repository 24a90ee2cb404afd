// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import { bookTotal, usualGrading } from '#shared/grading/book.ts';
import OwnGradesPage from '#web/pages/own-grades-page.tsx';
import type { OwnGrades, OwnItem } from '../types.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { marksWith } from './worked.ts';

const call = vi.hoisted(() => vi.fn());
const saved = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));
vi.mock('#web/lib/save-file.ts', () => ({ saveFile: saved }));

const id = (letter: string) => `01J000000000000000000000${letter.padStart(2, '0')}`;
const courseId = id('C');
const quizzes = id('Q');
const work = id('W');

const mark = (points: number, most: number, more: Partial<OwnItem['mark']> = {}) => ({
  earned: { points, most },
  adjustments: [],
  points,
  status: 'marked' as const,
  label: null,
  releasedAt: '2026-03-01T10:00:00.000Z',
  changedAt: '2026-03-01T10:00:00.000Z',
  ...more,
});
const item = (letter: string, title: string, more: Partial<OwnItem> = {}): OwnItem => ({
  itemId: id(letter),
  kind: 'quiz',
  title: { en: title, es: `${title} (es)` },
  moduleId: id('M'),
  most: 100_000,
  categoryId: quizzes,
  isExtra: false,
  isKeptOut: false,
  place: null,
  mark: null,
  figures: null,
  ...more,
});
const category = (categoryId: string, title: string, weight: number, dropLowest = 0) => ({
  categoryId,
  title: { en: title },
  weight,
  itemsCount: 'equally' as const,
  dropLowest,
  dropHighest: 0,
  isExtra: false,
  isCapped: false,
});

const late = {
  kind: 'late' as const,
  dueAt: '2026-02-01T10:00:00.000Z',
  submittedAt: '2026-02-02T12:00:00.000Z',
  graceMinutes: 0,
  days: 2,
  percentPerDay: 5,
  mostPercent: 50,
  percent: 10,
  of: 'earned' as const,
  most: 100_000,
  from: 90_000,
  to: 81_000,
};

/** Quizzes of 40 % with the lowest dropped, work of 60 %; one item of each is open. */
function book(changes: Partial<OwnGrades> = {}): OwnGrades {
  const scheme = {
    ...usualGrading,
    by: 'weights' as const,
    categories: [category(quizzes, 'Quizzes', 4000, 1), category(work, 'Work', 6000)],
    rounding: { decimals: 0 as const, mode: 'halfUp' as const },
    letters: [
      { letter: 'A', from: 9000 },
      { letter: 'B', from: 8000 },
    ],
    passFrom: 5000,
  };
  const items = [
    item('1', 'First quiz', { mark: mark(40_000, 100_000) }),
    item('2', 'Second quiz', {
      mark: mark(90_000, 100_000),
      figures: { n: 7, mean: 7000, spread: 900, median: 7250, steps: figures },
    }),
    item('3', 'Third quiz'),
    item('4', 'Essay', {
      kind: 'assignment',
      categoryId: work,
      mark: mark(90_000, 100_000, { points: 81_000, adjustments: [late] }),
    }),
    item('5', 'Report', { kind: 'assignment', categoryId: work }),
  ];
  const { trace, ...total } = bookTotal({ scheme, items }, marksWith({ items }, new Map()), null);
  return {
    courseId,
    courseTitle: { en: 'Baking' },
    scheme,
    items,
    total,
    trace,
    setByHand: null,
    ...changes,
  };
}
const figures = Array.from({ length: 21 }, (_, at) => (at === 14 ? 4 : at === 18 ? 3 : 0));

beforeEach(() => {
  call.mockReset();
  saved.mockReset();
});
const show = (language: 'en' | 'es' = 'en') =>
  renderInSite(
    <Routes>
      <Route path="/courses/:courseId/my-grades" element={<OwnGradesPage />} />
    </Routes>,
    { at: `/courses/${courseId}/my-grades`, language },
  );
const total = async () => within(await screen.findByRole('region', { name: 'Your total so far' }));

it.each([
  ['that come to 110%', 5000, ['Counts 45.45% of the total', 'Counts 54.55% of the total']],
  [
    'that come to less, where nothing else is',
    3000,
    ['Counts 33.33% of the total', 'Counts 66.67% of the total'],
  ],
])('says what weights %s come to', async (_, weight, says) => {
  const { scheme, items } = book();
  const [first, second] = scheme.categories;
  if (!first || !second) throw new Error('There are two.');
  const other = { ...scheme, categories: [{ ...first, weight }, second] };
  const { trace, ...total } = bookTotal(
    { scheme: other, items },
    marksWith({ items }, new Map()),
    null,
  );
  call.mockResolvedValue(book({ scheme: other, total, trace }));
  await show();
  await screen.findByRole('region', { name: 'Your total so far' });
  expect(screen.getAllByText(/^Counts .* of the total/).map((one) => one.textContent)).toEqual(
    says,
  );
});

it('promises no weight to a category of which nothing counts by itself', async () => {
  const { scheme, items: all } = book();
  const items = all.map((one) => (one.categoryId === work ? { ...one, isKeptOut: true } : one));
  const { trace, ...made } = bookTotal({ scheme, items }, marksWith({ items }, new Map()), null);
  call.mockResolvedValue(book({ items, total: made, trace }));
  await show();
  await total();
  expect(screen.getAllByText(/^Counts .* of the total/).map((one) => one.textContent)).toEqual([
    'Counts 100% of the total',
  ]);
});

it('shows the total by its categories: what weighs how much, what was dropped, and why it is so', async () => {
  call.mockResolvedValue(book());
  await show();
  const panel = await total();
  // 40 % of 90 and 60 % of 81, rounded.
  expect(panel.getByText('85%')).toBeDefined();
  expect(panel.getByText('B', { selector: 'p' })).toBeDefined();
  expect(panel.getByText('Passed')).toBeDefined();
  // What is left out counts for nothing.
  expect(panel.getByText(/^Marks that count so far: 2 of \d/)).toBeDefined();
  const steps = panel.getAllByRole('listitem', { hidden: true }).map((one) => one.textContent);
  expect(steps).toEqual([
    'Quizzes: left out as the lowest: First quiz.',
    'Quizzes: 1 mark counts: 90%.',
    'Work: 1 mark counts: 81%.',
    'By weight: Quizzes (90%) with 40% and Work (81%) with 60%.',
    'That comes to 84.6%.',
    'Rounded to 85%.',
    'From 80% on that is the grade B.',
    'The pass mark is 50%: passed.',
  ]);
  const own = within(screen.getByRole('region', { name: 'Quizzes' }));
  expect(own.getByText('Counts 40% of the total')).toBeDefined();
  expect(own.getByText('Left out: lowest')).toBeDefined();
  expect(own.getByRole('link', { name: 'First quiz' }).getAttribute('href')).toContain(
    `/quizzes/${id('1')}/results`,
  );
  expect(own.getByText('No mark yet, of 10')).toBeDefined();
  expect(own.getByRole('img', { hidden: true }).getAttribute('aria-label')).toBe(
    'How marks lie: 7 marks, median ≈ 72.5%',
  );
});

it('tells a mark from what was earned down to the late penalty and the release', async () => {
  call.mockResolvedValue(book());
  await show();
  await total();
  const row = screen.getByText('Essay').closest<HTMLElement>('li')!;
  const lines = within(row)
    .getAllByRole('listitem', { hidden: true })
    .map((one) => one.textContent);
  expect(lines[0]).toBe('Earned: 9 of 10 points.');
  expect(lines[2]).toBe('That costs 10% of the points that were earned: 9 − 0.9 = 8.1.');
  expect(lines[3]).toBe('That leaves 8.1 points.');
  expect(lines[4]).toMatch(/^Released on Mar 1, 2026/);
  expect(lines[5]).toBe('Counts towards the total.');
});

it('tells each rule that changed a mark, also one that was used, taken back and used again', async () => {
  const rule = (value: number, from: number, to: number) => ({
    kind: 'curve' as const,
    by: 'points' as const,
    value,
    isCapped: true,
    from,
    to,
  });
  const there = rule(10_000, 60_000, 70_000);
  const back = rule(-10_000, 70_000, 60_000);
  const adjustments = [there, back, there];
  const fault = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  call.mockResolvedValue(
    book({ items: [item('1', 'First', { mark: mark(70_000, 100_000, { adjustments }) })] }),
  );
  await show();
  const all = await screen.findAllByText(/changed by 1 point: 6 becomes 7/);
  expect(all).toHaveLength(2);
  expect(screen.getByText(/changed by −1 point: 7 becomes 6/)).toBeDefined();
  expect(fault).not.toHaveBeenCalled();
  fault.mockRestore();
});

it('says what extra credit adds, in a category and as one of its own, so that the total can be recounted', async () => {
  const bonus = { ...category(id('B'), 'Bonus', 1000), isExtra: true };
  const { scheme } = book();
  const items = [
    item('1', 'First quiz', { mark: mark(80_000, 100_000) }),
    item('2', 'Riddle', { isExtra: true, mark: mark(10_000, 100_000) }),
    item('4', 'Essay', { categoryId: work, mark: mark(70_000, 100_000) }),
    item('6', 'Poster', { categoryId: id('B'), mark: mark(50_000, 100_000) }),
  ];
  const grades = { scheme: { ...scheme, categories: [...scheme.categories, bonus] }, items };
  const { trace, ...made } = bookTotal(grades, marksWith(grades, new Map()), null);
  call.mockResolvedValue(book({ ...grades, trace, total: made }));
  await show();
  const steps = (await total()).getAllByRole('listitem', { hidden: true });
  // 40 % of 90 and 60 % of 70 are 78, and 10 % of 50 on top.
  expect(steps.map((one) => one.textContent)).toEqual([
    'Quizzes: 1 mark counts; with what is extra on top that is 90%.',
    'Work: 1 mark counts: 70%.',
    'Bonus: 1 mark counts: 50%.',
    'Bonus can only add to the total.',
    'By weight: Quizzes (90%) with 40% and Work (70%) with 60%.',
    'What is extra comes on top: Bonus (50%) with 10%.',
    'That comes to 83%.',
    'Rounded to 83%.',
    'From 80% on that is the grade B.',
    'The pass mark is 50%: passed.',
  ]);
});

it('says of a mark that is open again no release, and in one point of one', async () => {
  const set = (to: number) => ({
    kind: 'override' as const,
    at: '2026-03-01T10:00:00.000Z',
    reason: 'On paper.',
    status: 'open' as const,
    from: null,
    to,
  });
  call.mockResolvedValue(
    book({
      items: [
        item('1', 'First quiz', {
          mark: { ...mark(0, 0), earned: null, points: null, status: 'open' },
        }),
        item('2', 'Second quiz', {
          mark: { ...mark(0, 0), earned: null, points: 10_000, adjustments: [set(10_000)] },
        }),
      ],
      trace: [],
    }),
  );
  await show();
  await total();
  const linesOf = (title: string) =>
    within(screen.getByText(title).closest<HTMLElement>('li')!)
      .getAllByRole('listitem', { hidden: true })
      .map((one) => one.textContent);
  expect(linesOf('First quiz')).toEqual(['No mark yet: it does not count so far.']);
  expect(linesOf('Second quiz').slice(0, 3)).toEqual([
    '1 point was set by hand in place of it.',
    'On paper.',
    'That leaves 1 point.',
  ]);
});

it('promises no mark to come to who is excused, or handed nothing in', async () => {
  const none = { ...mark(0, 0), earned: null, points: null };
  call.mockResolvedValue(
    book({
      items: [
        item('1', 'First quiz', { mark: { ...none, status: 'excused' } }),
        item('2', 'Second quiz', { mark: { ...none, status: 'missing' } }),
        item('3', 'Third quiz'),
      ],
      trace: [],
    }),
  );
  await show();
  await total();
  const textOf = (title: string) => screen.getByText(title).closest('li')?.textContent;
  expect(textOf('First quiz')).toContain('ExcusedNo mark, of 10');
  expect(textOf('Second quiz')).toContain('Not submittedNo mark, of 10');
  expect(textOf('Third quiz')).toContain('No mark yet, of 10');
});

it('says of a total that was set by hand when that was, and why', async () => {
  const { scheme, items } = book();
  const { trace, ...made } = bookTotal({ scheme, items }, marksWith({ items }, new Map()), 8850);
  const setByHand = { reason: 'She presented it twice.', at: '2026-03-02T10:00:00.000Z' };
  call.mockResolvedValue(book({ total: made, trace, setByHand }));
  await show();
  const { getByText } = await total();
  expect(
    getByText(/^The total was set to 88.5% by hand on .*2026.*: She presented it twice\.$/),
  ).toBeDefined();
});

it('says beside what is tried or planned that no mark changes a total that was set by hand', async () => {
  const { scheme, items } = book();
  const { trace, ...made } = bookTotal({ scheme, items }, marksWith({ items }, new Map()), 8850);
  call.mockResolvedValue(book({ total: made, trace }));
  await show();
  await total();
  const said = () =>
    screen.queryAllByText(/^Your total was set to 88.5% by hand: no mark changes it/);
  expect(said()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Try: what if…?' }));
  expect(said()).toHaveLength(2);
  const panel = within(screen.getByRole('region', { name: 'Your total so far' }));
  expect(panel.getByText('85%')).toBeDefined();
  expect(panel.getByText('Really it is 89%.')).toBeDefined();
});

it('tries marks without sending any, and goes back with one press', async () => {
  call.mockResolvedValue(book());
  await show();
  await total();
  const asked = call.mock.calls.length;
  fireEvent.click(screen.getByRole('button', { name: 'Try: what if…?' }));
  const field = screen.getByRole('textbox', { name: 'Try points for Report, of 10' });
  fireEvent.change(field, { target: { value: '10' } });
  const region = screen.getByRole('region', { name: 'Your total so far' });
  const panel = within(region);
  // It stays in sight, and its steps, where they are open, scroll in it: a phone has room for both.
  expect(getComputedStyle(region)).toMatchObject({ position: 'sticky', overflowY: 'auto' });
  // Work is then 90.5 on average.
  expect(panel.getByText('90%')).toBeDefined();
  expect(panel.getByText('Really it is 85%.')).toBeDefined();
  fireEvent.change(field, { target: { value: 'ten' } });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(panel.getByText('90%')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Back to my real grades' }));
  expect(panel.getByText('85%')).toBeDefined();
  expect(screen.queryByRole('textbox', { name: /Try points/ })).toBeNull();
  expect(call.mock.calls.length).toBe(asked);
});

it('tries no more points than a mark can have, and says so', async () => {
  const items = [
    item('1', 'First quiz', { mark: mark(110_000, 100_000) }),
    item('2', 'Second quiz'),
    item('3', 'Riddle', { most: 0, isExtra: true }),
  ];
  call.mockResolvedValue(book({ items }));
  await show();
  await total();
  fireEvent.click(screen.getByRole('button', { name: 'Try: what if…?' }));
  const saysOf = (title: string, typed: string) => {
    const row = screen.getByText(title).closest<HTMLElement>('li')!;
    fireEvent.change(within(row).getByRole('textbox'), { target: { value: typed } });
    return within(row).queryByText(/^Please enter a number/)?.textContent;
  };
  expect(saysOf('Second quiz', '1000')).toBe('Please enter a number from 0 to 10.');
  expect(saysOf('Second quiz', '10')).toBeUndefined();
  // More was given for the one already, and the other is of no points.
  expect(saysOf('First quiz', '12')).toBe('Please enter a number from 0 to 11.');
  expect(saysOf('First quiz', '11')).toBeUndefined();
  expect(saysOf('Riddle', '5')).toBeUndefined();
});

it('offers no goal that everybody has reached', async () => {
  const { scheme } = book();
  const letters = [...scheme.letters, { letter: 'Not yet', from: 0 }];
  call.mockResolvedValue(book({ scheme: { ...scheme, letters } }));
  await show();
  await total();
  expect(screen.getByRole('button', { name: 'B · 80%' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /^Not yet/ })).toBeNull();
});

it('says what a goal takes, and what it takes gives the goal when it is tried', async () => {
  call.mockResolvedValue(book());
  await show();
  await total();
  const goal = screen.getByRole('textbox', { name: /I want at least/ });
  fireEvent.change(goal, { target: { value: '99' } });
  expect(screen.getByText(/^99% is out of reach: with full marks/)).toBeDefined();
  fireEvent.change(goal, { target: { value: '20' } });
  expect(screen.getByText('You have 20% already, whatever the rest brings.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'A · 90%' }));
  expect(
    screen.getByText(/^For 90% you need at least .* on each of the 2 marks that are still open:$/),
  ).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try these marks' }));
  const panel = within(screen.getByRole('region', { name: 'Your total so far' }));
  expect(panel.getByText('90%')).toBeDefined();
  expect(panel.getByText('A', { selector: 'p' })).toBeDefined();
});

it('plans with what is tried, says so, and keeps what was tried beside what is needed', async () => {
  call.mockResolvedValue(book());
  await show();
  await total();
  fireEvent.click(screen.getByRole('button', { name: 'Try: what if…?' }));
  const goal = screen.getByRole('textbox', { name: /I want at least/ });
  fireEvent.change(goal, { target: { value: '80' } });
  const says = () => screen.queryByText(/^Reckoned with the marks that you are trying/);
  expect(screen.getByText(/on each of the 2 marks that are still open:$/)).toBeDefined();
  expect(says()).toBeNull();
  const report = screen.getByRole('textbox', { name: /^Try points for Report/ });
  fireEvent.change(report, { target: { value: '5' } });
  // Work comes to 65.5 % then and counts 60 %: quizzes would have to bring more than there is.
  expect(screen.getByText(/^80% is out of reach/)).toBeDefined();
  expect(says()).not.toBeNull();
  fireEvent.change(goal, { target: { value: '76' } });
  expect(screen.getByText(/on the 1 mark that is still open:$/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try these marks' }));
  const panel = within(screen.getByRole('region', { name: 'Your total so far' }));
  expect(panel.getByText('76%')).toBeDefined();
  expect((report as HTMLInputElement).value).toBe('5');
  expect(screen.getByText(/^With the marks that you are trying you reach 76%/)).toBeDefined();
  expect(document.activeElement).toBe(goal);
});

it('does not say that an item counts, nor that it is needed, of which the weights leave nothing', async () => {
  const { scheme, items: before } = book();
  const loose = { categoryId: null, kind: 'manual' as const, moduleId: null };
  const items = [
    ...before,
    item('6', 'Notebook', { ...loose, mark: mark(20_000, 100_000) }),
    item('7', 'Log', loose),
  ];
  const { trace, ...made } = bookTotal({ scheme, items }, marksWith({ items }, new Map()), null);
  call.mockResolvedValue(book({ items, total: made, trace }));
  await show();
  const panel = await total();
  expect(panel.getByText(/^Marks that count so far: 2 of 7/)).toBeDefined();
  const notebook = screen.getByText('Notebook', { selector: 'span, p, h3' }).closest('li')!;
  expect(notebook.textContent).toContain('it is in none of them');
  expect(notebook.textContent).not.toContain('Counts towards the total');
  fireEvent.click(screen.getByRole('button', { name: 'A · 90%' }));
  expect(screen.getByText(/on each of the 2 marks that are still open:$/)).toBeDefined();
});

it('hands over what one has as a spreadsheet of the language reads it', async () => {
  call.mockResolvedValue(book());
  await show('es');
  fireEvent.click(await screen.findByRole('button', { name: 'Descargar (CSV)' }));
  const [name, text] = saved.mock.calls[0] as [string, string];
  expect(name).toMatch(/^calificaciones-baking-/);
  const rows = text.trim().split('\r\n');
  expect(rows[0]).toContain('Categoría;Elemento;Puntos;De;Porcentaje;Observación');
  expect(rows[4]).toBe('Work;Essay (es);8,1;10;81;Cuenta para el total.');
  expect(rows.at(-1)).toBe('Tu total hasta ahora;;;;85;B');
});

it('is printed alone: all else of the page is hidden meanwhile', async () => {
  call.mockResolvedValue(book());
  const hidden: string[] = [];
  vi.stubGlobal('print', () => {
    const rules = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === 'print')
      .flatMap((rule) => [...(rule as CSSMediaRule).cssRules] as CSSStyleRule[]);
    const selectors = rules.map((rule) => rule.selectorText).filter((one) => one.includes(':has('));
    hidden.push(
      ...[...document.querySelectorAll('body *')]
        .filter((one) => selectors.some((selector) => one.matches(selector)))
        .map((one) => one.textContent),
    );
  });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Print' }));
  expect(hidden).toContain('Grades');
  expect(hidden.join(' ')).not.toContain('85%');
});

it('is printed with its course, whose it is, and why all is so, which it has no more afterwards', async () => {
  call.mockImplementation(async (route: string) =>
    route === 'accounts.getMe' ? { firstName: 'Lucía', lastName: 'Fernández' } : book(),
  );
  const named = () => screen.getAllByText('Baking').length;
  const isOpen = (why: string) =>
    screen.getAllByText(why).map((one) => one.closest('details')?.open);
  const seen: unknown[] = [];
  vi.stubGlobal('print', () =>
    seen.push(
      named(),
      document.querySelector('[data-owner]')?.textContent,
      new Set([...isOpen('Why this grade?'), ...isOpen('Why?')]),
    ),
  );
  await show();
  const button = await screen.findByRole('button', { name: 'Print' });
  await screen.findByText(/^Lucía Fernández/);
  const before = named();
  fireEvent.click(button);
  expect(seen).toEqual([
    before + 1,
    expect.stringMatching(/^Lucía Fernández · .*20\d\d/),
    new Set([true]),
  ]);
  await waitFor(() => expect(named()).toBe(before));
});

it('says to who is not in the course that they are not, and what failed to all others', async () => {
  call.mockRejectedValueOnce(new ApiError(404, { code: 'not_found' } as never));
  const { unmount } = await show();
  await screen.findByRole('heading', { name: 'You are not in this course' });
  unmount();
  call.mockImplementation(async () => {
    throw new ApiError(400, null);
  });
  await show();
  const again = await screen.findByRole('button', { name: /try again/i });
  const before = call.mock.calls.length;
  fireEvent.click(again);
  await waitFor(() => expect(call.mock.calls.length).toBeGreaterThan(before));
});

it('says that nothing is graded yet', async () => {
  call.mockResolvedValue(book({ items: [], trace: [] }));
  await show();
  expect(await screen.findByRole('heading', { name: 'Nothing is graded here yet' })).toBeDefined();
});
