// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { lateAdjustment } from '#shared/grading/late.ts';
import { renderInSite } from '../../../../../test/render-in-site.tsx';
import { WorkedMark } from './worked-mark.tsx';

const dueAt = Date.parse('2026-03-01T10:00:00.000Z');
const earned = { points: 800_000, most: 1_000_000 };

it('works out what being late took, step by step', async () => {
  const late = lateAdjustment(
    { graceMinutes: 0, percentPerDay: 10, mostPercent: 50, of: 'earned' },
    { dueAt, submittedAt: dueAt + 86_400_001 },
    earned,
  );
  const adjustments = late ? [late] : [];
  await renderInSite(<WorkedMark mark={{ earned, adjustments, points: 640_000 }} />);
  expect(screen.getByText('64 of 100 points')).toBeDefined();
  expect(screen.getByText('Earned: 80 of 100 points.')).toBeDefined();
  expect(screen.getByText(/2 days late\.$/)).toBeDefined();
  expect(screen.getByText(/80 − 16 = 64/)).toBeDefined();
  expect(screen.getByText('That makes 64.')).toBeDefined();
});

it('says no more than the mark where nothing was taken', async () => {
  await renderInSite(<WorkedMark mark={{ earned, adjustments: [], points: 800_000 }} />, {
    language: 'es',
  });
  expect(screen.getByText('80 de 100 puntos')).toBeDefined();
  expect(screen.queryByText(/^Conseguido/)).toBeNull();
});

it('says the points alone of a mark that was set with nothing earned beneath', async () => {
  await renderInSite(<WorkedMark mark={{ earned: null, adjustments: [], points: 70_000 }} />);
  expect(screen.getByText('7 points')).toBeDefined();
});
