// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { LearnerDashboard } from './learner-dashboard.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

beforeEach(() => {
  call.mockReset();
});

const answer = (done: boolean) => ({
  next: null,
  courses: [],
  news: [],
  pending: [],
  toReview: 0,
  firstSteps: { course: done, lesson: done, profile: done },
});

describe('the start of a learner in no course', () => {
  it('shows the first steps to who has yet to take them', async () => {
    call.mockResolvedValue(answer(false));
    await renderInSite(<LearnerDashboard />);
    expect(await screen.findByRole('heading', { name: 'Three steps to get started' })).toBeTruthy();
    expect(screen.queryByText('No courses yet')).toBeNull();
  });

  it('shows the way to a course to who has taken them and left every course', async () => {
    call.mockResolvedValue(answer(true));
    await renderInSite(<LearnerDashboard />);
    expect(await screen.findByRole('heading', { name: 'No courses yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See all courses' })).toBeTruthy();
  });

  it.each([
    ['en', 1, 'Daily review', '1 question that you missed is due today.', 'Start the review'],
    ['es', 3, 'Repaso diario', 'Hoy tocan 3 preguntas que fallaste.', 'Empezar el repaso'],
  ] as const)(
    'leads to the daily review as long as it asks something today, in %s',
    async (language, toReview, title, due, begin) => {
      call.mockResolvedValue({ ...answer(true), toReview });
      await renderInSite(<LearnerDashboard />, { language });
      const review = within(await screen.findByRole('region', { name: title }));
      review.getByText(due);
      expect(review.getByRole('link', { name: begin }).getAttribute('href')).toBe(
        '/quizzes?view=review',
      );
    },
  );

  it('says nothing of a daily review that asks nothing today', async () => {
    call.mockResolvedValue(answer(true));
    await renderInSite(<LearnerDashboard />);
    await screen.findByRole('heading', { name: 'No courses yet' });
    expect(screen.queryByText('Daily review')).toBeNull();
  });

  it('leaves who teaches with what they came for', async () => {
    call.mockResolvedValue(answer(false));
    const { container } = await renderInSite(<LearnerDashboard guides={false} />);
    await waitFor(() => expect(container.querySelector('.chakra-skeleton')).toBeNull());
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
