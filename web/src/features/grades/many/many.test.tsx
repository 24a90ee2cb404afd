// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bookQueries } from '../book/queries.ts';
import type { BookItem, Row } from '../types.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { ItemTools } from './item-tools.tsx';
import { JobsDialog } from './jobs-dialog.tsx';
import { ManyTools } from './many-tools.tsx';
import type { Job } from './types.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const courseId = '01J0000000000000000000000C';
const itemId = '01J00000000000000000000001';
const item: BookItem = {
  itemId,
  kind: 'manual',
  title: { en: 'Oral exam' },
  moduleId: null,
  most: 100_000,
  categoryId: null,
  isExtra: false,
  isKeptOut: false,
  isHidden: false,
  place: null,
  manual: { title: { en: 'Oral exam' }, most: 100_000, release: 'byHand' },
  version: 1,
  figures: { n: 0, mean: null, spread: null, median: null, steps: [] },
};
const row = (name: string, points: number | null): Row => ({
  userId: `id of ${name}`,
  name,
  marks:
    points === null
      ? []
      : [
          {
            itemId,
            points,
            most: 100_000,
            status: 'marked',
            isReleased: false,
            isSet: false,
            isLate: false,
            label: null,
            version: 2,
          },
        ],
  total: null,
  isTotalSet: false,
});
const job: Job = {
  jobId: '01J0000000000000000000000J',
  plan: { kind: 'import', rows: 1 },
  reason: 'marks.csv',
  by: { userId: 't', name: 'Olga Teacher' },
  at: '2026-03-01T10:00:00.000Z',
  state: 'done',
  done: 1,
  of: 1,
  changed: 1,
  left: [{ person: { userId: 'id of Ben', name: 'Ben' }, itemId, because: 'stale' }],
  leftCount: 1,
  undone: null,
  canUndo: true,
};
/** The rows of a book, as its page asks for them. */
function Rows() {
  useInfiniteQuery(bookQueries.rows(courseId, {}));
  return null;
}
const sent = (route: string) => call.mock.calls.filter(([name]) => name === route);

afterEach(() => {
  vi.useRealTimers();
});

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  call.mockReset();
  call.mockImplementation(async (route: string, { body }: { body: never }) => {
    if (route === 'grades.listRows')
      return { items: [row('Ada', 40_000), row('Ben', null)], nextCursor: null };
    if (route === 'grades.listJobs') return { items: [job], nextCursor: null };
    if (route !== 'grades.importRows') return job;
    const { rows } = body as { rows: { userId: string; cells: object[] }[] };
    return {
      rows: rows.map(({ userId, cells }) => ({
        userId,
        cells: cells.map((one) => ({ ...one, result: 'written', because: null, mark: null })),
      })),
      staged: 0,
    };
  });
});

it('brings a file in: finds its columns, shows faults and changes, and writes once it is told to', async () => {
  await renderInSite(<ImportDialog courseId={courseId} items={[item]} onClose={() => undefined} />);
  const text = 'Name;Oral exam\nAda;7,5\nBen;=1+1\nZoe;3';
  const file = Object.assign(new File([text], 'ma\u200Brks.csv'), {
    arrayBuffer: async () => new TextEncoder().encode(text).buffer,
  });
  fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } });
  expect(await screen.findByText(/rks.csv has 3 rows. What are its columns/)).toBeDefined();
  const use = screen.getByLabelText<HTMLSelectElement>('What is “Oral exam” used for?');
  expect(use.value).toBe(itemId);
  fireEvent.click(screen.getByRole('button', { name: 'Look at what would change', hidden: true }));
  expect(await screen.findByText('1 row can be written. Marks that change: 1.')).toBeDefined();
  const faults = screen.getByRole('table', { name: 'Rows that are left out', hidden: true });
  expect(within(faults).getByText('Oral exam: this is a formula, not a number')).toBeDefined();
  expect(within(faults).getByText('nobody in this course is known by that')).toBeDefined();
  expect(sent('grades.importRows')[0]?.[1].body).toMatchObject({
    jobId: null,
    rows: [{ cells: [{ itemId, version: 2, change: { do: 'points', points: 75_000 } }] }],
  });
  expect(sent('grades.beginJob')).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Write 1 row', hidden: true }));
  // Whoever reads the page aloud hears what came of it, and it says what is so now.
  const lead = await screen.findByText('The file was written.');
  expect(document.activeElement).toBe(lead);
  expect(screen.queryByText(/It is being written/)).toBeNull();
  expect(sent('grades.beginJob')[0]?.[1].body).toMatchObject({
    plan: { kind: 'import', rows: 1 },
    reason: 'marks.csv',
  });
  expect(sent('grades.importRows')[1]?.[1].body).toMatchObject({ jobId: job.jobId });
});

