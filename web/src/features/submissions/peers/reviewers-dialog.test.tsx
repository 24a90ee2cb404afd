// @vitest-environment jsdom
import '../../../../test/dialogs.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import type { DealtReview, PeerReviewer } from '../types.ts';
import ReviewersDialog from './reviewers-dialog.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const work = { courseId: 'course', assignmentId: 'assignment', submissionId: 'work' };
const person = (name: string) => ({ userId: name, name, email: null });

const reviewer = (name: string, changes: Partial<PeerReviewer> = {}): PeerReviewer => ({
  submissionId: `of-${name}`,
  person: person(name),
  alias: `ALIAS${name}`,
  group: null,
  gives: { all: 2, delivered: 1, overdue: 0, passedOn: 0 },
  ...changes,
});
const review = (name: string, changes: Partial<DealtReview> = {}): DealtReview => ({
  taskId: `task-of-${name}`,
  person: person(name),
  alias: `ALIAS${name}`,
  dueAt: '2026-03-10T10:00:00.000Z',
  state: 'open',
  isByHand: false,
  can: { takeBack: true },
  ...changes,
});
const answer = (changes: object = {}) => ({
  items: [reviewer('Ana'), reviewer('Leo', { group: { en: 'Team 2' } })],
  reviews: [review('Eva'), review('Max', { state: 'delivered', can: { takeBack: false } })],
  refusal: null,
  nextCursor: null,
  ...changes,
});
const onClose = vi.fn();
const show = () =>
  renderInSite(<ReviewersDialog work={work} name="Group 1" onOpen={vi.fn()} onClose={onClose} />);

beforeEach(() => {
  call.mockReset();
  onClose.mockReset();
});

it('gives a work to one more of those to whom it can be given', async () => {
  const server = { isGiven: false };
  call.mockImplementation(async (route: string) => {
    if (route === 'submissions.dealReview') {
      server.isGiven = true;
      return review('Leo', { isByHand: true });
    }
    return answer(
      server.isGiven
        ? { items: [reviewer('Ana')], reviews: [review('Leo', { isByHand: true })] }
        : {},
    );
  });
  await show();
  const list = await screen.findByRole('list', { name: 'Give it to one more' });
  expect(within(list).getByText('Leo (Team 2)')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Give it to Leo (Team 2)' }));
  await screen.findByText('by hand');
  expect(call).toHaveBeenCalledWith(
    'submissions.dealReview',
    expect.objectContaining({
      params: work,
      body: { reviewer: { submissionId: 'of-Leo', alias: 'ALIASLeo' } },
    }),
  );
  expect(screen.queryByRole('button', { name: /^Give it to Leo/ })).toBeNull();
});

it('takes back what is not delivered, after it has asked, and nothing that is', async () => {
  const server = { isTaken: false };
  call.mockImplementation(async (route: string) => {
    if (route === 'submissions.takeReviewBack') {
      server.isTaken = true;
      return { taskId: 'task-of-Eva' };
    }
    return answer(server.isTaken ? { reviews: [] } : {});
  });
  await show();
  const take = await screen.findByRole('button', { name: 'Take back from Eva' });
  expect(screen.queryByRole('button', { name: 'Take back from Max' })).toBeNull();
  fireEvent.click(take);
  fireEvent.click(screen.getByRole('button', { name: 'Leave it' }));
  expect(call).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Take back from Eva' }));
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  await screen.findByText('Nobody reviews it.');
  expect(call).toHaveBeenCalledWith(
    'submissions.takeReviewBack',
    expect.objectContaining({ params: { ...work, taskId: 'task-of-Eva' } }),
  );
});

it('looks on by itself where a page has nobody of that name', async () => {
  call.mockImplementation(
    async (_: string, { query }: { query: { q?: string; cursor?: string } }) => {
      if (query.q === undefined) return answer();
      return query.cursor === undefined
        ? answer({ items: [], nextCursor: 'next' })
        : answer({ items: [reviewer('Zoe')] });
    },
  );
  await show();
  const box = await screen.findByRole('searchbox', { name: 'Name or alias' });
  fireEvent.change(box, { target: { value: 'zo' } });
  fireEvent.submit(box);
  await screen.findByRole('button', { name: 'Give it to Zoe' });
  expect(screen.queryByText('Ana')).toBeNull();
});

it('says where there is nobody, and why nothing can be given', async () => {
  call.mockResolvedValue(answer({ items: [], reviews: [review('Eva', { person: null })] }));
  await show();
  await screen.findByText(/^Everybody who takes part reviews this work already/);
  expect(screen.getByText(/Anonymous ALIASEva/)).toBeDefined();
  call.mockResolvedValue(answer({ refusal: 'review_closed' }));
  await renderInSite(
    <ReviewersDialog
      work={{ ...work, submissionId: 'other' }}
      name="B"
      onOpen={vi.fn()}
      onClose={onClose}
    />,
  );
  await screen.findByText(/^This work takes no more reviews/);
});

it('is left by Escape, and says what went wrong', async () => {
  call.mockRejectedValue(new TypeError('Failed to fetch'));
  await show();
  await screen.findByRole('button', { name: 'Try again' });
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

it('waits while works are being dealt out, and goes on by itself once they are', async () => {
  let isRunning = true;
  call.mockImplementation(async () =>
    isRunning ? answer({ items: [], reviews: [], refusal: 'allotment_runs' }) : answer(),
  );
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await show();
    await screen.findByText(/^The works are being dealt out right now\./);
    isRunning = false;
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(await screen.findByRole('button', { name: 'Give it to Ana' })).toBeDefined();
  } finally {
    vi.useRealTimers();
  }
});

it('says who let a review pass, of a work that nobody reviews by now', async () => {
  const passed = review('Eva', { state: 'passedOn', can: { takeBack: false } });
  call.mockResolvedValue(answer({ reviews: [passed] }));
  await show();
  const list = await screen.findByRole('list', { name: 'Who reviews it' });
  expect(list.textContent).toContain('Eva not delivered in time, passed on to somebody else');
  expect(screen.getByText('Nobody reviews it.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Take back from Eva' })).toBeNull();
});
