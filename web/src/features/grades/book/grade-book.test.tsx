// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import { usualGrading } from '#shared/grading/book.ts';
import type { Book, BookItem, PersonGrades, Row } from '../types.ts';
import '../../../../test/dialogs.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { cellsOf } from './export-book.tsx';
import { GradeBook } from './grade-book.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));
vi.mock('#web/lib/notify.ts', () => ({ notify: async () => undefined }));

const courseId = '01J0000000000000000000000C';
const id = (kind: string, at: number) =>
  `01J00000000000000000${kind}${String(at).padStart(5, '0')}`;
const steps = Array.from({ length: 21 }, (_, at) => (at === 14 ? 3 : 0));
const item = (at: number, more: Partial<BookItem> = {}): BookItem => ({
  itemId: id('Q', at),
  kind: 'quiz',
  title: { en: `Quiz ${at}` },
  moduleId: id('M', 1),
  most: 100_000,
  categoryId: null,
  isExtra: false,
  isKeptOut: false,
  place: null,
  manual: null,
  version: 0,
  isHidden: false,
  figures: { n: 3, mean: 7000, median: 7250, spread: 500, steps },
  ...more,
});
const items = Array.from({ length: 50 }, (_, at) => item(at));
const book: Book = {
  scheme: { ...usualGrading, passFrom: 5000 },
  version: 1,
  items,
  opensWith: null,
};
const row = (at: number): Row => ({
  userId: id('P', at),
  name: `Person ${String(at).padStart(4, '0')}`,
  marks: [
    {
      itemId: items[0]!.itemId,
      points: 85_000,
      most: 100_000,
      status: 'marked',
      isReleased: at !== 0,
      isSet: false,
      isLate: at === 2,
      label: null,
      version: 1,
    },
    {
      itemId: items[1]!.itemId,
      points: null,
      most: null,
      status: 'excused',
      isReleased: true,
      isSet: false,
      isLate: false,
      label: null,
      version: 1,
    },
  ],
  total: at === 1 ? null : { percent: 8500, shown: 8500, letter: null, isPassed: true },
  isTotalSet: at === 3,
});
const person: PersonGrades = {
  userId: id('P', 0),
  name: 'Person 0000',
  marks: [
    {
      itemId: items[0]!.itemId,
      earned: { points: 85_000, most: 100_000 },
      adjustments: [],
      points: 85_000,
      status: 'marked',
      label: null,
      releasedAt: null,
      changedAt: '2026-03-01T10:00:00.000Z',
      version: 1,
    },
  ],
  total: { percent: 8500, shown: 8500, letter: null, isPassed: true },
  own: { percent: null, shown: null, letter: null, isPassed: null },
  ownBeneath: { percent: null, shown: null, letter: null, isPassed: null },
  trace: [],
  overrides: [],
  changes: [
    {
      itemId: items[0]!.itemId,
      at: '2026-03-01T10:00:00.000Z',
      by: { userId: id('T', 1), name: 'Olga Teacher' },
      because: 'regraded',
      shownFrom: null,
      reason: 'The key was wrong.',
      from: 70_000,
      to: 85_000,
      version: 1,
    },
  ],
};

/** What the sheet of somebody is answered. */
let own = person;
let rows: Row[] = [];
let wide = true;
const turning = new Set<() => void>();
/** Turns the device, so that there is room for a grid, or is no more. */
const turn = () =>
  act(() => {
    wide = !wide;
    for (const told of turning) told();
  });
beforeEach(() => {
  wide = true;
  turning.clear();
  own = person;
  rows = Array.from({ length: 50 }, (_, at) => row(at));
  // The grid works out what is in sight from the size of its window.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  HTMLElement.prototype.scrollTo = () => undefined;
  window.matchMedia = (media: string) =>
    ({
      matches: media.includes('48em') && wide,
      media,
      addEventListener: (_: string, told: () => void) => turning.add(told),
      removeEventListener: (_: string, told: () => void) => turning.delete(told),
    }) as never;
  call.mockReset();
  call.mockImplementation(async (route: string) => {
    if (route === 'grades.getBook') return book;
    if (route === 'grades.getRow') return own;
    return { items: rows, nextCursor: null };
  });
});
afterEach(() => void vi.restoreAllMocks());

const show = (at = '/', language: 'en' | 'es' = 'en') =>
  renderInSite(<GradeBook courseId={courseId} title="Baking" />, { at, language });

