// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Outline } from '#web/features/lessons/player/types.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { CourseEnd } from './course-end.tsx';

type State = 'done' | 'started' | 'notStarted';

const outline = (...states: State[]) =>
  [
    {
      moduleId: 'm',
      title: { en: 'Module' },
      blocks: states.map((state, place) => ({
        blockId: `b${place}`,
        moduleId: 'm',
        title: { en: `Lesson ${place}` },
        minutes: 4,
        kind: 'text',
        state,
      })),
    },
  ] as unknown as Outline;

const show = (states: State[], records = true) =>
  renderInSite(
    <CourseEnd
      courseId="c"
      current={`b${states.length - 1}`}
      outline={outline(...states)}
      records={records}
      goesOn
    />,
  );

describe('after the last lesson', () => {
  it('one is told what is left, and led to the first of it', async () => {
    await show(['done', 'notStarted', 'started', 'done']);
    expect(screen.getByText(/2 lessons are left, about 8 minutes/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Lesson 1' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Go to what is left' }).getAttribute('href')).toBe(
      '/courses/c/modules/m/content/b1',
    );
    expect(screen.getByRole('link', { name: 'Lesson 2' })).toBeDefined();
  });

  it('one is told that it alone is left, or nothing, and led nowhere', async () => {
    const { unmount } = await show(['done', 'started']);
    expect(screen.getByText(/Once it is done, the course is finished/)).toBeDefined();
    unmount();
    await show(['done', 'done']);
    expect(screen.getByText(/you have done them all/)).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('who only looks is told that it is the last', async () => {
    await show(['notStarted', 'notStarted'], false);
    expect(screen.getByText('This is the last lesson of the course.')).toBeDefined();
    expect(screen.queryByText(/left/)).toBeNull();
  });
});
