// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { workOf } from '../../../../test/submission-work.ts';
import type { SubmissionWork } from '../types.ts';
import ReviewsPart from './reviews-part.tsx';

type Review = SubmissionWork['reviews'][number];

const at = '2026-03-04T10:00:00.000Z';
const delivered = (alias: string): Review => ({
  reviewer: null,
  alias,
  dueAt: at,
  state: 'delivered',
  review: null,
  points: 50_000,
});
const open = (alias: string): Review => ({ ...delivered(alias), state: 'open', points: null });

const counted = (...reviews: number[]) =>
  ({
    state: 'ready',
    adjustments: [{ kind: 'peers', percent: 20, reviews, median: 50_000, from: 0, to: 10_000 }],
  }) as unknown as SubmissionWork['marking'];

const agreed = {} as NonNullable<SubmissionWork['double']>;

const show = (of: Partial<SubmissionWork>) =>
  renderInSite(<ReviewsPart work={workOf(1, { percentOfReviews: 20, ...of })} />);

it('says before the mark is ready how many reviews are still to come, since later ones do not count', async () => {
  await show({ state: 'submitted', reviews: [delivered('A1'), open('B2'), open('C3')] });
  expect(
    screen.getByText(
      '2 reviews by classmates are still to come. They count only if they are delivered before the mark is ready.',
    ),
  ).toBeDefined();
});

it.each(['marked', 'released'] as const)(
  'says of a mark that two agreed on, and that is %s, which reviews came too late for it',
  async (state) => {
    const reviews = [delivered('A1'), delivered('B2')];
    await show({ state, reviews, marking: counted(50_000), double: agreed });
    expect(
      screen.getByText(
        '1 review by a classmate was delivered after the mark was ready. It does not count until the work is marked again.',
      ),
    ).toBeDefined();
  },
);

it('says nothing where all that was delivered counts, or none does', async () => {
  const reviews = [delivered('A1'), open('B2')];
  await show({ state: 'marked', reviews, marking: counted(50_000), double: agreed });
  await show({ state: 'submitted', reviews, percentOfReviews: 0 });
  await show({ state: 'returned', reviews });
  expect(screen.queryByRole('status')).toBeNull();
});
