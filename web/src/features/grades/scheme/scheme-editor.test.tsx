// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import { bookTotal, usualGrading } from '#shared/grading/book.ts';
import type { GradingSettings } from '#shared/schemas/grades.ts';
import GradingSchemePage from '#web/pages/grading-scheme-page.tsx';
import type { Book, BookItem, Row } from '../types.ts';
import '../../../../test/dialogs.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const id = (letter: string) => `01J000000000000000000000${letter.padStart(2, '0')}`;
const courseId = id('C');
const figures = { n: 0, mean: null, spread: null, median: null, steps: [] };
const item = (letter: string, title: string, changes: Partial<BookItem> = {}): BookItem => ({
  itemId: id(letter),
  kind: 'quiz',
  title: { en: title, es: title },
  moduleId: id('M'),
  most: 100_000,
  categoryId: null,
  isExtra: false,
  isKeptOut: false,
  place: null,
  manual: null,
  version: 0,
  isHidden: false,
  figures,
  ...changes,
});
const work = item('W', 'Essay', { kind: 'assignment' });
const quiz = item('Q', 'Quiz');

let book: Book;
let sent: { scheme: GradingSettings; version: number; items: object[] }[];
/** What the next write is refused with, and what somebody else has saved by then. */
let refused: (() => void) | null;

const row = (name: string, of: Record<string, number>, set: number | null = null): Row => {
  const marks = Object.entries(of).map(([itemId, points]) => ({
    itemId,
    points,
    most: 100_000,
    status: 'marked' as const,
    isReleased: true,
    isSet: false,
    isLate: false,
    label: null,
    version: 1,
  }));
  const { trace: _, ...total } = bookTotal(book, marks, set);
  return { userId: `id-of-${name}`, name, marks, total, isTotalSet: set !== null };
};

const answers: Record<string, (input: { body: never }) => unknown> = {
  'catalog.getCourse': () => ({ course: { title: { en: 'Baking' } }, can: { edit: true } }),
  'grades.getBook': () => book,
  'grades.listRows': () => ({
    items: [
      row('Ada', { [quiz.itemId]: 100_000, [work.itemId]: 50_000 }),
      row('Ben', { [quiz.itemId]: 60_000, [work.itemId]: 60_000 }),
      row('Cleo', { [quiz.itemId]: 100_000, [work.itemId]: 0 }, 9000),
    ],
    nextCursor: null,
  }),
  'grades.putScheme': ({ body }) => {
    const now = refused;
    refused = null;
    if (now) {
      now();
      throw new ApiError(409, { code: 'stale_version' } as never);
    }
    sent.push(body);
    return { scheme: (body as (typeof sent)[0]).scheme, version: book.version + 1 };
  },
};

beforeEach(() => {
  book = { scheme: usualGrading, version: 0, items: [quiz, work], opensWith: null, changes: [] };
  sent = [];
  refused = null;
  call.mockReset();
  call.mockImplementation(async (route: string, input: never) => answers[route]?.(input));
});

async function show(language: 'en' | 'es' = 'en') {
  await renderInSite(
    <Routes>
      <Route path="/courses/:courseId/grades/scheme" element={<GradingSchemePage />} />
    </Routes>,
    { at: `/courses/${courseId}/grades/scheme`, language },
  );
}

const choose = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const look = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'See what it does' }));
  return within(await screen.findByRole('dialog', { name: 'What this does' }));
};

it('shows whose total a draft changes before it is applied, and applies scheme and items in one step', async () => {
  await show();
  fireEvent.click(await screen.findByLabelText('Essay does not count'));
  const shownWith = await screen.findByLabelText('Shown with');
  shownWith.focus();
  await choose('Shown with', '0');
  screen.getByText('2 changes are not applied yet.');
  const dialog = await look();
  await dialog.findByText('Of 3 people 1 changes: 1 up, 0 down.');
  const [ada] = dialog.getAllByRole('row').slice(1);
  expect(ada?.textContent).toMatch(/Ada75%100% ▲ 25 percentage points/);
  expect(dialog.queryByText('Cleo')).toBeNull();
  expect(sent).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    scheme: { ...usualGrading, rounding: { decimals: 0, mode: 'halfUp' } },
    version: 0,
    items: [
      {
        itemId: work.itemId,
        categoryId: null,
        isExtra: false,
        isKeptOut: true,
        place: null,
        version: 0,
      },
    ],
  });
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
  // Whoever applied it goes on where they worked (WCAG 2.4.3).
  await waitFor(() => expect(document.activeElement).toBe(shownWith));
});