it('is a grid with heads, of which what is in sight is there: fifty people by fifty items', async () => {
  await show();
  const grid = await screen.findByRole('grid', { name: 'Grades: people by items' });
  expect(grid.getAttribute('aria-rowcount')).toBe('51');
  expect(grid.getAttribute('aria-colcount')).toBe('52');
  expect(within(grid).getAllByRole('rowheader').length).toBeLessThan(30);
  expect(within(grid).getAllByRole('columnheader').length).toBeLessThan(16);
  expect(within(grid).getAllByText(/^of 10 .*· median ≈ 73%$/).length).toBeGreaterThan(0);
  const first = within(grid).getAllByRole('row')[1]!;
  const cells = within(first)
    .getAllByRole('gridcell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(0, 3)).toEqual(['Not released 8.5', 'Excused', 'No mark yet']);
  expect(cells.at(-1)).toBe('85%');
  expect(within(grid).getByRole('gridcell', { name: 'Late 8.5' })).toBeDefined();
  expect(within(grid).getByRole('gridcell', { name: 'Total set by hand 85%' })).toBeDefined();
  expect(within(grid).getByText('Updating…')).toBeDefined();
  expect(screen.getByText('1 total is being updated…')).toBeDefined();
});

it('leaves open how many rows there are as long as not all are there, also while more are on their way', async () => {
  call.mockImplementation((route: string, { query }: { query?: { cursor?: string } }) => {
    if (route === 'grades.getBook') return Promise.resolve(book);
    if (query?.cursor) return new Promise(() => undefined);
    return Promise.resolve({ items: rows.slice(0, 10), nextCursor: '1' });
  });
  await show();
  const grid = await screen.findByRole('grid');
  const isAsked = () => call.mock.calls.some(([, input]) => input.query?.cursor === '1');
  await waitFor(() => expect(isAsked()).toBe(true));
  expect(grid.getAttribute('aria-rowcount')).toBe('-1');
});

it('is gone through by the keyboard alone, with one place to step into', async () => {
  await show();
  const grid = await screen.findByRole('grid');
  expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  const press = (key: string, more: object = {}) =>
    fireEvent.keyDown(document.activeElement ?? grid, { key, ...more });
  const at = () => document.activeElement?.getAttribute('data-at');
  grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  press('ArrowRight');
  expect(at()).toBe('0:1');
  press('ArrowDown');
  press('ArrowRight');
  expect(at()).toBe('1:2');
  press('End');
  expect(at()).toBe('1:51');
  press('Home', { ctrlKey: true });
  expect(at()).toBe('0:0');
  press('ArrowUp');
  expect(at()).toBe('-1:0');
  press('PageDown');
  expect(Number(at()?.split(':')[0])).toBeGreaterThan(5);
  press('End', { ctrlKey: true });
  expect(at()).toBe('49:51');
  act(() => grid.querySelector<HTMLElement>('[data-at="0:2"]')?.focus());
  press('ArrowRight');
  expect(at()).toBe('0:3');
});

const at = (row: number, column: number) => {
  const cell = document.querySelector<HTMLElement>(`[data-at="${row}:${column}"]`)!;
  act(() => cell.focus());
  return cell;
};

it('opens a cell with how its mark came to be and who changed it, and a column with how its marks lie', async () => {
  await show();
  const grid = await screen.findByRole('grid');
  fireEvent.keyDown(at(0, 1), { key: ' ' });
  const sheet = within(await screen.findByRole('dialog', { hidden: true }));
  expect(await sheet.findByText('8.5 of 10 points')).toBeDefined();
  expect(sheet.getByText('Not released: only those who teach see it.')).toBeDefined();
  expect(sheet.getByText('7 → 8.5')).toBeDefined();
  expect(sheet.getByText(/^Regraded · Olga Teacher · /)).toBeDefined();
  expect(sheet.getByText('The key was wrong.')).toBeDefined();
  expect(sheet.getByText('Open it in marking').getAttribute('href')).toContain(
    `/quizzes/review?course=${courseId}&quiz=${items[0]!.itemId}`,
  );
  fireEvent.click(sheet.getByRole('button', { name: 'Close', hidden: true }));
  fireEvent.click(within(grid).getAllByRole('columnheader')[1]!);
  const column = within(await screen.findByRole('dialog', { hidden: true }));
  expect(await column.findByText('Median')).toBeDefined();
  expect(column.getByText('≈ 72.5%')).toBeDefined();
});

it('does not say of an item that it counts to which the weights leave nothing', async () => {
  const category = {
    categoryId: id('K', 0),
    title: { en: 'Quizzes' },
    weight: 10_000,
    itemsCount: 'byPoints' as const,
    dropLowest: 0,
    dropHighest: 0,
    isExtra: false,
    isCapped: false,
  };
  const scheme = { ...book.scheme, by: 'weights' as const, categories: [category] };
  const placed = [item(0), item(1, { categoryId: category.categoryId })];
  call.mockImplementation(async (route: string) =>
    route === 'grades.getBook'
      ? { ...book, scheme, items: placed }
      : { items: rows, nextCursor: null },
  );
  await show();
  const grid = await screen.findByRole('grid');
  const says = async (at: number) => {
    fireEvent.click(within(grid).getAllByRole('columnheader')[at]!);
    const sheet = await screen.findByRole('dialog', { hidden: true });
    const text = sheet.textContent;
    fireEvent.click(within(sheet).getByRole('button', { name: 'Close', hidden: true }));
    return text;
  };
  expect(await says(1)).toContain('For nothing so far: the categories share all of the weight');
  expect(await says(2)).toContain('Towards the total');
});

it('says in the history what stood in place of points', async () => {
  const [change] = person.changes;
  own = {
    ...person,
    changes: [
      { ...change!, because: 'undone', from: null, fromStatus: 'excused', to: 70_000, version: 3 },
      {
        ...change!,
        because: 'imported',
        from: null,
        fromStatus: 'missing',
        to: null,
        toStatus: 'excused',
        version: 2,
      },
      { ...change!, because: 'typed', from: 85_000, to: null, toStatus: 'missing', version: 1 },
    ],
  };
  await show();
  await screen.findByRole('grid');
  fireEvent.keyDown(at(0, 1), { key: ' ' });
  const sheet = within(await screen.findByRole('dialog', { hidden: true }));
  expect(await sheet.findByText('Excused → 7')).toBeDefined();
  expect(sheet.getByText('Missing → Excused')).toBeDefined();
  expect(sheet.getByText('8.5 → Missing')).toBeDefined();
});

it.each([
  ['Released on', '2026-03-02T09:00:00.000Z'],
  ['To be released on', '2999-03-02T09:00:00.000Z'],
])('says of a mark: %s', async (words, releasedAt) => {
  own = { ...person, marks: person.marks.map((mark) => ({ ...mark, releasedAt })) };
  await show();
  await screen.findByRole('grid');
  fireEvent.keyDown(at(0, 1), { key: ' ' });
  const sheet = within(await screen.findByRole('dialog', { hidden: true }));
  expect(await sheet.findByText(new RegExp(`^${words} Mar 2`))).toBeDefined();
});

describe('a category in one column', () => {
  const categoryId = id('K', 1);
  const folding: Book = {
    ...book,
    scheme: {
      ...book.scheme,
      by: 'weights',
      categories: [
        {
          categoryId,
          title: { en: 'Quizzes', es: 'Cuestionarios' },
          weight: 10_000,
          itemsCount: 'equally',
          dropLowest: 0,
          dropHighest: 0,
          isExtra: false,
          isCapped: false,
        },
      ],
    },
    items: items.map((one, at) => (at < 3 ? { ...one, categoryId } : one)),
  };
  beforeEach(() => {
    const before = call.getMockImplementation()!;
    call.mockImplementation(async (route: string) =>
      route === 'grades.getBook' ? folding : before(route),
    );
  });

  it('shows what it comes to, and is unfolded by its head', async () => {
    await show(`/?folded=${categoryId}`);
    const grid = await screen.findByRole('grid');
    expect(grid.getAttribute('aria-colcount')).toBe('50');
    const head = await within(grid).findByRole('columnheader', {
      name: 'Unfold Quizzes 100% · 3 items',
    });
    expect(head.getAttribute('aria-expanded')).toBe('false');
    expect(within(grid).queryByRole('columnheader', { name: /Quiz 0/ })).toBeNull();
    const first = () => within(within(grid).getAllByRole('row')[1]!).getAllByRole('gridcell')[0];
    await waitFor(() => expect(first()?.textContent).toBe('85%'));
    fireEvent.click(head);
    expect(await within(grid).findByRole('columnheader', { name: /Quiz 0/ })).toBeDefined();
    expect(grid.getAttribute('aria-colcount')).toBe('52');
  });

  it('is folded from one of its columns, and from the columns, in Spanish', async () => {
    await show('/', 'es');
    const grid = await screen.findByRole('grid');
    fireEvent.click(within(grid).getByRole('columnheader', { name: /Quiz 0/ }));
    fireEvent.click(
      await screen.findByRole('button', {
        name: 'Plegar «Cuestionarios» en una columna',
        hidden: true,
      }),
    );
    await waitFor(() => expect(grid.getAttribute('aria-colcount')).toBe('50'));
    fireEvent.click(screen.getByRole('button', { name: 'Columnas…' }));
    const box = await screen.findByRole('checkbox', { name: 'Cuestionarios', hidden: true });
    expect((box as HTMLInputElement).checked).toBe(true);
    fireEvent.click(box);
    fireEvent.submit(box.closest('form')!);
    await waitFor(() => expect(grid.getAttribute('aria-colcount')).toBe('52'));
  });
});

it('asks for whom the address says, in its order', async () => {
  await show('/?sort=total_desc&as=percent');
  await screen.findByRole('grid');
  expect(call.mock.calls.find(([route]) => route === 'grades.listRows')?.[1]).toMatchObject({
    query: { sort: 'total', order: 'desc' },
  });
  expect(screen.getAllByText('85%').length).toBeGreaterThan(rows.length / 5);
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), {
    target: { value: 'name_desc' },
  });
  await waitFor(() =>
    expect(call.mock.lastCall?.[1]).toMatchObject({ query: { sort: 'name', order: 'desc' } }),
  );
});

