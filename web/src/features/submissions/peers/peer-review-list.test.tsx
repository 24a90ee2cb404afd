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
};
const seat = (name: string | null, delivered: number, overdue: number) => ({
  submissionId: `of-${name}`,
  person: name === null ? null : { userId: name, name, email: null },
  group: null,
  alias: 'A1B2',
  gives: { all: 2, delivered, overdue },
  gets: { all: 2, delivered: 1 },
});

beforeEach(() => void call.mockReset());
const show = () => renderInSite(<PeerReviewList ids={ids} />);

it('shows who has delivered, and whom to ask', async () => {
  call.mockResolvedValue({
    items: [seat('Ana', 2, 0), seat(null, 0, 2)],
    isOn: true,
    round,
    nextCursor: null,
  });
  await show();
  const table = await screen.findByRole('table', { name: 'Who reviews' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first?.textContent).toContain('Ana2 of 21 of 2');
  expect(second?.textContent).toContain('Anonymous A1B2');

  expect(second?.textContent).toContain('2 overdue');
  expect(screen.getByText(/^2 works take part/)).toBeDefined();
});

it('deals out on a press, and says that it is under way', async () => {
  const server = { round: null as object | null };
  call.mockImplementation(async (route: string) => {
    if (route === 'submissions.startPeerReview') server.round = { ...round, state: 'running' };
    return route === 'submissions.startPeerReview'
      ? server.round
      : { items: [], isOn: true, round: server.round, nextCursor: null };
  });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Deal out the works' }));
  await screen.findByText('The works are being dealt out…');
  expect(screen.getByRole('button', { name: 'Deal out again' })).toHaveProperty('disabled', true);
});

it('leads to the builder where nobody is to review', async () => {
  call.mockResolvedValue({ items: [], isOn: false, round: null, nextCursor: null });
  await show();
  await waitFor(() => expect(screen.getByText('No peer review here')).toBeDefined());
  expect(screen.getByRole('link', { name: 'Build the assignment' })).toBeDefined();
});

it('opens who reviews a work', async () => {
  call.mockImplementation(async (route: string) =>
    route === 'submissions.listReviewers'
      ? { items: [], reviews: [], refusal: null, nextCursor: null }
      : { items: [seat('Ana', 2, 0)], isOn: true, round, nextCursor: null },
  );
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Reviewers of the work of Ana' }));
  expect(await screen.findByRole('dialog', { name: 'Who reviews the work of Ana' })).toBeDefined();
  expect(await screen.findByText('Nobody reviews it.')).toBeDefined();
});
