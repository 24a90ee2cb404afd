// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import '../../../../../test/dialogs.ts';
import '#web/components/ui/toaster.tsx';
import { renderInSite } from '../../../../../test/render-in-site.tsx';
import { id, points, twoCriteria, workOf } from '../../../../../test/submission-work.ts';
import type { Marking, SubmissionWork } from '../../types.ts';
import { DoublePart } from './double-part.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));
beforeEach(() => {
  call.mockReset();
  call.mockResolvedValue({ releasedAt: null });
});

type Double = NonNullable<SubmissionWork['double']>;
const [argument, style] = twoCriteria.criteria;

/** What somebody gave for the first criterion, by its levels, beside the best for the second. */
const gaveOf = (name: string, level: number, changes: Partial<Marking> = {}): Marking => {
  const chosen = argument?.levels[level];
  const earned = { points: (chosen?.points ?? 0) + points(5), most: points(15) };
  return {
    choices: [
      {
        criterionId: argument?.criterionId ?? '',
        levelId: chosen?.levelId ?? null,
        points: null,
        comment: `Said by ${name}.`,
      },
      {
        criterionId: style?.criterionId ?? '',
        levelId: style?.levels[0]?.levelId ?? null,
        points: null,
        comment: '',
      },
    ],
    points: null,
    comment: '',
    isLateWaived: false,
    comments: [],
    files: [],
    state: 'ready',
    earned,
    adjustments: [],
    total: earned.points,
    by: { userId: name, name },
    at: '2026-03-04T08:00:00.000Z',
    version: 3,
    ...changes,
  };
};
const [ada, ben] = [gaveOf('Ada', 0), gaveOf('Ben', 1)];
const marker = (name: string, isReady: boolean) => ({ userId: name, name, isReady });
const doubleOf = (changes: Partial<Double> = {}): Double => ({
  tolerancePercent: 10,
  markers: [marker('Ada', true), marker('Ben', true)],
  seat: 'own',
  both: [ada, ben],
  ...changes,
});
const show = (
  double: Double,
  changes: Partial<SubmissionWork> = {},
  language: 'en' | 'es' = 'en',
) => {
  const work = workOf(1, { double, ...changes });
  return renderInSite(<DoublePart work={work} double={double} />, { language });
};
const sent = () => call.mock.calls.filter(([name]) => name === 'submissions.agree');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('two who mark apart', () => {
  it('are told that the other is still to come, and show nothing of each other', async () => {
    await show(doubleOf({ markers: [marker('Ada', true)], seat: 'free', both: [] }), {
      second: 'waits',
    });
    screen.getByText('Ada has given a mark.');
    screen.getByText('A second person is still to mark it.');
    screen.getByText('It cannot be released before the second mark is there.');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('say to a third why there is nothing to write', async () => {
    const markers = [marker('Ada', true), marker('', false)];
    await show(doubleOf({ markers, seat: 'taken', both: [] }), { second: 'waits' });
    screen.getByText(/Two others are marking this submission/);
    expect(screen.getByText('Someone without a name is marking.')).toBeDefined();
  });

  it('stand beside each other where they differ, row by row', async () => {
    await show(doubleOf(), { second: 'differs' });
    screen.getByText(/The marks are 5 points apart; up to 1.5 points/);
    const row = screen.getByRole('row', { name: /Criterion 1/ });
    within(row).getByText(/10 · Level 1/);
    within(row).getByText(/5 · Level 2/);
    within(row).getByText('Said by Ben.');
    const total = screen.getByRole('row', { name: /Total/ });
    expect(within(total).getByText('15')).toBeDefined();
  });

  it('are agreed on with a reason, which has to be given', async () => {
    await show(doubleOf(), { second: 'differs' });
    press('Agree on a mark…');
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('radio', { name: 'Ben: 10 of 15 points' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Agree' }));
    await within(dialog).findByText('Please enter a reason.');
    expect(sent()).toEqual([]);
    const reason = within(dialog).getByLabelText(/^Reason/);
    fireEvent.change(reason, { target: { value: ' The sources. ' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Agree' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.[1]).toMatchObject({
      params: { submissionId: id(1) },
      body: { on: 'second', version: 3, reason: 'The sources.' },
    });
  });

  it('say it in words where points are near and only being late differs', async () => {
    const waived = gaveOf('Ben', 0, { isLateWaived: true });
    await show(doubleOf({ both: [ada, waived] }), { second: 'differs' });
    screen.getByText(/differ in what being late costs/);
    const row = screen.getByRole('row', { name: /Being late/ });
    expect(within(row).getByText('no penalty')).toBeDefined();
  });

  it('are opened again once they agreed, with a reason', async () => {
    await show(doubleOf(), { second: 'agreed', state: 'marked', marking: ada }, 'es');
    press('Abrir de nuevo…');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText(/^Motivo/), { target: { value: 'Otra.' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Abrir de nuevo' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.[1]).toMatchObject({ body: { on: 'open', version: 3, reason: 'Otra.' } });
  });

  it('are one where no second is asked for any more: its own mark is enough', async () => {
    const markers = [marker('Ada', true)];
    const double = doubleOf({ tolerancePercent: null, markers, both: [] });
    await show(double, { second: 'waits', marking: ada });
    screen.getByText(/No second marker is asked for any more/);
    press('Agree on a mark…');
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getAllByRole('radio')).toHaveLength(1);
  });
});
