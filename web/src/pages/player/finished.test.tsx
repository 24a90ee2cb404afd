// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { defaultPreferences, preferences } from '#web/lib/preferences.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { Finished } from './finished.tsx';

const course = { courseId: 'done', category: 'arts' as const };
const card = (courseId: string, title: string) => ({
  courseId,
  title: { en: title },
  category: 'arts',
  level: 'beginner',
  lessons: 3,
  cover: null,
  entry: { action: 'enroll' },
  languages: ['en'],
});
const answers: Record<string, unknown> = {
  'progress.listCourses': { items: [card('done', 'Done'), card('had', 'Had')], nextCursor: null },
  'catalog.list': {
    items: ['Done', 'Had', 'Ink', 'Clay', 'Wood'].map((title) => card(title.toLowerCase(), title)),
    nextCursor: null,
  },
  'catalog.home': { featured: [] },
};
vi.mock('#web/lib/api.ts', () => ({ api: async (id: string) => answers[id] }));

beforeEach(() => preferences.set(defaultPreferences));

describe('the end of a course', () => {
  it('is celebrated with a drawing, until somebody would rather not', async () => {
    const { container } = await renderInSite(<Finished course={course} />);
    expect(container.querySelector('svg')).not.toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Do not celebrate finished courses' }));
    expect(container.querySelector('svg')).toBeNull();
    expect(screen.getByRole('heading')).toBeDefined();
    // With the other preferences, which go to the profile and to every device.
    expect(preferences.get()).toEqual({ ...defaultPreferences, celebrations: false });
  });

  it('congratulates, and offers two courses that fit and are not taken, and nothing to continue', async () => {
    await renderInSite(<Finished course={course} />);
    expect(screen.getByRole('heading', { level: 2, name: /^Congratulations/ })).toBeDefined();
    await screen.findByRole('link', { name: 'Ink' });
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(['See my courses', 'Ink', 'Clay', 'See all courses']);
    expect(screen.queryByText(/continue/i)).toBeNull();
  });

  it('has its drawing again where it is wanted again', async () => {
    preferences.set({ celebrations: false });
    const { container } = await renderInSite(<Finished course={course} />);
    fireEvent.click(screen.getByRole('checkbox'));
    expect(container.querySelector('svg')).not.toBeNull();
    expect(preferences.get().celebrations).toBe(true);
  });
});
