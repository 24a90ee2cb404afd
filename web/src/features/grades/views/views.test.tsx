// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usualGrading } from '#shared/grading/book.ts';
import { type Clause, writeConditions } from '#shared/policies/conditions.ts';
import type { Book, BookItem, GradeView, Row } from '../types.ts';
import '../../../../test/dialogs.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { GradeBook } from '../book/grade-book.tsx';
import { usualPlace } from './place-address.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));
vi.mock('#web/lib/notify.ts', () => ({ notify: async () => undefined }));

const courseId = '01J0000000000000000000000C';
const idOf = (at: number) => `01J000000000000000000000Q${at}`;
const figures = { n: 0, mean: null, median: null, spread: null, steps: [] };
const item = (at: number, kind: BookItem['kind']): BookItem => ({
  itemId: idOf(at),
  kind,
  title: { en: `Task ${at}` },
  moduleId: null,
  most: 100_000,
  categoryId: null,
  isExtra: false,
  isKeptOut: false,
  place: null,
  manual: null,
  version: 0,
  isHidden: false,
  figures,
});
const book: Book = {
  scheme: { ...usualGrading, passFrom: 5500 },
  version: 1,
  items: [item(1, 'quiz'), item(2, 'assignment')],
  opensWith: null,
};
const row: Row = {
  userId: 'p1',
  name: 'Ada Lovelace',
  marks: [],
  total: { percent: 4000, shown: 4000, letter: null, isPassed: false },
  isTotalSet: false,
};
const settled: Row = { ...row, total: { ...row.total!, shown: 7777 } };
const view: GradeView = {
  viewId: idOf(9),
  name: 'In danger',
  place: {
    where: writeConditions([{ field: 'total', is: 'below', value: 5500 }]),
    group: null,
    sort: 'total_asc',
    category: null,
    as: 'percent',
    first: [],
    hidden: [],
    folded: [],
  },
  isDefault: false,
  savedAt: '2026-03-01T10:00:00.000Z',
  version: 3,
};

