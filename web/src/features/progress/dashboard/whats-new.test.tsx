// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
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

/** A start with these news, until some are seen; `fails` decides what becomes of the write. */
function startWith(news: News[], fails = false) {
  call.mockImplementation(async (id: string, { body }: { body: { until: string } }) => {
    if (id === 'progress.seeNews') {
      if (fails) throw new TypeError('Failed to fetch');
      return { until: body.until };
    }
    const steps = { course: true, lesson: true, profile: true };
    return { next: null, courses: [], news, pending: [], firstSteps: steps };
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