it('goes on where somebody worked once a draft is discarded', async () => {
  await show();
  const shownWith = await screen.findByLabelText('Shown with');
  shownWith.focus();
  await choose('Shown with', '0');
  const discard = screen.getByRole('button', { name: 'Discard the changes' });
  discard.focus();
  fireEvent.click(discard);
  expect(document.activeElement).toBe(shownWith);
});

it('puts items into categories that are made with them, and says what their weights come to', async () => {
  await show();
  await choose('The total is made from', 'weights');
  fireEvent.click(screen.getByRole('button', { name: 'Add a category' }));
  const weight = await screen.findByLabelText('Weight (%)');
  fireEvent.change(weight, { target: { value: '60' } });
  screen.getByText('The weights come to 60%: 40% are left for items without a category.');
  const chooser = screen.getByLabelText('Category of Quiz');
  fireEvent.change(chooser, {
    target: { value: within(chooser).getByText<HTMLOptionElement>('Category 1').value },
  });
  const dialog = await look();
  await dialog.findByText('Of 3 people 1 changes: 1 up, 0 down.');
  expect(dialog.getAllByRole('row')[1]?.textContent).toMatch(/Ada75%80%/);
});

it('case 85: brings together what two changed, and asks where both changed the same', async () => {
  await show();
  await choose('Shown with', '1');
  await choose('What was due and not submitted', 'zero');
  refused = () => {
    const scheme = { ...usualGrading, passFrom: 5000, missing: 'nothing' as const };
    book = {
      ...book,
      scheme: { ...scheme, rounding: { decimals: 0, mode: 'up' } },
      version: 1,
    };
  };
  const dialog = await look();
  await dialog.findByText('Nobody’s total changes: 3 people were looked at.');
  fireEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  const conflict = within(await dialog.findByRole('region', { name: /changed/i }));
  conflict.getByText('Rounding');
  conflict.getByText('One decimal, Half up');
  conflict.getByText('No decimals, Always up');
  expect(conflict.queryByText('What was not submitted')).toBeNull();
  expect(sent).toEqual([]);
});

it('tells who changed what, and takes a change back by one that is looked at as well', async () => {
  const before = { ...usualGrading, passFrom: 5000 };
  book = {
    ...book,
    scheme: { ...usualGrading, missing: 'zero' },
    version: 2,
    items: [quiz, { ...work, isKeptOut: true, version: 1 }],
    changes: [
      {
        version: 1,
        at: '2026-03-01T10:00:00.000Z',
        by: { userId: 'someone', name: 'Grace' },
        from: before,
        to: usualGrading,
        items: [
          {
            itemId: work.itemId,
            from: { categoryId: null, isExtra: false, isKeptOut: false, place: null },
            to: { categoryId: null, isExtra: false, isKeptOut: true, place: null },
          },
        ],
      },
    ],
  };
  await show();
  await screen.findByText('Passed from: 50% → nothing');
  screen.getByText('Essay: No category → No category, Does not count');
  screen.getByText(/^Grace, Mar 1, 2026/);
  fireEvent.click(screen.getByRole('button', { name: /^Take back the change/ }));
  // What it does is shown at once: what else is drafted stands above, out of sight.
  const dialog = within(await screen.findByRole('dialog', { hidden: true }));
  await dialog.findByText('Of 3 people 3 change: 0 up, 1 down.');
  fireEvent.click(dialog.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    scheme: { passFrom: 5000, missing: 'zero' },
    version: 2,
    items: [{ itemId: work.itemId, isKeptOut: false, version: 1 }],
  });
});

