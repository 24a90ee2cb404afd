// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { taskOf } from '../../../../test/peer-task-of.ts';
import type { PeerTask } from './queries.ts';
import ReviewScreen from './review-screen.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const id = (at: string) => `01J${at.padStart(23, '0')}`;
const taskId = id('T');

/** A server with one work to review. */
function serve(task: PeerTask) {
  const server = { task, saved: [] as { isDelivered: boolean; version: number | null }[] };
  call.mockImplementation(async (route: string, input: { body: never }) => {
    if (route === 'assignments.getPeerTask') return server.task;
    const { version, review, isDelivered } = input.body as {
      version: number | null;
      review: Pick<NonNullable<PeerTask['review']>, 'choices' | 'points' | 'comment'>;
      isDelivered: boolean;
    };
    server.saved.push({ isDelivered, version });
    const saved = { ...review, savedAt: task.now, version: (version ?? 0) + 1 };
    server.task = {
      ...server.task,
      review: saved,
      state: isDelivered ? 'delivered' : server.task.state,
    };
    return saved;
  });
  return server;
}

beforeEach(() => {
  call.mockReset();
  localStorage.clear();
});
const show = (language: 'en' | 'es' = 'en') =>
  renderInSite(<ReviewScreen assignmentId={id('A')} taskId={taskId} />, { language });

it('shows the work beside the rubric, delivers what is whole, and leaves it as it is then', async () => {
  const server = serve(taskOf());
  await show();
  await screen.findByText('About rye.');
  screen.getByRole('heading', { level: 1, name: 'Review of classmate’s work 2' });
  expect(document.title).toContain('Review of classmate’s work 2 · An essay');
  fireEvent.click(screen.getByRole('button', { name: 'Deliver the review' }));
  await screen.findByText('Something is still without points.');
  expect(server.saved).toEqual([]);
  const [best] = screen.getAllByRole('radio');
  if (!best) throw new Error('There are three levels.');
  fireEvent.click(best);
  fireEvent.change(screen.getByLabelText(/What you say of the whole/), {
    target: { value: 'Well put.' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Deliver the review' }));
  const said = await screen.findByText('You delivered this review. It stays as it is.');
  expect(document.activeElement?.contains(said)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  screen.getByRole('link', { name: 'Back to the assignment' });
  expect(server.saved.at(-1)).toMatchObject({ isDelivered: true });
  expect(server.task.review?.comment).toBe('Well put.');
  screen.getByRole('heading', { level: 2, name: 'Your review' });
  expect(screen.queryByRole('button', { name: 'Deliver the review' })).toBeNull();
  expect(screen.getByText('Well put.')).toBeDefined();
});

it('says that the time is over, in the language of its reader, and shows no work then', async () => {
  serve(taskOf({ state: 'missed', work: null }));
  await show('es');
  await screen.findByText(
    'El plazo de esta revisión ha terminado y la entrega ya no se muestra. No revisar a tiempo no te quita nada de tu propia nota.',
  );
  expect(screen.queryByText('About rye.')).toBeNull();
});

it('says that a review is not one’s own, and leads back', async () => {
  call.mockRejectedValue(
    new ApiError(404, { type: '', title: '', status: 404, code: 'not_found', requestId: 'r' }),
  );
  await show();
  await waitFor(() => expect(screen.getByText('This review is not yours')).toBeDefined());
  expect(screen.getByRole('link', { name: 'Back to the assignment' })).toBeDefined();
});

it('speaks of a group where the work is that of one', async () => {
  serve(taskOf({ isForGroups: true }));
  await show();
  await screen.findByRole('heading', { name: 'Review of a group’s work 2' });
  expect(screen.getByText(/The group reads it without your name\./)).toBeDefined();
  expect(screen.queryByText(/classmate/i)).toBeNull();
});
