// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { written } from '#web/questions/written-fixture.ts';
import type { Work, WorkQuestion } from '../types.ts';
import { WorkQuestionCard } from './work-question-card.tsx';

vi.mock('#web/lib/api.ts', () => ({ api: vi.fn() }));

const ids = { courseId: 'C', quizId: 'Q', userId: 'U', attemptId: 'A' };
const step = {
  points: 6667,
  most: 10_000,
  credit: {
    part: 2,
    of: 3,
    how: { how: 'each', right: 3, taken: 1, of: 3 },
    limited: null,
  },
  isWaiting: false,
  automatic: 6667,
  change: null,
  mark: null,
};
const question = {
  slotId: 'S',
  questionId: 'K',
  points: 10_000,
  asked: { type: 'trueFalse', stem: written('Seas?'), audio: null },
  answer: null,
  isLate: false,
  review: { type: 'trueFalse', parts: [], feedback: [], general: null, key: null },
  guide: null,
  step,
  comment: '',
};

const show = (of: object) =>
  renderInSite(
    <WorkQuestionCard
      ids={ids}
      work={{ version: 1, links: [] } as unknown as Work}
      question={{ ...question, ...of } as unknown as WorkQuestion}
      number={1}
      onMarked={() => undefined}
      onLinkEnded={() => undefined}
    />,
  );
const why = /^3 of 3 right\. 1 is taken off/;

it('says to those who teach why an answer earned what it did', async () => {
  await show({});
  expect(screen.getByText(why).tagName).toBe('P');
});

it('says nothing of that where a person or a regrade decided', async () => {
  const mark = { points: 5000, by: { userId: 'T', name: 'Elena' }, at: '2026-03-01T10:00:00.000Z' };
  const { unmount } = await show({ step: { ...step, mark } });
  expect(screen.queryByText(why)).toBeNull();
  unmount();
  await show({ step: { ...step, change: 'fullMarks' } });
  expect(screen.queryByText(why)).toBeNull();
});

it('offers no regrade of what is worth nothing', async () => {
  await show({ points: 0, step: { ...step, points: null, most: 0, credit: null } });
  expect(screen.queryByRole('link', { name: 'Regrade this question for everyone' })).toBeNull();
});