it('shows the whole title of what a column is used for, where its field cuts it off', async () => {
  const title = 'Taking part: reading code aloud, and asking the others about theirs';
  const items = [item, { ...item, itemId: '01J00000000000000000000002', title: { en: title } }];
  await renderInSite(<ImportDialog courseId={courseId} items={items} onClose={() => undefined} />);
  const file = new File([`Name;Oral exam;${title}\nAda;7,5;8`], 'marks.csv');
  fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } });
  const use = await screen.findByLabelText(`What is “${title}” used for?`);
  expect(within(use.closest('td')!).getByText(title, { selector: 'p' })).toBeDefined();
  const short = screen.getByLabelText('What is “Oral exam” used for?');
  expect(within(short.closest('td')!).queryByText('Oral exam', { selector: 'p' })).toBeNull();
});

it('says where a file has marks out of other points than the book', async () => {
  const other = { ...item, itemId: '01J00000000000000000000002', title: { en: 'Essay' } };
  await renderInSite(
    <ImportDialog courseId={courseId} items={[item, other]} onClose={() => undefined} />,
  );
  const text = 'Student,Oral exam (118),Essay (119)\n    Points Possible,5.00,10.00\nAda,4,8';
  fireEvent.change(screen.getByLabelText('Choose a file'), {
    target: { files: [new File([text], 'marks.csv')] },
  });
  expect(
    await screen.findAllByText(
      'Out of 5 in the file, out of 10 here: the points are taken as they are.',
    ),
  ).toHaveLength(1);
});

it('tells of a file which marks have more points than there are, since it may be a slip', async () => {
  await renderInSite(<ImportDialog courseId={courseId} items={[item]} onClose={() => undefined} />);
  const file = new File(['Name;Oral exam\nAda;75\nBen;9,5'], 'marks.csv');
  fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Look at what would change' }));
  expect(await screen.findByText('1 mark has more points than there are.')).toBeDefined();
  expect(screen.getByRole('cell', { name: '75 of 10' })).toBeDefined();
  expect(screen.getByRole('cell', { name: '9.5' })).toBeDefined();
});

it('says that a file is being written for as long as it is', async () => {
  const usual = call.getMockImplementation()!;
  call.mockImplementation(async (route: string, asked: { body: never }) =>
    route === 'grades.listJobs'
      ? { items: [{ ...job, state: 'running', done: 0 }], nextCursor: null }
      : usual(route, asked),
  );
  await renderInSite(<ImportDialog courseId={courseId} items={[item]} onClose={() => undefined} />);
  const file = new File(['Name;Oral exam\nAda;7,5'], 'marks.csv');
  fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Look at what would change' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Write 1 row' }));
  await screen.findByText('Import of 1 row');
  expect(screen.getByText(/It is being written/)).toBeDefined();
});

