// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lateAdjustment } from '#shared/grading/late.ts';
import { renderInSite } from '../../../test/render-in-site.tsx';
import { useLateWords } from './use-late-words.ts';

const dueAt = Date.UTC(2026, 0, 10, 12);
const day = 86_400_000;
const rule = { graceMinutes: 0, percentPerDay: 10, mostPercent: 50 };

function Words({ of = 'earned', days }: { of?: 'earned' | 'most'; days: number }) {
  const words = useLateWords();
  const when = { dueAt, submittedAt: dueAt + days * day };
  const late = lateAdjustment({ ...rule, of }, when, { points: 800_000, most: 1_000_000 });
  const said = late && [words.cost(late), words.example(late), ...words.worked(late)];
  return said?.map((words) => <p key={words}>{words}</p>);
}

const said = () =>
  screen.getAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent);

it('works out each step from what was earned to what is left', async () => {
  await renderInSite(<Words days={2} />);
  const [cost, example, when, ...steps] = said();
  expect(cost).toBe('2 days late: −20%');
  expect(example).toBe('80 points become 64.');
  expect(when).toMatch(/^Submitted on .+, due on .+: 2 days late\.$/);
  expect(steps).toEqual(['That costs 20% of the points that were earned: 80 − 16 = 64.']);
});

it('names the most that can be lost, where it is reached', async () => {
  await renderInSite(<Words days={9} of="most" />);
  const words = said();
  expect(words[0]).toBe('9 days late: −50% of all points');
  expect(words.slice(3)).toEqual([
    'That costs 50% of all 100 points: 80 − 50 = 30.',
    'No more than 50% is ever lost.',
  ]);
});

it('speaks Spanish', async () => {
  await renderInSite(<Words days={1} />, { language: 'es' });
  expect(said().slice(0, 2)).toEqual([
    '1 día de retraso: −10\u00a0%',
    '80 puntos se quedan en 72.',
  ]);
});
