// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInSite } from '../../test/render-in-site.tsx';
import { ApiError } from '#shared/contract/client.ts';
import AssignmentBuilderPage from './assignment-builder-page.tsx';
import AssignmentReviewPage from './assignment-review-page.tsx';
import QuizBuilderPage from './quiz-builder-page.tsx';
import QuizResultsPage from './quiz-results-page.tsx';
import QuizReviewPage from './quiz-review-page.tsx';
import QuizzesPage from './quizzes-page.tsx';
import SubmissionPage from './submission-page.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

beforeEach(() => call.mockReset());
afterEach(() => vi.restoreAllMocks());

const id = '01J0000000000000000000000Q';
const none = {
  items: [],
  courses: [],
  pending: 0,
  now: '2026-03-01T10:00:00.000Z',
  nextCursor: null,
};

type Case = [
  address: string,
  path: string,
  Page: ComponentType,
  /** The route of the API that it asks. */
  asks: string,
  /** What it says of somebody else's, or of nothing. */
  empty: RegExp,
];
const cases: Case[] = [
  ['/quizzes', '/quizzes', QuizzesPage, 'quizzes.list', /no quiz|Nothing|not.*quiz/i],
  [
    `/quizzes/${id}/results`,
    '/quizzes/:quizId/results',
    QuizResultsPage,
    'quizzes.getResults',
    /./,
  ],
  [
    '/quizzes/review',
    '/quizzes/review',
    QuizReviewPage,
    'attempts.listToMark',
    /Nothing is waiting/,
  ],
  [
    '/assignments/review',
    '/assignments/review',
    AssignmentReviewPage,
    'submissions.listToMark',
    /Nothing is waiting/,
  ],
  [
    `/assignments/submission/${id}`,
    '/assignments/submission/:submissionId',
    SubmissionPage,
    'submissions.get',
    /./,
  ],
  [
    `/quiz-builder/${id}`,
    '/quiz-builder/:contentBlockId',
    QuizBuilderPage,
    'lessons.findBlock',
    /./,
  ],
  [
    `/assignment-builder/${id}`,
    '/assignment-builder/:contentBlockId',
    AssignmentBuilderPage,
    'lessons.findBlock',
    /./,
  ],
];

const showAt = ([address, path, Page]: Case) =>
  renderInSite(
    <Routes>
      <Route path={path} element={<Page />} />
    </Routes>,
    { at: address },
  );

describe.each(cases)('%s', (...screenOf) => {
  const asks = screenOf[3];
  const show = () => showAt(screenOf);
  const answer = (how: () => unknown) =>
    call.mockImplementation(async (route: string) => (route === asks ? how() : none));

  it('holds its place while it loads', async () => {
    answer(() => new Promise(() => undefined));
    await show();
    await screen.findByRole('heading', { level: 1 });
    expect(
      (await screen.findAllByRole('status')).some((one) => one.getAttribute('aria-label')),
    ).toBe(true);
  });

  it('says what failed, and asks again when it is told to', async () => {
    answer(() => {
      throw new ApiError(400, null);
    });
    await show();
    const again = await screen.findByRole('button', { name: /try again/i });
    const before = call.mock.calls.filter(([route]) => route === asks).length;
    fireEvent.click(again);
    await waitFor(() =>
      expect(call.mock.calls.filter(([route]) => route === asks).length).toBeGreaterThan(before),
    );
  });

  it('says that there is no connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    answer(() => {
      throw new TypeError('Failed to fetch');
    });
    await show();
    expect((await screen.findAllByText(/connection|offline/i)).length).toBeGreaterThan(0);
  });
});

describe.each(cases.filter(([, path]) => path.includes(':')))('%s', (...screenOf) => {
  it('tells whom it does not belong to no more than that it is not there', async () => {
    const problem = {
      type: '',
      title: '',
      status: 404,
      code: 'not_found',
      requestId: 'r',
    } as const;
    call.mockImplementation(async (route: string) => {
      if (route === screenOf[3]) throw new ApiError(404, problem);
      return none;
    });
    await showAt(screenOf);
    expect((await screen.findAllByRole('link')).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByRole('status', { name: /./ })).toBeNull());
    expect(screen.queryByRole('button', { name: /try again/i })).toBeNull();
  });
});

describe.each(cases.filter(([, path]) => !path.includes(':')))('%s', (...screenOf) => {
  it('leads on from where there is nothing', async () => {
    call.mockResolvedValue(none);
    await showAt(screenOf);
    await screen.findByRole('heading', { name: screenOf[4] });
    expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
  });
});
