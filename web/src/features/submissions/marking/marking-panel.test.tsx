// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import '../../../../test/dialogs.ts';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { workOf } from '../../../../test/submission-work.ts';
import type { SubmissionWork } from '../types.ts';
import { MarkingPanel } from './marking-panel.tsx';
import { useMarkingDraft } from './use-marking-draft.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/api.ts', () => ({ api: call }));

const by = { userId: 'me', name: 'Me' };
const marks = { by: 'points' as const, most: 100_000 };
const work = workOf(1, {
  marks,
  marking: {
    state: 'draft',
    choices: [],
    points: 70_000,
    comment: '',
    isLateWaived: false,
    comments: [],
    files: [],
    earned: { points: 70_000, most: 100_000 },
    adjustments: [],
    total: 70_000,
    by,
    at: '2026-03-04T08:00:00.000Z',
    version: 1,
  } as unknown as SubmissionWork['marking'],
});

function Marked() {
  const marking = useMarkingDraft(work, 'Person 1');
  return (
    <MarkingPanel work={work} marking={marking} beginsHere={false} onNext={null}>
      {null}
    </MarkingPanel>
  );
}

const badge = () => screen.getByRole('heading', { name: 'Marking' }).nextElementSibling;
const pressReady = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Mark as ready' })));

beforeEach(() => {
  localStorage.clear();
  call.mockReset();
});

it('is ready once the server has it, and not while it is on its way', async () => {
  let answer = (_: unknown) => {};
  call.mockReturnValue(new Promise((done) => (answer = done)));
  await renderInSite(<Marked />);
  await pressReady();
  screen.getByText('Saving…');
  expect(badge()?.textContent).toBe('To mark');
  await act(async () => answer({ ...work.marking, state: 'ready', version: 2, releasedAt: null }));
  expect(badge()?.textContent).toBe('Ready');
});

it('is not ready while it is on this device alone', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderInSite(<Marked />);
  await pressReady();
  expect(call).not.toHaveBeenCalled();
  expect(badge()?.textContent).toBe('To mark');
  vi.restoreAllMocks();
});

it('says of a draft that is to be released that it must be ready first', async () => {
  await renderInSite(<Marked />);
  expect(screen.queryByText(/^Mark it as ready first/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Release…' }));
  expect(screen.getByText(/^Mark it as ready first/).role).toBe('status');
  expect(screen.queryByRole('dialog')).toBeNull();
});