it('tells the rules of a category that were changed, not its weight alone', async () => {
  const quizzes = {
    categoryId: id('C'),
    title: { en: 'Quizzes' },
    weight: 4000,
    itemsCount: 'byPoints' as const,
    dropLowest: 0,
    dropHighest: 0,
    isExtra: false,
    isCapped: false,
  };
  const withRules = (changes: Partial<typeof quizzes>) => ({
    ...usualGrading,
    categories: [{ ...quizzes, ...changes }],
  });
  book = {
    ...book,
    scheme: withRules({}),
    version: 2,
    changes: [
      {
        version: 1,
        at: '2026-03-01T10:00:00.000Z',
        by: { userId: 'someone', name: 'Grace' },
        from: withRules({ dropLowest: 1 }),
        to: withRules({ dropLowest: 2, isExtra: true }),
        items: [],
      },
    ],
  };
  await show();
  const line = await screen.findByText(/^Categories: /);
  expect(line.textContent).toBe(
    'Categories: Quizzes 40% (lowest left out: 1) → Quizzes 40% (lowest left out: 2, extra credit)',
  );
});

it('takes a scale of one’s own from the one that stands', async () => {
  await show();
  await choose('Scale', 'letters');
  await choose('Scale', 'own');
  expect(screen.getByLabelText<HTMLSelectElement>('Scale').value).toBe('own');
  expect(screen.getByLabelText<HTMLInputElement>('Letter or word 2').value).toBe('B');
  await choose('Scale', 'pass');
  expect(screen.getByLabelText<HTMLSelectElement>('Scale').value).toBe('pass');
});

it('lets letters begin only one below the other, in Spanish as well', async () => {
  await show('es');
  await choose('Escala', 'words');
  expect(screen.getByLabelText<HTMLInputElement>('Letra o palabra 2').value).toBe('Notable');
  fireEvent.change(screen.getByLabelText('Desde (%), 2'), { target: { value: '95,5' } });
  expect(screen.getAllByText(/empezar más abajo/).length).toBeGreaterThan(0);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Ver qué cambia' });
  expect(button.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText('Desde (%), 2'), { target: { value: '80,5' } });
  expect(button.disabled).toBe(false);
});

it('says who made and deleted an item, and puts one back that was deleted', async () => {
  const place = { categoryId: null, isExtra: true, isKeptOut: false, place: null };
  const manual = { title: { en: 'Oral exam' }, most: 50_000, release: 'whenMarked' as const };
  const change = { itemId: id('X'), by: { userId: 'someone', name: 'Grace' } };
  const put: { itemId: string }[] = [];
  answers['grades.putItem'] = ({ body }) => {
    put.push(body);
    return { itemId: id('X'), version: 1 };
  };
  book = {
    ...book,
    itemChanges: [
      {
        ...change,
        changeId: id('2'),
        at: '2026-03-02T10:00:00.000Z',
        from: { ...place, manual },
        to: null,
      },
      {
        ...change,
        changeId: id('1'),
        at: '2026-03-01T10:00:00.000Z',
        from: null,
        to: { ...place, manual },
      },
    ],
  };
  await show();
  await screen.findByText(/^“Oral exam” was deleted: 5 points · .* · No category, /);
  screen.getByText(/^“Oral exam” was made: 5 points · /);
  const [deletion, making] = screen.getAllByRole('button', { name: /^Take back the change/ });
  // It is no more: there is nothing left to take back of its making.
  expect((making as HTMLButtonElement).disabled).toBe(true);
  fireEvent.click(deletion!);
  await waitFor(() => expect(put).toEqual([{ ...place, manual, itemId: id('X'), version: 0 }]));
});

it('says which items the weights leave nothing to, and makes one where it counts', async () => {
  const category = {
    categoryId: id('K'),
    title: { en: 'Homework', es: 'Deberes' },
    weight: 10_000,
    itemsCount: 'byPoints' as const,
    dropLowest: 0,
    dropHighest: 0,
    isExtra: false,
    isCapped: false,
  };
  book = { ...book, scheme: { ...usualGrading, by: 'weights', categories: [category] } };
  book = { ...book, items: [{ ...quiz, categoryId: category.categoryId }, work] };
  const put: { categoryId: string | null }[] = [];
  answers['grades.putItem'] = ({ body }) => {
    put.push(body);
    return { itemId: id('X'), version: 1 };
  };
  await show();
  await screen.findByText(/^1 item is in no category and counts for nothing/);
  fireEvent.click(screen.getByRole('button', { name: 'Add an item by hand' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add an item by hand' }));
  fireEvent.change(dialog.getByLabelText('Name in English'), { target: { value: 'Notebook' } });
  fireEvent.change(dialog.getByLabelText('Category'), { target: { value: category.categoryId } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(put).toMatchObject([{ categoryId: category.categoryId }]));
});
