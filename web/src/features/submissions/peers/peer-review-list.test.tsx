// @vitest-environment jsdom
import '../../../../test/dialogs.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import PeerReviewList from './peer-review-list.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const ids = { courseId: 'course', assignmentId: 'assignment' };
const round = {
  at: '2026-03-03T10:00:00.000Z',
  state: 'done',
  reviews: 2,
  dueAt: '2026-03-10T10:00:00.000Z',
  works: 2,
  byHand: false,
};
const seat = (name: string | null, delivered: number, overdue: number, passedOn = 0) => ({
  submissionId: `of-${name}`,
  person: name === null ? null : { userId: name, name, email: null },
  group: null,
  alias: 'A1B2',
  gives: { all: 2, delivered, overdue, passedOn },
  gets: { all: 2, delivered: 1 },
});

const handRound = { ...round, dueAt: null, byHand: true };
const bare = (name: string) => ({
  ...seat(name, 0, 0),
  gives: { all: 0, delivered: 0, overdue: 0, passedOn: 0 },
  gets: { all: 0, delivered: 0 },
});

/** The server of a round by hand, whose works nobody reviews until somebody gives them. */
function serveByHand(names: string[]) {
  const given = new Set<string>();
  const works = names.map(bare);
  call.mockImplementation(
    async (
      route: string,
      { params, query = {} }: { params: { submissionId?: string }; query?: object },
    ) => {
      const { submissionId = '' } = params;
      if (route === 'submissions.dealReview') {
        given.add(submissionId);
        return {};
      }
      if (route === 'submissions.listReviewers')
        return {
          items: works.filter((one) => one.submissionId !== submissionId),
          reviews: [],
          refusal: null,
          nextCursor: null,
        };
      const isAsked = 'unreviewed' in query;
      return {
        items: isAsked ? works.filter((one) => !given.has(one.submissionId)) : works,
        isOn: true,
        byHand: true,
        round: handRound,
        nextCursor: null,
      };
    },
  );
}

beforeEach(() => void call.mockReset());
const show = () => renderInSite(<PeerReviewList ids={ids} />);

