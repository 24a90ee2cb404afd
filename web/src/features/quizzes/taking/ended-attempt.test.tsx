// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { EndedAttempt } from './ended-attempt.tsx';
import { keptAnswers, type PendingSave } from './kept-answers.ts';

const ids = { courseId: 'C', quizId: 'Q', attemptId: 'A' };
const shown = vi.hoisted(() => vi.fn());
vi.mock('./result-view.tsx', () => ({
  ResultView: (props: object) => {
    shown(props);
    return <p>The result</p>;
  },
}));

const save = (slotId: string, isSent?: boolean): PendingSave => ({
  slotId,
  key: `key ${slotId}`,
  body: { sequence: 1, answer: { type: 'trueFalse', isTrue: true }, flagged: false, leave: false },
  ...(isSent && { isSent }),
});

beforeEach(() => shown.mockReset());
afterEach(() => keptAnswers.keep('', 'A', []));

it('counts what was never sent before the end came, and nothing that may have arrived', async () => {
  keptAnswers.keep('', 'A', [save('a', true), save('b'), save('b'), save('c')]);
  await renderInSite(<EndedAttempt ids={ids} receipt={null} tooLate={0} />);
  screen.getByText('The result');
  expect(shown).toHaveBeenLastCalledWith({ ids, receipt: null, tooLate: 2 });
});
