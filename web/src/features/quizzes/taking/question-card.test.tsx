// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { preferences } from '#web/lib/preferences.ts';
import { written } from '#web/questions/written-fixture.ts';
import { QuestionCard } from './question-card.tsx';
import type { AttemptQuestion } from './types.ts';

const words = ['Apple', 'Pear', 'Plum', 'Fig', 'Cherry', 'Quince'];
const idAt = (at: number) => 'abcdef'.charAt(at).repeat(8);

const unanswered = { answer: null, flagged: false, sequence: 0, isLate: false };

async function show(
  count: number,
  hints: AttemptQuestion['hints'] = [],
  { canFlag = true, points = 10_000 } = {},
) {
  const [onAnswer, onFlag, onNext] = [vi.fn(), vi.fn(), vi.fn()];
  await renderInSite(
    <QuestionCard
      number={1}
      total={2}
      question={{
        ...unanswered,
        slotId: 'slot',
        section: 0,
        points,
        hints,
        asked: {
          type: 'singleChoice',
          stem: written('Which one?'),
          audio: null,
          options: words.slice(0, count).map((word, at) => ({ id: idAt(at), text: written(word) })),
        },
      }}
      state={unanswered}
      links={[]}
      notice={null}
      files={null}
      onLinkEnded={() => undefined}
      onAnswer={onAnswer}
      onFlag={canFlag ? onFlag : null}
      onNext={onNext}
    />,
  );
  // Where Ctrl and Enter at the question before it lead.
  screen.getByRole('heading', { name: 'Question 1 of 2' }).focus();
  const press = (key: string, more: object = {}) =>
    fireEvent.keyDown(document.activeElement as Element, { key, ...more });
  return { onAnswer, onFlag, onNext, press };
}

beforeEach(() => preferences.set({ shortcuts: true }));

it('a letter chooses from the heading on, where Ctrl and Enter lead, and once', async () => {
  const { onAnswer, press } = await show(3);
  press('b');
  expect(onAnswer.mock.calls).toEqual([[{ type: 'singleChoice', choice: idAt(1) }]]);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Pear' }));
  press('1');
  expect(onAnswer).toHaveBeenCalledTimes(2);
  expect(onAnswer).toHaveBeenLastCalledWith({ type: 'singleChoice', choice: idAt(0) });
});

it('says what it is worth, and of one that gives no points that it is not scored', async () => {
  await show(2);
  expect(screen.getByText('1 point')).toBeDefined();
  cleanup();
  await show(2, [], { points: 0 });
  expect(screen.getByText('Not scored')).toBeDefined();
});

it('F flags the question', async () => {
  const few = await show(3);
  few.press('f');
  expect(few.onFlag.mock.calls).toEqual([[true]]);
  expect(few.onAnswer).not.toHaveBeenCalled();
});

it('F chooses the sixth option, and flags nothing then', async () => {
  const { onAnswer, onFlag, press } = await show(6);
  press('f');
  expect(onAnswer.mock.calls).toEqual([[{ type: 'singleChoice', choice: idAt(5) }]]);
  expect(onFlag).not.toHaveBeenCalled();
});

it('single keys do nothing for those who have switched them off; Ctrl and Enter still lead on', async () => {
  preferences.set({ shortcuts: false });
  const { onAnswer, onFlag, onNext, press } = await show(3);
  press('b');
  press('f');
  expect(onAnswer).not.toHaveBeenCalled();
  expect(onFlag).not.toHaveBeenCalled();
  press('Enter', { ctrlKey: true });
  expect(onNext).toHaveBeenCalledTimes(1);
});

it('offers no flag where nobody can come back to it', async () => {
  await show(3);
  const flag = { name: 'Flag question 1' };
  screen.getByRole('button', flag);
  cleanup();
  await show(3, [], { canFlag: false });
  expect(screen.queryByRole('button', flag)).toBeNull();
});

it('has its hints behind a press each, in their order', async () => {
  await show(3, [{ en: 'Think of a lake.' }, { en: 'And of its fish.' }]);
  const hints = screen.getAllByRole('group').filter((one) => one.matches('details'));
  expect(hints.map((one) => one.querySelector('summary')?.textContent)).toEqual([
    'Hint 1 of 2',
    'Hint 2 of 2',
  ]);
  expect(hints[0]?.hasAttribute('open')).toBe(false);
  expect(hints[1]?.querySelector('p')?.textContent).toBe('And of its fish.');
});

it('does not count a single hint', async () => {
  await show(3, [{ es: 'Piensa en un lago.' }]);
  expect(document.querySelector('summary')?.textContent).toBe('Hint');
});

it('speaks of no hint where there is none', async () => {
  await show(3);
  expect(screen.queryByText(/^Hint/)).toBeNull();
});
