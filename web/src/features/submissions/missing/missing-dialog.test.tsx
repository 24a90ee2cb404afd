// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import '../../../../test/dialogs.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { id } from '../../../../test/submission-work.ts';
import type { NotSubmitted } from '../types.ts';
import MissingDialog from './missing-dialog.tsx';

const mocks = vi.hoisted(() => ({ api: vi.fn() }));
vi.mock('#web/lib/api.ts', () => ({ api: mocks.api }));

afterEach(() => vi.resetAllMocks());

const ids = { courseId: id('C0'), assignmentId: id('A0') };

const person = (number: number, mark: NotSubmitted['mark'] = null): NotSubmitted => ({
  userId: `user-${number}`,
  name: `Person ${number}`,
  email: null,
  group: null,
  mark,
  extendedTo: null,
});

type Cell = { userId: string; itemId: string; version: number; change: { do: string } };
type Input = { body: { cells: Cell[]; reason: string | null } };

/** Answers as the server would; `results` says what becomes of whose cell. */
function serve({
  missing = 'zero',
  isHidden = false,
  results = () => 'written',
}: {
  missing?: 'zero' | 'nothing';
  isHidden?: boolean;
  results?: (cell: Cell) => string | Error;
} = {}) {
  const saved: Input['body'][] = [];
  mocks.api.mockImplementation(async (route: string, { body }: Input) => {
    if (route === 'grades.getBook')
      return { scheme: { missing }, items: [{ itemId: ids.assignmentId, isHidden }] };
    const outcomes = body.cells.map((cell) => results(cell));
    const error = outcomes.find((one) => one instanceof Error);
    if (error) throw error;
    saved.push(body);
    return {
      cells: body.cells.map((cell, at) => ({
        ...cell,
        result: outcomes[at],
        because: null,
        mark: { version: cell.version + 1 },
      })),
    };
  });
  return saved;
}

async function open(people: NotSubmitted[]) {
  await renderInSite(<MissingDialog ids={ids} people={people} onClose={() => undefined} />);
  return screen.findByRole('dialog');
}

it('sets nobody whose extension still runs', async () => {
  serve();
  const dialog = await open([person(1), { ...person(2), extendedTo: '2026-12-01T12:00:00.000Z' }]);
  await within(dialog).findByText('1 person would be set to missing.');
  const stays = within(dialog).getByRole('table', { name: '1 person stays as they are' });
  expect(within(stays).getByRole('rowheader').textContent).toBe('Person 2');
  expect(within(stays).getByText('An extension still runs.')).toBeDefined();
});

it('says of whom it would be set and what it means, sets it, and takes it back', async () => {
  const saved = serve();
  const dialog = await open([
    person(1),
    person(2, { status: 'open', version: 4 }),
    person(3, { status: 'missing', version: 2 }),
    person(4, { status: 'marked', version: 7 }),
  ]);
  await within(dialog).findByText('2 people would be set to missing.');
  within(dialog).getByText(/^In this course what is missing counts as zero points\./);
  const stays = within(dialog).getByRole('table', { name: '2 people stay as they are' });
  within(stays).getByText('It is set to missing already.');
  within(stays).getByText('There is a mark, or work that waits for one.');
  expect(saved).toEqual([]);
  fireEvent.change(within(dialog).getByLabelText('Reason'), { target: { value: ' Never came. ' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Set 2 people to missing' }));
  await within(dialog).findByText('2 people are set to missing now.');
  const cell = (userId: string, version: number, what: string) => ({
    userId,
    itemId: ids.assignmentId,
    version,
    change: { do: what },
  });
  expect(saved).toEqual([
    {
      cells: [cell('user-1', 0, 'missing'), cell('user-2', 4, 'missing')],
      reason: 'Never came.',
    },
  ]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Undo' }));
  await within(dialog).findByText('It was taken back for 2 people.');
  expect(saved[1]?.cells).toEqual([cell('user-1', 1, 'clear'), cell('user-2', 5, 'clear')]);
});

it('names whose mark somebody changed meanwhile', async () => {
  serve({
    missing: 'nothing',
    results: ({ userId }) => (userId === 'user-1' ? 'stale' : 'written'),
  });
  const dialog = await open([person(1), person(2)]);
  await within(dialog).findByText(/counts neither for nor against anyone/);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Set 2 people to missing' }));
  await within(dialog).findByText('1 person is set to missing now.');
  const refused = within(dialog).getByRole('table', { name: '1 person was not set to missing' });
  within(refused).getByText('Person 1');
  expect(within(refused).getByText('Somebody changed this mark meanwhile.')).toBeDefined();
});

it('goes on behind what was written where something fails', async () => {
  let fails = true;
  const saved = serve({
    results: ({ userId }) =>
      fails && userId === 'user-30'
        ? new ApiError(409, {
            type: '',
            title: '',
            status: 409,
            code: 'stale_version',
            requestId: 'r',
          })
        : 'written',
  });
  const people = Array.from({ length: 30 }, (_, at) => person(at + 1));
  const dialog = await open(people);
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Set 30 people to missing' }));
  const again = await within(dialog).findByRole('button', { name: /again/i });
  expect(saved.map(({ cells }) => cells.length)).toEqual([25]);
  fails = false;
  fireEvent.click(again);
  await within(dialog).findByText('30 people are set to missing now.');
  expect(saved.map(({ cells }) => cells.length)).toEqual([25, 5]);
});

it('case 21: sets nothing of work that is marked without names, and says so', async () => {
  const saved = serve({ isHidden: true });
  const dialog = await open([person(1)]);
  await within(dialog).findByText('Marking is anonymous, and not all marks are released.');
  expect(within(dialog).queryByRole('button', { name: /^Set/ })).toBeNull();
  expect(saved).toEqual([]);
});
