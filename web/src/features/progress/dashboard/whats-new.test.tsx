// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import type { News } from '../types.ts';
import { LearnerDashboard } from './learner-dashboard.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T10:00:00.000Z`;
const lesson = (day: number, what: 'added' | 'revised' = 'added'): News => ({
  kind: 'lesson',
  what,
  courseId: 'c',
  course: { en: 'Knots' },
  moduleId: 'm',
  blockId: `b${day}`,
  lesson: { en: `Lesson of day ${day}` },
  at: at(day),
});
const place: News = {
  kind: 'place',
  what: 'seat',
  courseId: 'd',
  course: { es: 'Nubes' },
  at: at(2),
};

const mark = (day: number, changes: Partial<Extract<News, { kind: 'mark' }>> = {}): News => ({
  kind: 'mark',
  what: 'regraded',
  courseId: 'c',
  course: { en: 'Knots' },
  quizId: 'q',
  quiz: { en: `Quiz of day ${day}` },
  from: 60_000,
  to: 80_000,
  reason: 'The key was wrong.',
  total: null,
  at: at(day),
  ...changes,
});

/** A start with these news, until some are seen; `fails` decides what becomes of the write. */
function startWith(news: News[], fails = false) {
  call.mockImplementation(async (id: string, { body }: { body: { until: string } }) => {
    if (id === 'progress.seeNews') {
      if (fails) throw new TypeError('Failed to fetch');
      return { until: body.until };
    }
    const steps = { course: true, lesson: true, profile: true };
    return { next: null, courses: [], news, pending: [], toReview: 0, firstSteps: steps };
  });
  return renderInSite(<LearnerDashboard />);
}

beforeEach(() => {
  call.mockReset();
});