it('case 21: says why people are not in order by totals that hold work without names, and offers none', async () => {
  const hidden = [...items.slice(0, 2), item(2, { isHidden: true })];
  call.mockImplementation(async (route: string) =>
    route === 'grades.getBook' ? { ...book, items: hidden } : { items: rows, nextCursor: null },
  );
  await show();
  await screen.findByRole('grid');
  const total = () => screen.getByRole('columnheader', { name: 'Total' });
  fireEvent.click(total());
  expect(await screen.findByText(/People are in order by name until/)).toBeDefined();
  expect(total().getAttribute('aria-sort')).toBeNull();
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe(
    'ascending',
  );
  const order = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' });
  expect([...order.options].map(({ value }) => value)).toEqual(['name_asc', 'name_desc']);
  expect(order.value).toBe('name_asc');
});

it('is a list of people where there is no room for a grid', async () => {
  wide = false;
  rows = rows.slice(0, 4);
  await show();
  const summary = await screen.findByText('Person 0003');
  expect(screen.queryByRole('grid')).toBeNull();
  expect(summary.closest('summary')?.textContent).toBe('Person 0003Total set by hand 85%');
  fireEvent.click(
    within(summary.closest('li')!).getByRole('button', { name: 'Quiz 0', hidden: true }),
  );
  expect(await screen.findByText('8.5 of 10 points')).toBeDefined();
});

it('opens a column also where there is no room for a grid: nothing that its head offers is lost at 400 %', async () => {
  wide = false;
  rows = rows.slice(0, 4);
  await show();
  const columns = (await screen.findByText('Open a column')).closest('details')!;
  fireEvent.click(within(columns).getByText('Quiz 1'));
  expect(await screen.findByText('Release the marks…')).toBeDefined();
});

it('says where nothing is graded, where nobody matches, and what failed', async () => {
  call.mockImplementation(async (route: string) =>
    route === 'grades.getBook' ? { ...book, items: [] } : { items: [], nextCursor: null },
  );
  const { unmount } = await show();
  expect(await screen.findByRole('heading', { name: 'Nothing is graded here yet' })).toBeDefined();
  unmount();
  rows = [];
  call.mockImplementation(async (route: string) =>
    route === 'grades.getBook' ? book : { items: [], nextCursor: null },
  );
  const second = await show('/?q=nobody');
  expect(await screen.findByRole('heading', { name: 'Nobody matches' })).toBeDefined();
  second.unmount();
  call.mockImplementation(async () => {
    throw new ApiError(400, null);
  });
  await show();
  expect(await screen.findByRole('button', { name: /try again/i })).toBeDefined();
});

it('hands over numbers as numbers, and states in words', () => {
  const words = { name: (name: string) => name, status: (status: string) => status };
  expect(cellsOf(row(0), { items: items.slice(0, 3) }, words)).toEqual({
    name: 'Person 0000',
    id: id('P', 0),
    [id('Q', 0)]: 8.5,
    [id('Q', 1)]: 'excused',
    [id('Q', 2)]: null,
    total: 85,
    letter: null,
  });
});

/** Answers for each cell as the API does that takes all of it. */
const writes = (results: object[] = []) =>
  call.mockImplementation(async (route: string, { body }: { body: { cells: Sent[] } }) => {
    if (route === 'grades.getBook') return { ...book, items: withManual };
    if (route === 'grades.getRow') return person;
    if (route === 'grades.saveMarks')
      return {
        cells: body.cells.map(({ userId, itemId, version, change }, nth) => ({
          userId,
          itemId,
          result: 'written',
          because: null,
          mark: { ...rows[0]!.marks[0]!, itemId, ...change, isSet: true, version: version + 1 },
          ...results[nth],
        })),
      };
    return { items: rows, nextCursor: null };
  });
type Sent = { userId: string; itemId: string; version: number; change: object };
const withManual = [{ ...items[0]!, kind: 'manual' as const }, ...items.slice(1, 3)];
const sent = () =>
  call.mock.calls.flatMap(([route, input]) => (route === 'grades.saveMarks' ? [input.body] : []));
const key = (name: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement!, { key: name, ...more });
const type = (text: string) =>
  fireEvent.change(document.activeElement!, { target: { value: text } });

