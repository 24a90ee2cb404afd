// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../test/render-in-site.tsx';
import ToMark from './to-mark.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const at = (day: number) => `2026-03-0${day}T08:00:00.000Z`;
const course = { courseId: 'c', course: { en: 'Chemistry' } };
const attempt = (name: string, day: number) => ({
  ...course,
  quizId: 'q',
  quiz: { en: 'A quiz' },
  attemptId: name,
  userId: 'u',
  number: 1,
  name,
  endedAt: at(day),
  waiting: 1,
});
const submission = (name: string | null, day: number) => ({
  ...course,
  assignmentId: 'a',
  assignment: { en: 'An essay' },
  submissionId: `s${day}`,
  person: name === null ? null : { userId: 'u', name, email: null },
  alias: 'Blue heron',
  number: 1,
  submittedAt: at(1),
  waitsSince: at(day),
  isLate: false,
  isExtended: false,
  state: 'submitted',
});

const waiting = (
  attempts: object[],
  submissions: object[],
  pending = { attempts: attempts.length, submissions: submissions.length },
) =>
  call.mockImplementation(async (route: string) =>
    route === 'attempts.listToMark'
      ? { items: attempts, pending: pending.attempts, nextCursor: null }
      : { items: submissions, pending: pending.submissions, nextCursor: null },
  );

beforeEach(() => call.mockReset());

describe('what waits to be marked', () => {
  it('is one list of quizzes and assignments, the oldest first, each told apart and led to', async () => {
    waiting([attempt('Ada', 2), attempt('', 4)], [submission('Ben', 3), submission(null, 1)]);
    await renderInSite(<ToMark />);
    await screen.findByText('Ben');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(4));
    const rows = screen.getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('link').textContent)).toEqual([
      'Anonymous Blue heron',
      'Ada',
      'Ben',
      'Someone without a name',
    ]);
    expect(within(rows[0]!).getByText('Assignment')).toBeDefined();
    expect(within(rows[1]!).getByText('Quiz')).toBeDefined();
    expect(within(rows[0]!).getByRole('link').getAttribute('href')).toBe(
      '/assignments/submission/s1?all=true',
    );
    expect(screen.getByRole('link', { name: '2 submissions' }).getAttribute('href')).toBe(
      '/assignments/review',
    );
    expect(screen.getByRole('link', { name: '2 attempts' }).getAttribute('href')).toBe(
      '/quizzes/review',
    );
    for (const [, input] of call.mock.calls) expect(input.query).toEqual({ limit: '5' });
  });

  it('names five, and says how many there are', async () => {
    waiting(
      [attempt('Ada', 2)],
      [1, 3, 4, 5, 6].map((day) => submission(`P${day}`, day)),
      {
        attempts: 1,
        submissions: 100,
      },
    );
    await renderInSite(<ToMark />);
    await screen.findByText('Ada');
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(5));
    expect(screen.getByRole('link', { name: '100 submissions or more' })).toBeDefined();
    expect(screen.queryByText('P6')).toBeNull();
  });

  it('shows one kind where the other cannot be had, in Spanish too', async () => {
    call.mockImplementation(async (route: string) => {
      if (route === 'attempts.listToMark') throw new Error('no');
      return { items: [submission('Ben', 3)], pending: 1, nextCursor: null };
    });
    await renderInSite(<ToMark />, { language: 'es' });
    expect(await screen.findByText('Tarea')).toBeDefined();
    expect(screen.getByRole('link', { name: '1 entrega' })).toBeDefined();
  });

  it('is nothing where nothing waits', async () => {
    waiting([], []);
    const { container } = await renderInSite(<ToMark />);
    await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
    expect(container.querySelector('section')).toBeNull();
  });
});