describe('what is new on a learner’s start', () => {
  it('leads to the lesson or to the course, and says what happened', async () => {
    await startWith([lesson(4), lesson(3, 'revised'), place]);
    const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(await screen.findByRole('heading', { name: 'What is new' })).toBeTruthy();
    expect(to('Lesson of day 4')).toBe('/courses/c/modules/m/content/b4');
    expect(to('Nubes')).toBe('/courses/d');
    expect(screen.getByText(/^New lesson/).textContent).toBe('New lesson: Knots');
    expect(screen.getByText(/^Lesson revised/)).toBeTruthy();
    expect(screen.getByText('A seat opened up for you: you are enrolled.')).toBeTruthy();
    expect(screen.getByText('Nubes').closest('[lang]')?.getAttribute('lang')).toBe('es');
  });

  it('tells which dates of a lesson were moved, from when to when, and leads to it', async () => {
    const [from, to] = ['2026-12-01T12:00:00.000Z', '2026-12-04T12:00:00.000Z'];
    await startWith([
      {
        kind: 'dates',
        courseId: 'c',
        course: { es: 'Nudos' },
        moduleId: 'm',
        blockId: 'a',
        lesson: { en: 'Essay' },
        dates: [
          { name: 'starts', from, to },
          { name: 'opens', from: null, to: from },
          { name: 'due', from, to },
          { name: 'closes', from: to, to: null },
        ],
        at: at(4),
      },
    ]);
    const link = await screen.findByRole('link', { name: 'Essay' });
    expect(link.getAttribute('href')).toBe('/courses/c/modules/m/content/a');
    const [was, is] = [from, to].map((instant) => formatMinute(instant, 'en'));
    expect(screen.getByText(`Now starts on ${is} (before: ${was}).`)).toBeTruthy();
    expect(screen.getByText(`Now opens on ${was}.`)).toBeTruthy();
    expect(screen.getByText(`Now due on ${is} (before: ${was}).`)).toBeTruthy();
    expect(screen.getByText(`No longer closes (before: ${is}).`)).toBeTruthy();
    expect(screen.getByText('Nudos').lang).toBe('es');
  });

  it('tells of a single point as of one', async () => {
    await startWith([mark(4, { from: 0, to: 10_000 })]);
    const link = await screen.findByRole('link', { name: 'Quiz of day 4' });
    expect(link.closest('li')?.textContent).toMatch(/Your mark: 0 → 1 point[^s]/);
  });

  it('tells of a mark what it was and is, and why, and leads to the results', async () => {
    await startWith([
      mark(4),
      mark(3, { what: 'marked', from: null, to: 75_000, reason: null }),
      mark(2, { what: 'reset', to: null }),
      mark(1, { what: 'reopened', from: null, to: null }),
    ]);
    const row = async (name: string) =>
      (await screen.findByRole('link', { name })).closest('li')?.textContent;
    expect(await row('Quiz of day 4')).toMatch(
      /Your mark: 6 → 8 points.*graded again\. The key was wrong\..*Knots/,
    );
    expect(screen.getByRole('link', { name: 'Quiz of day 4' }).getAttribute('href')).toBe(
      '/quizzes/q/results',
    );
    expect(await row('Quiz of day 3')).toMatch(/Your mark: 7\.5 points.*An answer was marked\./);
    expect(await row('Quiz of day 2')).toMatch(/open again\. It was 6 points\./);
    expect(await row('Quiz of day 1')).toMatch(/stays as it was\..*An attempt was reopened\./);
  });

  it('tells that a file excused somebody, and not that their mark is open again', async () => {
    const grade = (day: number, changes: Partial<Extract<News, { kind: 'grade' }>>): News => ({
      kind: 'grade',
      what: 'imported',
      courseId: 'c',
      course: { en: 'Knots' },
      itemId: 'i',
      item: { en: `Talk of day ${day}` },
      isExcused: true,
      from: 60_000,
      to: null,
      reason: null,
      total: null,
      at: at(day),
      ...changes,
    });
    await startWith([
      grade(4, {}),
      grade(3, { what: 'undone', from: null }),
      grade(2, { what: 'excused', from: null, reason: 'Ill.' }),
      grade(1, { isExcused: false }),
    ]);
    const row = async (day: number) =>
      (await screen.findByRole('link', { name: `Talk of day ${day}` })).closest('li')?.textContent;
    expect(await row(4)).toMatch(/You are excused from this\.Your teacher brought in marks/);
    expect(await row(3)).toMatch(/You are excused from this\.Your teacher took back a change/);
    expect(await row(2)).toMatch(/day 2You are excused from this\. Ill\./);
    expect(await row(1)).toMatch(/open again\. It was 6 points\./);
  });

  it('tells of a total what it was and is, with letters and passing, and leads to one’s own grades', async () => {
    const total = (day: number, changes: Partial<Extract<News, { kind: 'total' }>>): News => ({
      kind: 'total',
      what: 'bookChanged',
      courseId: 'c',
      course: { en: `Course ${day}` },
      from: 7500,
      to: 8000,
      letters: { from: null, to: null },
      nowPasses: null,
      reason: null,
      at: at(day),
      ...changes,
    });
    await startWith([
      total(4, { letters: { from: 'B', to: 'A' }, nowPasses: true }),
      total(3, { from: 5000, to: 5000, nowPasses: false }),
      total(2, { to: null }),
      total(1, { what: 'totalSet', from: null, to: 9000, reason: 'A talk.', nowPasses: true }),
    ]);
    const link = async (day: number) => screen.findByRole('link', { name: `Course ${day}` });
    const row = async (day: number) => (await link(day)).closest('li')?.textContent;
    expect((await link(4)).getAttribute('href')).toBe('/courses/c/my-grades');
    expect(await row(4)).toMatch(
      /Your total: 75% \(B\) → 80% \(A\)\. With it you now pass\.Grades in this course are now worked out/,
    );
    expect(await row(3)).toMatch(/Your total: 50%\. With it you no longer pass\./);
    expect(await row(2)).toMatch(/open again\. It was 75%\./);
    expect(await row(1)).toMatch(/Your total: 90%Your teacher set the total.*A talk\./);
  });

  it('tells beside a mark what its change did to the total', async () => {
    const letters = { from: 'C', to: 'B' };
    await startWith([
      mark(5, { total: { from: 6400, to: 7050, letters, nowPasses: true } }),
      mark(4),
    ]);
    const changed = await screen.findByRole('link', { name: 'Quiz of day 5' });
    expect(changed.closest('li')?.textContent).toMatch(
      /Your mark: 6 → 8 points.*Your total: 64% \(C\) → 70.5% \(B\)\. With it you now pass\..*graded again/,
    );
    const alone = screen.getByRole('link', { name: 'Quiz of day 4' });
    expect(alone.closest('li')?.textContent).not.toContain('Your total');
  });

  it('tells the answer to a request with the mark as it is, and does not say that it stayed', async () => {
    const { quizId: _, quiz, ...told } = mark(4) as Extract<News, { kind: 'mark' }>;
    const work = { kind: 'work', what: 'lookAnswered', moduleId: 'm', assignmentId: 'a' } as const;
    await startWith([{ ...told, ...work, assignment: quiz, from: 80_000, reason: null }]);
    const link = await screen.findByRole('link', { name: 'Quiz of day 4' });
    expect(link.closest('li')?.textContent).toMatch(
      /Your mark: 8 points.*Your request for another look was answered\./,
    );
  });

  it('shows some first, and the others when asked', async () => {
    await startWith([9, 8, 7, 6, 5, 4].map((day) => lesson(day)));
    fireEvent.click(await screen.findByRole('button', { name: 'Show 2 more' }));
    expect(screen.getAllByText(/^New lesson/)).toHaveLength(6);
    expect(screen.queryByRole('button', { name: /more/ })).toBeNull();
  });

  it('goes when it is marked as seen, up to the latest that was shown', async () => {
    await startWith([lesson(4), place]);
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all as seen' }));
    await waitFor(() => expect(screen.queryByText('What is new')).toBeNull());
    expect(call).toHaveBeenCalledWith(
      'progress.seeNews',
      expect.objectContaining({ body: { until: at(4) } }),
    );
  });

  it('stays where that could not be saved', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await startWith([lesson(4)], true);
    fireEvent.click(await screen.findByRole('button', { name: 'Mark all as seen' }));
    await waitFor(() =>
      expect(call.mock.calls.some(([id]) => id === 'progress.seeNews')).toBe(true),
    );
    expect(screen.getByText('What is new')).toBeTruthy();
  });
});