it('types like a spreadsheet: a digit begins, Enter goes on below, what is no mark stays to be put right, Escape leaves it', async () => {
  writes();
  await show();
  await screen.findByRole('grid');
  at(0, 1);
  key('9');
  expect(document.activeElement).toHaveProperty('value', '9');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Person 0000 · Quiz 0');
  type('nine');
  key('Enter');
  expect(screen.getByRole('alert').textContent).toContain('Write points');
  type('9.25');
  key('Enter');
  expect(document.activeElement?.getAttribute('data-at')).toBe('1:1');
  await waitFor(() => expect(at(0, 1).textContent).toContain('9.25'));
  expect(sent()).toEqual([
    {
      reason: null,
      cells: [
        {
          userId: id('P', 0),
          itemId: items[0]!.itemId,
          version: 1,
          change: { do: 'points', points: 92_500 },
        },
      ],
    },
  ]);
  expect(screen.getAllByText('Updating…')).toHaveLength(2);
  at(1, 1);
  key(',');
  expect(document.activeElement).toHaveProperty('value', '0,');
  key('Escape');
  at(1, 1);
  key('Enter');
  type('3');
  key('Escape');
  expect(document.activeElement?.getAttribute('data-at')).toBe('1:1');
  expect(at(1, 1).textContent).toBe('8.5');
  key('m');
  key('z', { ctrlKey: true });
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent().slice(1)).toMatchObject([
    { cells: [{ userId: id('P', 1), change: { do: 'missing' } }] },
    { cells: [{ userId: id('P', 1), version: 2, change: { do: 'points', points: 85_000 } }] },
  ]);
});

it('takes what is typed over a mark that is still on its way, also where it is what stood there before', async () => {
  writes();
  const answer = call.getMockImplementation()!;
  let go = () => undefined as void;
  const held = new Promise<void>((resolve) => (go = resolve));
  call.mockImplementation(async (...input) => {
    if (input[0] === 'grades.saveMarks') await held;
    return answer(...input);
  });
  await show();
  await screen.findByRole('grid');
  expect(at(0, 1).textContent).toContain('8.5');
  key('9');
  key('Enter');
  at(0, 1);
  key('8');
  type('8.5');
  key('Enter');
  // Whoever only goes through it leaves what is on its way.
  at(0, 1);
  key('Enter');
  expect(document.activeElement).toHaveProperty('value', '8.5');
  key('Enter');
  go();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toMatchObject([
    { cells: [{ change: { do: 'points', points: 90_000 } }] },
    { cells: [{ change: { do: 'points', points: 85_000 }, version: 2 }] },
  ]);
});

it('says in percent that more than all is written in points', async () => {
  writes();
  await show('/?as=percent');
  await screen.findByRole('grid');
  at(0, 1);
  key('1');
  type('110');
  key('Enter');
  expect(screen.getByRole('alert').textContent).toContain('More than 100% is written in points.');
});

it('changes nothing where somebody only goes through cells with Enter', async () => {
  rows[0]!.marks[0] = { ...rows[0]!.marks[0]!, points: null, status: 'excused' };
  rows[1]!.marks[0] = { ...rows[1]!.marks[0]!, points: null, status: 'missing' };
  writes();
  await show();
  await screen.findByRole('grid');
  at(0, 1);
  for (const place of ['1:1', '2:1', '3:1']) {
    key('Enter');
    key('Enter');
    expect(document.activeElement?.getAttribute('data-at')).toBe(place);
  }
  key('9');
  key('Enter');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toMatchObject([{ cells: [{ userId: id('P', 3) }] }]);
});

it('asks why a mark is set in place of what a quiz comes to, and says it along', async () => {
  writes();
  await show();
  await screen.findByRole('grid');
  at(0, 3);
  key('7');
  key('Tab');
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  expect(dialog.getByLabelText('Mark')).toHaveProperty('value', '7');
  fireEvent.click(dialog.getByRole('button', { name: 'Save', hidden: true }));
  expect(await dialog.findByText('Say why.')).toBeDefined();
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'Shown at the board.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save', hidden: true }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    reason: 'Shown at the board.',
    cells: [{ version: 0, change: { do: 'points', points: 70_000 } }],
  });
});