let views: GradeView[] = [];
let opensWith: Book['opensWith'] = null;
let pages: { items: Row[]; looked: number; nextCursor: string | null }[] = [];
beforeEach(() => {
  views = [view];
  opensWith = null;
  pages = [{ items: [row], looked: 3, nextCursor: null }];
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  HTMLElement.prototype.scrollTo = () => undefined;
  HTMLElement.prototype.showPopover = () => undefined;
  window.matchMedia = (media: string) =>
    ({
      matches: media.includes('48em'),
      media,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as never;
  call.mockReset();
  call.mockImplementation(
    async (route: string, input: { query?: { cursor?: string; people?: string } }) => {
      if (route === 'grades.getBook') return { ...book, opensWith };
      if (route === 'grades.listViews') return { items: views, nextCursor: null };
      if (route === 'grades.listRows' && input.query?.people)
        return { items: [settled], looked: 1, nextCursor: null };
      if (route === 'grades.listRows') return pages[Number(input.query?.cursor ?? 0)];
      return view;
    },
  );
});
afterEach(() => void vi.restoreAllMocks());

const addressOf = (...where: Clause[]) => `/?where=${encodeURIComponent(writeConditions(where))}`;
function Address() {
  return <output aria-label="Address">{useLocation().search}</output>;
}
const show = (at: string, language: 'en' | 'es' = 'en') =>
  renderInSite(
    <>
      <GradeBook courseId={courseId} title="Baking" />
      <Address />
    </>,
    { at, language },
  );
const address = () => new URLSearchParams(screen.getByLabelText('Address').textContent ?? '');
const queries = () =>
  call.mock.calls.flatMap(([route, input]) => (route === 'grades.listRows' ? [input.query] : []));
const sent = (route: string) => call.mock.calls.find(([called]) => called === route)?.[1];
const dialog = async () => within(await screen.findByRole('dialog', { hidden: true }));

it('says in plain words what its address asks, and asks it no more at a press', async () => {
  await show(
    addressOf(
      { field: 'status', itemId: idOf(2), is: 'is', value: 'unsubmitted' },
      { field: 'lastSeen', is: 'before', value: 7 },
    ),
  );
  const list = within(
    await screen.findByRole('list', { name: 'What the people shown have in common' }),
  );
  expect(list.getByText('Task 2: nothing handed in')).toBeDefined();
  expect(list.getByText('Not active in the course for 7 days')).toBeDefined();
  expect(screen.getByText('1 of 3 people')).toBeDefined();
  fireEvent.click(list.getByRole('button', { name: 'No longer ask: Task 2: nothing handed in' }));
  await waitFor(() =>
    expect(queries().at(-1)?.where).toBe(
      writeConditions([{ field: 'lastSeen', is: 'before', value: 7 }]),
    ),
  );
});

it('goes on looking by itself as long as it found nobody, and says how far it is', async () => {
  pages = [
    { items: [], looked: 200, nextCursor: '1' },
    { items: [], looked: 200, nextCursor: '2' },
    { items: [], looked: 40, nextCursor: null },
  ];
  await show(addressOf({ field: 'total', is: 'below', value: 100 }));
  expect(await screen.findByText('0 of 440 people')).toBeDefined();
  expect(screen.getByText('Nobody matches')).toBeDefined();
  expect(queries()).toHaveLength(3);
});

it('tells where it asks for an item that is no more', async () => {
  await show(addressOf({ field: 'status', itemId: idOf(8), is: 'is', value: 'missing' }));
  expect(await screen.findByText(/nobody meets it/)).toBeDefined();
  expect(screen.getByText('Something that is no longer there: missing')).toBeDefined();
});

it('says what is asked, and that nobody can meet it, before anybody was looked at', async () => {
  const answer = call.getMockImplementation()!;
  call.mockImplementation((...input) =>
    input[0] === 'grades.listRows' ? new Promise(() => undefined) : answer(...input),
  );
  await show(addressOf({ field: 'status', itemId: idOf(8), is: 'is', value: 'missing' }));
  expect(await screen.findByText(/nobody meets it/)).toBeDefined();
  expect(screen.getByText('Something that is no longer there: missing')).toBeDefined();
  expect(screen.getByLabelText('Loading the gradebook…')).toBeDefined();
  expect(screen.queryByText(/ of \d+ /)).toBeNull();
});

it('is asked by sentences of choices, and says which number it does not understand', async () => {
  await show('/');
  fireEvent.click(await screen.findByRole('button', { name: 'Filter…' }));
  const asks = await dialog();
  const press = (name: string) => fireEvent.click(asks.getByRole('button', { name, hidden: true }));
  press('Mark of an item');
  press('Feedback read');
  // Twice by mistake: it is asked once.
  press('Feedback read');
  const percent = asks.getByLabelText('Percent');
  // What was chosen with the button is said: one goes on behind it.
  // At once: a key that is pressed next goes there.
  expect(document.activeElement).toBe(asks.getAllByLabelText('Of which item').at(-1));
  fireEvent.change(percent, { target: { value: 'many' } });
  press('Show them');
  expect(asks.getByRole('alert', { hidden: true }).textContent).toBe(
    'Write a percentage from 0 to 100.',
  );
  fireEvent.change(percent, { target: { value: '62,5' } });
  press('Show them');
  await waitFor(() =>
    expect(queries().at(-1)?.where).toBe(
      writeConditions([
        { field: 'mark', itemId: idOf(1), is: 'below', value: 6250 },
        { field: 'feedback', itemId: idOf(2), is: 'is', value: 'unread' },
      ]),
    ),
  );
});

it('has totals below the pass mark and the state of an item at hand', async () => {
  await show('/');
  const range = await screen.findByRole('combobox', { name: 'Total' });
  fireEvent.change(range, { target: { value: 'below 5500' } });
  const below = { field: 'total', is: 'below', value: 5500 } as const;
  await waitFor(() => expect(queries().at(-1)?.where).toBe(writeConditions([below])));
  fireEvent.click((await screen.findAllByRole('columnheader'))[1]!);
  const sheet = await dialog();
  const asked = 'Show only people whose work on it is…';
  expect(await sheet.findByText(asked, { selector: 'label' })).toBeDefined();
  fireEvent.change(sheet.getByLabelText(asked), { target: { value: 'missing' } });
  const missing = { field: 'status', itemId: idOf(1), is: 'is', value: 'missing' } as const;
  await waitFor(() => expect(queries().at(-1)?.where).toBe(writeConditions([below, missing])));
});

it('saves how it is looked at, opens a view again, renames and deletes it', async () => {
  await show('/?sort=total_desc');
  fireEvent.click(await screen.findByRole('button', { name: 'Views…' }));
  const own = await dialog();
  const press = (name: string) => fireEvent.click(own.getByRole('button', { name, hidden: true }));
  await own.findByText('In danger');
  press('Save this view');
  expect(await own.findByText('Give it a name.')).toBeDefined();
  fireEvent.change(own.getByLabelText('Name of the view'), { target: { value: ' Best first ' } });
  press('Save this view');
  await waitFor(() =>
    expect(sent('grades.saveView')?.body).toMatchObject({
      name: 'Best first',
      place: { sort: 'total_desc', where: null },
    }),
  );
  const more = async (name: string) => {
    press('More about the view “In danger”');
    fireEvent.click(await own.findByRole('menuitem', { name, hidden: true }));
  };
  await more('Rename');
  fireEvent.change(own.getByDisplayValue('In danger'), { target: { value: 'Help' } });
  press('Rename');
  await waitFor(() =>
    expect(sent('grades.changeView')?.body).toMatchObject({ name: 'Help', version: 3 }),
  );
  await own.findByText('In danger');
  await more('Delete');
  press('Delete');
  await waitFor(() => expect(sent('grades.removeView')?.body).toEqual({ viewId: view.viewId }));
  press('In danger');
  await waitFor(() =>
    expect(queries().at(-1)).toMatchObject({ sort: 'total', where: view.place.where }),
  );
});

it('opens with the view that somebody chose, says so in its address, and shows all of the book at a press', async () => {
  opensWith = { viewId: view.viewId, name: view.name, place: view.place };
  await show('/?import=1');
  expect(
    await screen.findByText('This is your view “In danger”, with which the gradebook opens.'),
  ).toBeDefined();
  const { where } = view.place;
  expect(queries()).toEqual([{ sort: 'total', order: 'asc', where, limit: '50' }]);
  const said = { import: '1', where, sort: 'total_asc', as: 'percent' };
  await waitFor(() => expect(Object.fromEntries(address())).toEqual(said));
  fireEvent.click(screen.getByRole('button', { name: 'Show the whole gradebook' }));
  await waitFor(() =>
    expect(queries().at(-1)).toEqual({ sort: 'name', order: 'asc', limit: '50' }),
  );
  expect(address().get('sort')).toBe('name_asc');
  expect(screen.queryByText(/with which the gradebook opens/)).toBeNull();
});

it('shows everybody again when asked to, also after the view that it opened with was deleted', async () => {
  const { where } = view.place;
  const place = { ...usualPlace, where };
  views = [{ ...view, place, isDefault: true }];
  opensWith = { viewId: view.viewId, name: view.name, place };
  await show('/');
  await screen.findByText(/with which the gradebook opens/);
  fireEvent.click(screen.getByRole('button', { name: 'Views…' }));
  const own = await dialog();
  fireEvent.click(
    await own.findByRole('button', { name: 'More about the view “In danger”', hidden: true }),
  );
  fireEvent.click(await own.findByRole('menuitem', { name: 'Delete', hidden: true }));
  views = [];
  opensWith = null;
  fireEvent.click(own.getByRole('button', { name: 'Delete', hidden: true }));
  await waitFor(() => expect(screen.queryByText(/with which the gradebook opens/)).toBeNull());
  expect(address().get('where')).toBe(where);
  fireEvent.click(screen.getByRole('button', { name: /^No longer ask: /, hidden: true }));
  await waitFor(() =>
    expect(queries().at(-1)).toEqual({ sort: 'name', order: 'asc', limit: '50' }),
  );
  expect(address().get('where')).toBeNull();
});

it('says in Spanish that it opened with a view', async () => {
  opensWith = { viewId: view.viewId, name: view.name, place: view.place };
  await show('/', 'es');
  expect(
    await screen.findByText('Esta es tu vista «In danger», con la que se abre el libro.'),
  ).toBeDefined();
});

it.each(['sort=name_asc', 'q=ada', 'as=points'])('opens as an address asks: %s', async (asked) => {
  opensWith = { viewId: view.viewId, name: view.name, place: view.place };
  await show(`/?${asked}`);
  await screen.findAllByRole('columnheader');
  expect(queries()[0]).toMatchObject({ sort: 'name' });
  expect(address().toString()).toBe(asked);
});

it('lets somebody choose the view that it opens with, and take that back, and stays as it is', async () => {
  await show('/');
  fireEvent.click(await screen.findByRole('button', { name: 'Views…' }));
  const own = await dialog();
  await own.findByText('In danger');
  const choose = async (name: string) => {
    fireEvent.click(
      own.getByRole('button', { name: 'More about the view “In danger”', hidden: true }),
    );
    const menu = await own.findByRole('menuitem', { name: new RegExp(`^${name}`), hidden: true });
    fireEvent.click(menu);
  };
  const last = () => call.mock.calls.findLast(([route]) => route === 'grades.changeView')?.[1];
  views = [{ ...view, isDefault: true, version: 4 }];
  opensWith = { viewId: view.viewId, name: view.name, place: view.place };
  await choose('Open the gradebook with it');
  expect(await own.findByText('The gradebook opens with this view.')).toBeDefined();
  const { viewId, name, place } = view;
  expect(last()?.body).toEqual({ viewId, name, place, version: 3, isDefault: true });
  expect(queries().at(-1)).toMatchObject({ sort: 'name' });
  expect(address().toString()).toBe('');
  views = [{ ...view, version: 5 }];
  opensWith = null;
  await choose('No longer open the gradebook with it');
  await waitFor(() => expect(own.queryByText('The gradebook opens with this view.')).toBeNull());
  expect(last()?.body).toEqual({ viewId, name, place, version: 4, isDefault: false });
});

it('asks for those rows alone whose total is still to come', async () => {
  const waits: Row = { ...row, total: null };
  pages = [{ items: [waits, { ...row, userId: 'p2' }], looked: 2, nextCursor: null }];
  await show('/');
  expect(await screen.findByText('77.77%')).toBeDefined();
  expect(queries().map(({ people }) => people)).toEqual([undefined, 'p1']);
});

it('puts people in order by a name, a total or an item, and says which way', async () => {
  await show('/');
  const head = async (at: number) => (await screen.findAllByRole('columnheader')).at(at)!;
  const asked = (sort: string, order: string) =>
    waitFor(() => expect(queries().at(-1)).toMatchObject({ sort, order }));
  fireEvent.click(await head(0));
  await asked('name', 'desc');
  expect((await head(0)).getAttribute('aria-sort')).toBe('descending');
  fireEvent.keyDown(await head(-1), { key: 'Enter' });
  fireEvent.click(await head(-1));
  await asked('total', 'desc');
  fireEvent.click(await head(-1));
  await asked('total', 'asc');
  fireEvent.click(await head(1));
  const sheet = await dialog();
  fireEvent.click(await sheet.findByRole('button', { name: 'Highest first', hidden: true }));
  await asked(idOf(1), 'desc');
  expect((await head(1)).getAttribute('aria-sort')).toBe('descending');
  expect(screen.getByRole('combobox', { name: 'Sort by' }).textContent).toContain(
    'Task 1: most first',
  );
});

it('has the columns that somebody wants, in their order', async () => {
  await show('/');
  const titles = async () =>
    (await screen.findAllByRole('columnheader')).map(
      ({ textContent }) => /Task \d/.exec(textContent)?.[0],
    );
  expect(await titles()).toEqual([undefined, 'Task 1', 'Task 2', undefined]);
  fireEvent.click(screen.getByRole('button', { name: 'Columns…' }));
  const own = await dialog();
  const press = (name: string) => fireEvent.click(own.getByRole('button', { name, hidden: true }));
  press('Move to the front: Task 2');
  expect(own.getByText('Task 2 is number 1 of 2')).toBeDefined();
  // At its end it goes no further: the button beside it has the focus, at once.
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move to the back: Task 2');
  press('Show them so');
  expect(await titles()).toEqual([undefined, 'Task 2', 'Task 1', undefined]);
  fireEvent.click((await screen.findAllByRole('columnheader'))[1]!);
  const sheet = await dialog();
  fireEvent.click(await sheet.findByRole('button', { name: 'Hide this column', hidden: true }));
  await waitFor(async () => expect(await titles()).toEqual([undefined, 'Task 1', undefined]));
});