it('shows what was done for many and what was left, and undoes it when that is confirmed', async () => {
  await renderInSite(<JobsDialog courseId={courseId} items={[item]} onClose={() => undefined} />);
  expect(await screen.findByText('Import of 1 row')).toBeDefined();
  expect(screen.getByText('Ben, Oral exam: it was changed meanwhile')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Undo… Import of 1 row', hidden: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
  await waitFor(() => expect(sent('grades.undoJob')[0]?.[1].body).toEqual({ jobId: job.jobId }));
});

it('shows what a rule would make of each mark before it is used, and asks why', async () => {
  await renderInSite(<ItemTools courseId={courseId} item={item} items={[item]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Adjust all marks…' }));
  fireEvent.click(await screen.findByLabelText('A percentage of each mark'));
  const percent = screen.getByLabelText(/Percent of what it was/);
  fireEvent.change(percent, { target: { value: '102.5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Adjust all marks', hidden: true }));
  expect(await screen.findByText('Please enter whole percents, from 0 to 1000.')).toBeDefined();
  fireEvent.change(percent, { target: { value: '150' } });
  expect(await screen.findByText('The mark of 1 of 2 people changes')).toBeDefined();
  const table = screen.getByRole('table', { name: 'What changes', hidden: true });
  expect(
    within(table)
      .getAllByRole('cell', { hidden: true })
      .map((one) => one.textContent),
  ).toEqual(['4', '6']);
  const apply = screen.getByRole('button', { name: 'Adjust all marks', hidden: true });
  fireEvent.click(apply);
  expect(await screen.findByText('Please say why.')).toBeDefined();
  fireEvent.change(screen.getByLabelText(/^Reason/), { target: { value: 'It was too hard.' } });
  fireEvent.click(apply);
  await waitFor(() =>
    expect(sent('grades.beginJob')[0]?.[1].body).toEqual({
      plan: { kind: 'curve', itemId, rule: { by: 'percent', value: 150, isCapped: true } },
      reason: 'It was too hard.',
    }),
  );
});

it('shows whose mark a release lets them see', async () => {
  await renderInSite(<ItemTools courseId={courseId} item={item} items={[item]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Release the marks…' }));
  expect(await screen.findByText('The mark of 1 of 2 people is released')).toBeDefined();
  const cells = within(
    screen.getByRole('table', { name: 'What changes', hidden: true }),
  ).getAllByRole('cell', { hidden: true });
  expect(cells.map((one) => one.textContent)).toEqual(['Not released', '4']);
});

it.each([
  ['Set for all without a mark…', 'Set for all of them', 'Everybody has a mark, or'],
  ['Release the marks…', 'Release', 'Everybody who has a mark sees it already.'],
])(
  'says of "%s" that it would do nothing, and does not let it be pressed',
  async (tool, yes, why) => {
    const seen = row('Ada', 40_000);
    seen.marks[0]!.isReleased = true;
    call.mockImplementation(async () => ({ items: [seen], nextCursor: null }));
    await renderInSite(<ItemTools courseId={courseId} item={item} items={[item]} />);
    fireEvent.click(screen.getByRole('button', { name: tool }));
    if (yes !== 'Release') {
      // What is not filled in yet is asked for.
      fireEvent.click(await screen.findByRole('button', { name: yes, hidden: true }));
      expect(await screen.findByText('Please enter a number.')).toBeDefined();
      fireEvent.click(screen.getByLabelText('Missing'));
    }
    expect(await screen.findByText(new RegExp(`^${why}`))).toBeDefined();
    const press = screen.getByRole<HTMLButtonElement>('button', { name: yes, hidden: true });
    expect(press.disabled).toBe(true);
  },
);

it('says of a release and of an adjustment that nobody has a mark yet', async () => {
  call.mockImplementation(async () => ({ items: [row('Ben', null)], nextCursor: null }));
  await renderInSite(<ItemTools courseId={courseId} item={item} items={[item]} />);
  for (const [tool, yes] of [
    ['Release the marks…', 'Release'],
    ['Adjust all marks…', 'Adjust all marks'],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name: tool }));
    const dialog = within(await screen.findByRole('dialog'));
    if (yes !== 'Release')
      fireEvent.change(dialog.getByLabelText(/^Points to add/), { target: { value: '1' } });
    expect(await dialog.findByText('Nobody has a mark yet.')).toBeDefined();
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: yes }).disabled).toBe(true);
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

it('plans a release for a time to come, and takes back what is planned', async () => {
  const plannedFor = '2999-03-02T09:00:00.000Z';
  const planned = row('Ada', 40_000);
  planned.marks[0]!.plannedFor = plannedFor;
  call.mockImplementation(async (route: string) =>
    route === 'grades.listRows'
      ? { items: [planned, row('Ben', 50_000)], nextCursor: null }
      : route === 'grades.listJobs'
        ? { items: [job], nextCursor: null }
        : job,
  );
  await renderInSite(<ItemTools courseId={courseId} item={item} items={[item]} />);
  fireEvent.click(screen.getByRole('button', { name: 'Release the marks…' }));
  fireEvent.click(await screen.findByLabelText('Later'));
  const plan = screen.getByRole('button', { name: 'Plan', hidden: true });
  const from = screen.getByLabelText(/^From/);
  fireEvent.change(from, { target: { value: '2001-01-01T10:00' } });
  fireEvent.click(plan);
  expect(await screen.findByText(/This time has passed/)).toBeDefined();
  expect(sent('grades.beginJob')).toHaveLength(0);
  fireEvent.change(from, { target: { value: '2999-05-01T10:00' } });
  expect(await screen.findByText('The release of 2 marks of 2 people is planned')).toBeDefined();
  fireEvent.click(screen.getByLabelText('Not yet: take back what is planned'));
  expect(
    await screen.findByText('The planned release of 1 mark of 2 people is taken back'),
  ).toBeDefined();
  const cells = within(
    screen.getByRole('table', { name: 'What changes', hidden: true }),
  ).getAllByRole('cell', { hidden: true });
  expect(cells.map((one) => one.textContent)).toEqual([
    expect.stringMatching(/^Planned for /),
    'Not released',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Take back', hidden: true }));
  await waitFor(() =>
    expect(sent('grades.beginJob')[0]?.[1].body).toEqual({
      plan: { kind: 'release', itemId, from: 'withheld' },
      reason: null,
    }),
  );
});

it('opens the import at once where the address asks for it, and lets it be closed', async () => {
  await renderInSite(<ManyTools courseId={courseId} items={[item]} />, { at: '/?import' });
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('brings in the marks of one item where the address names it, whatever the file calls them', async () => {
  const other = { ...item, itemId: '01J00000000000000000000009', title: { en: 'A quiz' } };
  await renderInSite(<ManyTools courseId={courseId} items={[other, item]} />, {
    at: `/?import=${item.itemId}`,
  });
  const dialog = await screen.findByRole('dialog', { name: `Import marks: ${item.title.en}` });
  const file = new File(['E-mail;Grade;A quiz\nada@example.com;7;5\n'], 'marks.csv');
  fireEvent.change(dialog.querySelector('input[type=file]')!, { target: { files: [file] } });
  const usesOf = async (column: string) =>
    (await within(dialog).findByLabelText<HTMLSelectElement>(`What is “${column}” used for?`))
      .value;
  expect(await usesOf('E-mail')).toBe('email');
  expect(await usesOf('Grade')).toBe(item.itemId);
  expect(await usesOf('A quiz')).toBe('');
});

it('shows of a column with long texts how they begin, and that there is more', async () => {
  await renderInSite(<ImportDialog courseId={courseId} items={[item]} onClose={() => undefined} />);
  const long = 'Very good work. '.repeat(8);
  const file = new File([`Name;Feedback\nAda;${long}\nBen;Good`], 'marks.csv');
  fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } });
  expect((await screen.findByText(/^Very good/)).textContent).toMatch(/^Very good .{60,70}…$/);
  expect(screen.getByText('Ada · Ben')).toBeDefined();
});

it('names each item in what was done, also where one of them began it, and reads the rows anew once it is closed', async () => {
  const other = { ...item, itemId: '01J00000000000000000000009', title: { en: 'A quiz' } };
  const releases = [item, other].map((one, at) => ({
    ...job,
    jobId: `01J0000000000000000000000${at}`,
    plan: { kind: 'release' as const, itemId: one.itemId, from: null },
    reason: null,
  }));
  call.mockImplementation(async (route: string) =>
    route === 'grades.listJobs'
      ? { items: releases, nextCursor: null }
      : route === 'grades.listRows'
        ? { items: [row('Ada', 40_000)], nextCursor: null }
        : releases[0],
  );
  await renderInSite(
    <>
      <Rows />
      <ItemTools courseId={courseId} item={item} items={[item, other]} />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Release the marks…' }));
  await screen.findByText('The mark of 1 of 1 people is released');
  fireEvent.click(screen.getByRole('button', { name: 'Release', hidden: true }));
  expect(await screen.findByText('Oral exam: marks released')).toBeDefined();
  expect(screen.getByText('A quiz: marks released')).toBeDefined();
  const asked = sent('grades.listRows').length;
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(sent('grades.listRows').length).toBeGreaterThan(asked));
});

it('reads the rows of the book until what was closed on its way is through', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let state: Job['state'] = 'running';
  call.mockImplementation(async (route: string) =>
    route === 'grades.listJobs'
      ? { items: [{ ...job, state }], nextCursor: null }
      : { items: [row('Ada', 40_000)], nextCursor: null },
  );
  await renderInSite(
    <>
      <Rows />
      <ManyTools courseId={courseId} items={[item]} />
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Bulk changes…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Bulk changes' });
  await within(dialog).findByText('Import of 1 row');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  const asked = () => sent('grades.listRows').length;
  const after = async (ms: number) => {
    const before = asked();
    await vi.advanceTimersByTimeAsync(ms);
    return asked() - before;
  };
  expect(await after(20_000)).toBeGreaterThan(8);
  state = 'done';
  expect(await after(20_000)).toBeGreaterThan(1);
  expect(await after(20_000)).toBe(0);
});