it('keeps what was typed where somebody was faster or nothing answers, and says what it is now', async () => {
  const now = { ...rows[0]!.marks[0]!, points: 60_000, version: 4 };
  writes([{ result: 'stale', mark: now }]);
  await show();
  await screen.findByRole('grid');
  at(0, 1);
  key('9');
  key('Enter');
  expect(
    await screen.findByText(
      'Person 0000 · Quiz 0: you typed 9. Meanwhile it was changed, and says 6.',
    ),
  ).toBeDefined();
  expect(at(0, 1).textContent).toContain('9');
  call.mockImplementation(async () => {
    throw new ApiError(400, null);
  });
  fireEvent.click(screen.getByRole('button', { name: 'Save mine anyway' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  writes();
  fireEvent.click(again);
  await waitFor(() => expect(screen.queryByText(/cell is not saved/)).toBeNull());
  expect(sent().at(-1)).toMatchObject({ cells: [{ version: 4, change: { points: 90_000 } }] });
});

it('saves all with one press that was typed while nothing answered', async () => {
  call.mockImplementation(async (route: string) => {
    if (route === 'grades.getBook') return { ...book, items: withManual };
    if (route === 'grades.saveMarks') throw new ApiError(503, null);
    return { items: rows, nextCursor: null };
  });
  await show();
  await screen.findByRole('grid');
  at(0, 1);
  key('9');
  key('Enter');
  expect(await screen.findByText('1 cell is not saved')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try all again' })).toBeNull();
  key('7');
  key('Enter');
  const all = await screen.findByRole('button', { name: 'Try all again' });
  const before = sent().length;
  writes();
  fireEvent.click(all);
  await waitFor(() => expect(screen.queryByText(/not saved/)).toBeNull());
  expect(sent().slice(before)).toMatchObject([
    {
      cells: [
        { userId: id('P', 0), change: { points: 90_000 } },
        { userId: id('P', 1), change: { points: 70_000 } },
      ],
    },
  ]);
});

it('says what undoing would leave where somebody typed meanwhile, and undoes all the same when told to', async () => {
  writes();
  await show();
  await screen.findByRole('grid');
  at(0, 1);
  key('9');
  key('Enter');
  await waitFor(() => expect(sent()).toHaveLength(1));
  const undo = screen.getByRole('button', { name: 'Undo' });
  await waitFor(() => expect((undo as HTMLButtonElement).disabled).toBe(false));
  writes([{ result: 'stale', mark: { ...rows[0]!.marks[0]!, points: 60_000, version: 4 } }]);
  fireEvent.click(undo);
  await screen.findByText(
    'Person 0000 · Quiz 0: undoing would leave “8.5”. Meanwhile it was changed, and says 6.',
  );
  writes();
  fireEvent.click(screen.getByRole('button', { name: 'Undo anyway' }));
  await waitFor(() => expect(screen.queryByText(/cell is not saved/)).toBeNull());
  expect(sent().at(-1)).toMatchObject({ cells: [{ version: 4 }], reason: null, isUndo: true });
});

/** Types 9 into a mark, and waits until it is written. */
async function typeNine() {
  writes();
  await show();
  await screen.findByRole('grid');
  at(0, 1);
  key('9');
  key('Enter');
  await waitFor(() => expect(undoButton().disabled).toBe(false));
}
const undoButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Undo' });
/** What somebody else wrote meanwhile. */
const theirs = () => ({ ...rows[0]!.marks[0]!, points: 60_000, version: 3 });

it('undoes what was typed only as long as it stands there: a mark that was left to somebody else is not written over', async () => {
  await typeNine();
  writes([{ result: 'stale', mark: theirs() }]);
  at(0, 1);
  key('7');
  key('Enter');
  fireEvent.click(await screen.findByRole('button', { name: 'Leave it as it is now' }));
  expect(at(0, 1).textContent).toContain('6');
  fireEvent.click(undoButton());
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent()[2]).toMatchObject({ cells: [{ version: 2 }], isUndo: true });
});

it('undoes two marks of a cell one after the other, but not past what somebody else wrote between them', async () => {
  await typeNine();
  at(0, 1);
  key('7');
  key('Enter');
  await waitFor(() => expect(sent()).toHaveLength(2));
  fireEvent.click(undoButton());
  fireEvent.click(undoButton());
  await waitFor(() => expect(sent()).toHaveLength(4));
  expect(sent().slice(2)).toMatchObject([
    { cells: [{ version: 3, change: { points: 90_000 } }] },
    { cells: [{ version: 4, change: { points: 85_000 } }] },
  ]);
  cleanup();
  call.mockClear();
  await typeNine();
  writes([{ result: 'stale', mark: theirs() }]);
  at(0, 1);
  key('7');
  key('Enter');
  const mine = await screen.findByRole('button', { name: 'Save mine anyway' });
  writes();
  fireEvent.click(mine);
  await waitFor(() => expect(sent()).toHaveLength(3));
  fireEvent.click(undoButton());
  fireEvent.click(undoButton());
  await waitFor(() => expect(sent()).toHaveLength(5));
  // The first goes back to theirs; the second no longer stands on what was written first.
  expect(sent().slice(3)).toMatchObject([
    { cells: [{ version: 4, change: { points: 60_000 } }] },
    { cells: [{ version: 2, change: { points: 85_000 } }] },
  ]);
});

it('does not take a mark of somebody else as seen by whoever types on before they are told', async () => {
  writes([{ result: 'stale', mark: theirs() }]);
  await show();
  await screen.findByRole('grid');
  for (const digit of ['9', '7']) {
    at(0, 1);
    key(digit);
    key('Enter');
  }
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toMatchObject([{ cells: [{ version: 1 }] }, { cells: [{ version: 1 }] }]);
});

it('shows what a block of a spreadsheet would change before it is written', async () => {
  writes();
  await show();
  await screen.findByRole('grid');
  const block = '7\tabc\n8.5\t50%\n';
  fireEvent.paste(at(0, 1), { clipboardData: { getData: () => block } });
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  expect(dialog.getByText('2 cells would change. Nothing is written yet.')).toBeDefined();
  expect(dialog.getByText('1 cell cannot be taken and stays as it is.')).toBeDefined();
  expect(dialog.getByText('Not understood: abc is no mark')).toBeDefined();
  expect(dialog.getByText('1 cell is that already.')).toBeDefined();
  // A long list scrolls by itself, also by keyboard.
  const list = dialog.getByRole('region', { name: 'Paste into the gradebook', hidden: true });
  expect(list.tabIndex).toBe(0);
  expect(sent()).toEqual([]);
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'From the list.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Write 2 cells', hidden: true }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    reason: 'From the list.',
    cells: [
      { userId: id('P', 0), change: { do: 'points', points: 70_000 } },
      { userId: id('P', 1), itemId: items[1]!.itemId, change: { do: 'points', points: 50_000 } },
    ],
  });
});

it('says of a block which marks would have more points than there are', async () => {
  writes();
  await show();
  await screen.findByRole('grid');
  fireEvent.paste(at(0, 1), { clipboardData: { getData: () => '75\n9\n' } });
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  expect(dialog.getByText('1 mark has more points than there are.')).toBeDefined();
  expect(dialog.getByRole('cell', { name: '75 of 10', hidden: true })).toBeDefined();
});

it('keeps what is being typed, and the cell that one is on, where a tablet is turned', async () => {
  writes();
  await show();
  await screen.findByRole('grid');
  at(2, 1);
  key('7');
  type('7.5');
  turn();
  await screen.findByText('Person 0002');
  const dialog = await screen.findByRole('dialog');
  const typed = await within(dialog).findByRole('textbox', { name: /^Mark/ });
  expect(typed).toHaveProperty('value', '7.5');
  expect(sent()).toEqual([]);
  turn();
  const grid = await screen.findByRole('grid', { hidden: true });
  expect(grid.querySelector('[tabindex="0"][role="gridcell"]')?.getAttribute('data-at')).toBe(
    '2:1',
  );
  expect(typed).toHaveProperty('value', '7.5');
});

const Anew = () => {
  const client = useQueryClient();
  return <button onClick={() => void client.refetchQueries()}>Anew</button>;
};

describe('where the order of the rows changes meanwhile', () => {
  const showAndTurn = async (before: () => void) => {
    await renderInSite(
      <>
        <GradeBook courseId={courseId} title="Baking" />
        <Anew />
      </>,
    );
    await screen.findByRole('grid');
    before();
    rows = rows.toReversed();
    fireEvent.click(screen.getByText('Anew'));
    await waitFor(() =>
      expect(screen.getAllByRole('rowheader')[0]?.textContent).toBe('Person 0049'),
    );
  };

  it('goes on typing into the cell of the same person', async () => {
    writes();
    await showAndTurn(() => {
      at(0, 1);
      key('9');
    });
    const field = document.activeElement;
    expect(field?.getAttribute('aria-label')).toBe('Person 0000 · Quiz 0');
    expect(field).toHaveProperty('value', '9');
  });

  it('stays at the cell of the same person, and holds no block that nobody chose', async () => {
    await showAndTurn(() => {
      at(2, 1);
      key('ArrowDown', { shiftKey: true });
      expect(document.querySelectorAll('[aria-selected=true]')).toHaveLength(2);
    });
    const active = document.querySelector('[role=gridcell][tabindex="0"]');
    expect(active?.getAttribute('data-at')).toBe('46:1');
    expect(document.querySelectorAll('[aria-selected=true]').length).toBeLessThan(2);
  });
});

const redoButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Redo' });
const canRedo = () => waitFor(() => expect(redoButton().disabled).toBe(false));