it('shows who has delivered, and whom to ask', async () => {
  call.mockResolvedValue({
    items: [seat('Ana', 2, 0), seat(null, 0, 2, 1)],
    isOn: true,
    byHand: false,
    round,
    nextCursor: null,
  });
  await show();
  const table = await screen.findByRole('table', { name: 'Who reviews' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first?.textContent).toContain('Ana2 of 21 of 2');
  expect(second?.textContent).toContain('Anonymous A1B2');

  expect(second?.textContent).toContain('2 overdue');
  expect(second?.textContent).toContain('1 passed on, not delivered in time');
  expect(first?.textContent).not.toContain('passed on');
  expect(screen.getByText(/^2 works take part/)).toBeDefined();
});

it('deals out on a press, and says that it is under way', async () => {
  const server = { round: null as object | null };
  call.mockImplementation(async (route: string) => {
    if (route === 'submissions.startPeerReview') server.round = { ...round, state: 'running' };
    return route === 'submissions.startPeerReview'
      ? server.round
      : { items: [], isOn: true, byHand: false, round: server.round, nextCursor: null };
  });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Deal out the works' }));
  const asked = screen.getByRole('dialog', { name: 'Deal out the works now?' });
  expect(call).not.toHaveBeenCalledWith('submissions.startPeerReview', expect.anything());
  fireEvent.click(within(asked).getByRole('button', { name: 'Not yet' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Deal out the works' }));
  fireEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Deal out the works' }),
  );
  await screen.findByText('The works are being dealt out…');
  expect(screen.getByRole('button', { name: 'Deal out again' })).toHaveProperty('disabled', true);
});

it('leads to the builder where nobody is to review', async () => {
  call.mockResolvedValue({ items: [], isOn: false, byHand: false, round: null, nextCursor: null });
  await show();
  await waitFor(() => expect(screen.getByText('No peer review here')).toBeDefined());
  expect(screen.getByRole('link', { name: 'Build the assignment' })).toBeDefined();
});

it('opens who reviews a work', async () => {
  call.mockImplementation(async (route: string) =>
    route === 'submissions.listReviewers'
      ? { items: [], reviews: [], refusal: null, nextCursor: null }
      : { items: [seat('Ana', 2, 0)], isOn: true, byHand: false, round, nextCursor: null },
  );
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Reviewers of the work of Ana' }));
  expect(await screen.findByRole('dialog', { name: 'Who reviews the work of Ana' })).toBeDefined();
  expect(await screen.findByText('Nobody reviews it.')).toBeDefined();
});

it('begins a round by hand with no review given, and says what the press does', async () => {
  const server = { round: null as object | null };
  call.mockImplementation(async (route: string) => {
    if (route === 'submissions.startPeerReview') server.round = { ...handRound, state: 'running' };
    return route === 'submissions.startPeerReview'
      ? server.round
      : { items: [], isOn: true, byHand: true, round: server.round, nextCursor: null };
  });
  await show();
  await screen.findByText('The round has not begun yet');
  expect(screen.getByText(/you give each one to whoever is to review it/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Begin the round' }));
  fireEvent.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Begin the round' }),
  );
  await screen.findByText('The works are being taken in…');
  expect(screen.getByRole('button', { name: 'Take in later works' })).toHaveProperty(
    'disabled',
    true,
  );
});

it('counts the works without a reviewer, and goes from one to the next until there is none', async () => {
  serveByHand(['Ana', 'Eva']);
  await show();
  await screen.findByText('2 works have no reviewer yet.');
  expect(within(screen.getByRole('table')).getAllByText('none')).toHaveLength(4);
  fireEvent.click(screen.getByRole('button', { name: 'Give out the next one: Ana' }));
  const first = await screen.findByRole('dialog', { name: 'Who reviews the work of Ana' });
  expect(await within(first).findByText('No review to write yet')).toBeDefined();
  fireEvent.click(within(first).getByRole('button', { name: 'Give it to Eva' }));
  await screen.findByText('1 work has no reviewer yet.');
  fireEvent.click(within(first).getByRole('button', { name: 'Give out the next one: Eva' }));
  const second = await screen.findByRole('dialog', { name: 'Who reviews the work of Eva' });
  fireEvent.click(await within(second).findByRole('button', { name: 'Give it to Ana' }));
  await screen.findByText('Every work that takes reviews has a reviewer.');
  expect(screen.queryByRole('button', { name: /^Give out the next one/ })).toBeNull();
});

it('says of how many it knows while it counts on, and what went wrong', async () => {
  let isDown = true;
  call.mockImplementation(
    async (_: string, { query }: { query: { unreviewed?: string; cursor?: string } }) => {
      if (query.cursor !== undefined && isDown) throw new TypeError('Failed to fetch');
      const items = [bare(query.cursor === undefined ? 'Ana' : 'Eva')];
      const nextCursor = query.unreviewed && query.cursor === undefined ? 'next' : null;
      return { items, isOn: true, byHand: true, round: handRound, nextCursor };
    },
  );
  await show();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('button', { name: 'Give out the next one: Ana' })).toBeDefined();
  isDown = false;
  fireEvent.click(retry);
  await screen.findByText('2 works have no reviewer yet.');
});

it('says what a press by chance does after a round by hand, and counts nothing then', async () => {
  call.mockResolvedValue({
    items: [bare('Ana')],
    isOn: true,
    byHand: false,
    round: handRound,
    nextCursor: null,
  });
  await show();
  await screen.findByText(/^Deals out by chance what is still missing/);
  expect(screen.getByText(/^2 works take part. Works were last taken in on/)).toBeDefined();
  expect(screen.queryByText('Works without a reviewer')).toBeNull();
});