it('does again what was undone, by its keys or its button, over what undoing made, as often as it was undone', async () => {
  await typeNine();
  at(0, 1);
  key('7');
  key('Enter');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(redoButton().disabled).toBe(true);
  key('z', { ctrlKey: true });
  key('z', { metaKey: true });
  await canRedo();
  expect(sent()).toHaveLength(4);
  key('y', { ctrlKey: true });
  await waitFor(() => expect(sent()).toHaveLength(5));
  key('Z', { metaKey: true, shiftKey: true });
  await waitFor(() => expect(redoButton().disabled).toBe(true));
  expect(sent().slice(4)).toMatchObject([
    { cells: [{ version: 5, change: { points: 90_000 } }] },
    { cells: [{ version: 6, change: { points: 70_000 } }] },
  ]);
  for (const { isUndo } of sent().slice(4)) expect(isUndo).toBeUndefined();
  // And back again, both: what was done again stands as it stood.
  fireEvent.click(undoButton());
  fireEvent.click(undoButton());
  await waitFor(() => expect(sent()).toHaveLength(8));
  expect(sent().slice(6)).toMatchObject([
    { cells: [{ version: 7, change: { points: 90_000 } }], isUndo: true },
    { cells: [{ version: 8, change: { points: 85_000 } }], isUndo: true },
  ]);
});

it('does nothing again once something new is typed', async () => {
  await typeNine();
  fireEvent.click(undoButton());
  await canRedo();
  at(1, 1);
  key('7');
  key('Enter');
  await waitFor(() => expect(redoButton().disabled).toBe(true));
  expect(undoButton().disabled).toBe(false);
});

it('does not do again over what somebody else wrote since, and says so', async () => {
  await typeNine();
  fireEvent.click(undoButton());
  await canRedo();
  writes([{ result: 'stale', mark: { ...theirs(), version: 4 } }]);
  fireEvent.click(redoButton());
  await screen.findByText(
    'Person 0000 · Quiz 0: you typed 9. Meanwhile it was changed, and says 6.',
  );
  expect(sent().at(-1)).toMatchObject({ cells: [{ version: 3 }] });
  fireEvent.click(screen.getByRole('button', { name: 'Leave it as it is now' }));
  expect(redoButton().disabled).toBe(true);
  // What undid something and came through at the second try can be done again as well.
  cleanup();
  call.mockClear();
  await typeNine();
  const answer = call.getMockImplementation()!;
  call.mockImplementation(async (route: string, ...rest) => {
    if (route === 'grades.saveMarks') throw new ApiError(503, null);
    return answer(route, ...rest);
  });
  fireEvent.click(undoButton());
  const again = await screen.findByRole('button', { name: 'Try again' });
  writes();
  fireEvent.click(again);
  await canRedo();
  fireEvent.click(redoButton());
  await waitFor(() => expect(redoButton().disabled).toBe(true));
  expect(sent().at(-1)).toMatchObject({ cells: [{ version: 3, change: { points: 90_000 } }] });
});

it('gives the reason again that was given when it is done again', async () => {
  await typeNine();
  fireEvent.paste(at(0, 1), { clipboardData: { getData: () => '7\t5\n' } });
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: 'From the list.' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Write 2 cells', hidden: true }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  fireEvent.click(undoButton());
  await canRedo();
  fireEvent.click(redoButton());
  await waitFor(() => expect(sent()).toHaveLength(4));
  expect(sent()[2]).toMatchObject({ reason: null, isUndo: true });
  expect(sent()[3]).toMatchObject({
    reason: 'From the list.',
    cells: [{ change: { points: 70_000 } }, { change: { points: 50_000 } }],
  });
});

it('says why a cell of a block is not taken: also that its sign parts thousands beside the others', async () => {
  await show();
  await screen.findByRole('grid');
  const paste = async (block: string) => {
    fireEvent.paste(at(0, 2), { clipboardData: { getData: () => block } });
    return within(await screen.findByRole('dialog', { hidden: true }));
  };
  const dialog = await paste('7,5\t1.234\n101%\t1001\n');
  for (const why of [
    'Not taken: beside the other numbers, the sign in 1.234 parts thousands, so it is more than 1000 points',
    'Not understood: 101% is no percentage from 0 to 100',
    'Not taken: 1001 is more than 1000 points',
  ])
    expect(dialog.getByText(why)).toBeDefined();
});

it('undoes also where there is no room for a grid', async () => {
  wide = false;
  writes();
  await show();
  const summary = await screen.findByText('Person 0003');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  fireEvent.click(
    within(summary.closest('li')!).getByRole('button', { name: 'Quiz 0', hidden: true }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Excuse', hidden: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toMatchObject([
    { cells: [{ userId: id('P', 3), change: { do: 'excuse' } }] },
    { cells: [{ userId: id('P', 3), change: { do: 'unexcuse' } }], reason: null, isUndo: true },
  ]);
  await waitFor(() => expect(undoButton().disabled).toBe(true));
  fireEvent.click(redoButton());
  await waitFor(() => expect(sent()).toHaveLength(3));
  expect(sent().at(-1)).toMatchObject({ cells: [{ change: { do: 'excuse' } }] });
});

it('goes back to the group that was shown before, and not through each letter of a search', async () => {
  const Back = () => {
    const navigate = useNavigate();
    return (
      <>
        <button type="button" onClick={() => void navigate(-1)}>
          Back
        </button>
        <output>{useLocation().search}</output>
      </>
    );
  };
  await renderInSite(
    <>
      <GradeBook courseId={courseId} title="Baking" />
      <Back />
    </>,
    { at: `/?group=${id('G', 1)}/${id('G', 2)}` },
  );
  const address = () => screen.getAllByRole('status').find(({ tagName }) => tagName === 'OUTPUT')!;
  const group = address().textContent;
  fireEvent.click(await screen.findByRole('button', { name: 'Show everybody' }));
  await waitFor(() => expect(address().textContent).toBe(''));
  for (const text of ['A', 'Ad', 'Ada']) {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } });
    await waitFor(() => expect(address().textContent).toBe(`?q=${text}`));
  }
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(address().textContent).toBe(group));
  expect(screen.getByRole('button', { name: 'Show everybody' })).toBeTruthy();
});

it('says of no work that is there that it is missing', async () => {
  rows[0]!.marks[2] = { ...rows[0]!.marks[0]!, itemId: items[2]!.itemId, isSet: true };
  call.mockImplementation(async (route: string) =>
    route === 'grades.getBook' ? book : { items: rows, nextCursor: null },
  );
  await show();
  await screen.findByRole('grid');
  const offered = () => screen.queryByRole('button', { name: 'Missing' }) !== null;
  const across = [1, 2, 3, 4].map((column) => (at(0, column), offered()));
  // Marked, excused, set by hand, and nothing yet.
  expect(across).toEqual([false, true, true, true]);
});

it('says by buttons all that keys say', async () => {
  writes();
  await show();
  await screen.findByRole('grid');
  at(0, 1);
  const bar = within(screen.getByRole('group', { name: 'The chosen cell' }));
  fireEvent.click(bar.getByRole('button', { name: 'Excuse' }));
  fireEvent.click(bar.getByRole('button', { name: 'Label…' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  fireEvent.change(dialog.getByLabelText('Label'), { target: { value: 'Absent' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save', hidden: true }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toMatchObject([
    { cells: [{ version: 1, change: { do: 'excuse' } }] },
    { cells: [{ version: 2, change: { do: 'label', label: 'Absent' } }] },
  ]);
});

it('opens nothing at the second press of two: the first may have closed a dialog that stood over it', async () => {
  await show();
  const grid = await screen.findByRole('grid');
  const name = grid.querySelector('[data-at="0:0"]')!;
  fireEvent.click(name, { detail: 2 });
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  fireEvent.click(name, { detail: 1 });
  expect(await screen.findByRole('dialog', { hidden: true })).toBeDefined();
});

it('sets a mark from its sheet with what is typed in place of what stands there', async () => {
  writes();
  await show();
  await screen.findByRole('grid');
  fireEvent.keyDown(at(0, 1), { key: ' ' });
  const sheet = within(await screen.findByRole('dialog', { hidden: true }));
  fireEvent.click(await sheet.findByRole('button', { name: 'Set mark' }));
  const mark = await screen.findByRole('textbox', { name: /^Mark/, hidden: true });
  expect(document.activeElement).toBe(mark);
  expect(mark).toMatchObject({ value: '8.5', selectionStart: 0, selectionEnd: 3 });
});

it('sets a total with a reason, says who did before, and takes it back', async () => {
  const by = { userId: id('T', 1), name: 'Olga Teacher' };
  const overrides = [
    { percent: 9000, reason: 'Presented twice.', by, at: '2026-03-01T10:00:00.000Z', version: 3 },
  ];
  writes();
  const others = call.getMockImplementation()!;
  call.mockImplementation(async (route: string, input: object) => {
    if (route === 'grades.getRow') return { ...person, overrides };
    if (route === 'grades.setTotal') return { total: { ...person.total, shown: 9250 }, version: 4 };
    return others(route, input);
  });
  const asked = () =>
    call.mock.calls.flatMap(([route, { body }]) => (route === 'grades.setTotal' ? [body] : []));
  await show();
  const grid = await screen.findByRole('grid');
  fireEvent.click(grid.querySelector('[data-at="0:0"]')!);
  expect(await screen.findByText('Set to 90%')).toBeDefined();
  expect(screen.getByText('Presented twice.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Set the total…', hidden: true }));
  const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }));
  const say = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const total = screen.getByLabelText('Total in percent');
  expect(total).toHaveProperty('value', '85%');
  // What is typed takes its place.
  expect(document.activeElement).toBe(total);
  expect(total).toMatchObject({ selectionStart: 0, selectionEnd: 3 });
  say('Total in percent', '1000');
  save();
  expect(await screen.findByText(/^Write a percentage from 0 to 200%/)).toBeDefined();
  expect(screen.getByText('Say why.')).toBeDefined();
  // Extra credit can earn more than the whole.
  say('Total in percent', '112,5');
  say('Reason', 'Agreed with her.');
  save();
  await waitFor(() =>
    expect(asked()).toEqual([{ percent: 11_250, reason: 'Agreed with her.', version: 3 }]),
  );
  await waitFor(() => expect(screen.queryByLabelText('Total in percent')).toBeNull());
  expect(grid.querySelector('[data-at="0:4"]')?.textContent).toBe('92.5%');
  fireEvent.click(screen.getByRole('button', { name: 'Take it back…', hidden: true }));
  say('Reason', 'A slip.');
  save();
  await waitFor(() => expect(asked()[1]).toEqual({ percent: null, reason: 'A slip.', version: 3 }));
});

describe('a total that is set by hand', () => {
  const lettered = {
    ...book,
    scheme: {
      ...book.scheme,
      rounding: { decimals: 0, mode: 'halfUp' } as const,
      letters: [
        { letter: 'A', from: 9000 },
        { letter: 'B', from: 0 },
      ],
    },
  };
  const shows = (percent: number, letter: string, isPassed: boolean) => ({
    percent,
    shown: percent,
    letter,
    isPassed,
  });
  const nothing = { percent: null, shown: null, letter: null, isPassed: null };
  const answers = (more: Partial<PersonGrades>, of: Book = lettered) => {
    const others = call.getMockImplementation()!;
    call.mockImplementation(async (route: string, input: object) => {
      if (route === 'grades.getBook') return of;
      if (route === 'grades.getRow')
        return { ...person, total: shows(8500, 'B', true), own: nothing, ...more };
      return others(route, input);
    });
  };
  const ask = async (button: string, language: 'en' | 'es' = 'en') => {
    await show('/', language);
    const grid = await screen.findByRole('grid');
    fireEvent.click(grid.querySelector('[data-at="0:0"]')!);
    fireEvent.click(await screen.findByRole('button', { name: button, hidden: true }));
  };
  const preview = (name = 'What this does to the total') => {
    const region = screen.getByRole('region', { name, hidden: true });
    return {
      says: within(region).getByRole('status', { hidden: true }).textContent,
      rows: [...region.querySelectorAll('tbody tr')].map((one) =>
        [...one.children].map(({ textContent }) => textContent),
      ),
    };
  };
  const type = (value: string, label = 'Total in percent') =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('is seen before it is set: in the book, and for its student', async () => {
    answers({});
    await ask('Set the total…');
    type('89,5');
    expect(preview()).toEqual({
      says: 'The student sees another total at once.',
      rows: [
        ['In the gradebook', '85% · B · Passed', '90% · A · Passed'],
        ['What the student sees', 'No total', '90% · A · Passed'],
      ],
    });
    type('49');
    expect(preview().rows[0]).toEqual([
      'In the gradebook',
      '85% · B · Passed',
      '49% · B · Not passed',
    ]);
    type('many');
    expect(preview()).toEqual({ says: 'Write a percentage to see what it does.', rows: [] });
    expect(call.mock.calls.map(([route]) => route)).not.toContain('grades.setTotal');
  });

  it('says where its student goes on seeing what they see, and where nothing changes', async () => {
    answers({ own: shows(9000, 'A', true) });
    await ask('Set the total…');
    type('90');
    expect(preview().says).toBe('The student goes on seeing the total that they see now.');
    cleanup();
    answers({ own: shows(8500, 'B', true) });
    await ask('Set the total…');
    expect(preview().says).toBe('Nothing that is shown changes.');
  });

  it('is seen before it is taken back, in Spanish, without work that is marked without names', async () => {
    const by = { userId: id('T', 1), name: 'Olga Teacher' };
    const at = '2026-03-01T10:00:00.000Z';
    answers(
      {
        total: shows(4000, 'B', false),
        own: shows(4000, 'B', false),
        ownBeneath: shows(9500, 'A', true),
        overrides: [{ percent: 4000, reason: 'A slip.', by, at, version: 1 }],
      },
      { ...lettered, items: [items[0]!, item(1, { isHidden: true })] },
    );
    await ask('Retirarlo…', 'es');
    expect(preview('Qué hace esto con el total')).toEqual({
      says: 'El estudiante ve enseguida otro total.',
      rows: [
        ['En el libro', '40\u00A0% · B · Sin aprobar', '85\u00A0% · B · Aprobado'],
        ['Lo que ve el estudiante', '40\u00A0% · B · Sin aprobar', '95\u00A0% · A · Aprobado'],
      ],
    });
    expect(
      screen.getByText(/El trabajo que se corrige sin nombres no entra en ninguno/),
    ).toBeDefined();
  });
});

it('finds somebody by name with Ctrl+F, wherever they stand, and says where nobody is', async () => {
  const more = rows;
  rows = Array.from({ length: 10 }, (_, index) => ({ ...row(index + 60), total: row(0).total }));
  const first = rows;
  call.mockImplementation(async (route: string, input: { query?: { cursor?: string } }) => {
    if (route === 'grades.getBook') return book;
    return input.query?.cursor === undefined
      ? { items: more, nextCursor: 'next' }
      : { items: first, nextCursor: null };
  });
  await show();
  await screen.findByRole('grid');
  fireEvent.keyDown(at(0, 1), { key: 'f', ctrlKey: true });
  const field = await screen.findByRole('textbox', { name: 'Find by name' });
  fireEvent.change(field, { target: { value: 'person 0065' } });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Person 0065'));
  fireEvent.change(field, { target: { value: 'nobody' } });
  fireEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Nobody of that name is shown.')).toBeDefined();
});

it('leads with Ctrl+End to the last row of all, page by page, and says so; whoever moves meanwhile stays', async () => {
  const pages = [rows.slice(0, 20), rows.slice(20, 40), rows.slice(40, 50)];
  const answers: (() => void)[] = [];
  call.mockImplementation(async (route: string, { query }: { query?: { cursor?: string } }) => {
    if (route === 'grades.getBook') return book;
    const page = Number(query?.cursor ?? 0);
    if (page > 1) await new Promise<void>((resolve) => answers.push(resolve));
    return { items: pages[page], nextCursor: page < 2 ? String(page + 1) : null };
  });
  const asked = () => call.mock.calls.filter(([, input]) => input.query?.cursor).length;
  await show();
  await screen.findByRole('grid');
  const ends = () => key('End', { ctrlKey: true });
  at(0, 1);
  ends();
  expect(await screen.findByText('Going to the end: 40 rows so far…')).toBeDefined();
  // What somebody does meanwhile goes first.
  key('Home', { ctrlKey: true });
  expect(screen.queryByText(/^Going to the end/)).toBeNull();
  ends();
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => answers[0]!());
  await waitFor(() => expect(document.activeElement?.getAttribute('data-at')).toBe('49:51'));
  expect(screen.queryByText(/^Going to the end/)).toBeNull();
  expect(asked()).toBe(2);
});

it('copies the block that is chosen with Shift, as spreadsheets take it', async () => {
  await show();
  await screen.findByRole('grid');
  fireEvent.keyDown(at(0, 0), { key: 'ArrowRight', shiftKey: true });
  fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight', shiftKey: true });
  const chosen = document.querySelectorAll('[aria-selected=true]');
  expect([...chosen].map((cell) => cell.getAttribute('data-at'))).toEqual(['0:0', '0:1', '0:2']);
  const setData = vi.fn();
  fireEvent.copy(document.activeElement!, { clipboardData: { setData } });
  expect(setData).toHaveBeenCalledWith('text/plain', 'Person 0000\t8.5\tExcused');
  expect(await screen.findByText('3 cells copied.')).toBeDefined();
});

it('pastes where the chosen block begins, and says of all its cells what a key says of one', async () => {
  writes();
  await show();
  await screen.findByRole('grid');
  const choose = () => {
    fireEvent.keyDown(at(0, 1), { key: 'ArrowDown', shiftKey: true });
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown', shiftKey: true });
  };
  choose();
  fireEvent.paste(document.activeElement!, { clipboardData: { getData: () => '7\n6\n' } });
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  expect(dialog.getByText('2 cells would change. Nothing is written yet.')).toBeDefined();
  expect(dialog.getByRole('rowheader', { name: /^Person 0000/, hidden: true })).toBeDefined();
  expect(dialog.queryByRole('rowheader', { name: /^Person 0002/, hidden: true })).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel', hidden: true }));
  choose();
  key('m');
  await waitFor(() => expect(sent()).toHaveLength(1));
  const of = [0, 1, 2].map((person) => ({
    userId: id('P', person),
    itemId: items[0]!.itemId,
    change: { do: 'missing' },
  }));
  expect(sent()[0]).toMatchObject({ cells: of });
});

it('stays at the cell of the same item where a column before it is hidden', async () => {
  writes();
  await show();
  await screen.findByRole('grid');
  at(2, 3);
  const active = () => document.querySelector('[role=gridcell][tabindex="0"]');
  const bar = within(screen.getByRole('group', { name: 'The chosen cell' }));
  const says = bar.getByText(/^Person 0002 · /).textContent;
  fireEvent.click(screen.getByRole('button', { name: 'Columns…' }));
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  fireEvent.click(dialog.getAllByRole('checkbox', { hidden: true })[0]!);
  fireEvent.click(dialog.getByRole('button', { name: 'Show them so', hidden: true }));
  await waitFor(() => expect(active()?.getAttribute('data-at')).toBe('2:2'));
  expect(bar.getByText(/^Person 0002 · /).textContent).toBe(says);
});
