// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { trueFalse } from '#test/world/questions.ts';
import { FixedRow } from './fixed-row.tsx';
import type { QuestionRow } from './types.ts';

const { api } = vi.hoisted(() => ({ api: vi.fn() }));
vi.mock('#web/lib/api.ts', () => ({ api }));

const row = {
  questionId: 'Q',
  name: null,
  stem: { en: 'Ice sinks.' },
  type: 'trueFalse',
  tags: [],
  status: 'ready',
  binnedAt: null,
  contentVersion: 2,
} as unknown as QuestionRow;
const none = () => undefined;
const show = (version: number | null, changes: Partial<QuestionRow> = {}) =>
  renderInSite(
    <FixedRow
      courseId="C"
      slot={{
        kind: 'fixed',
        slotId: 'S',
        bankId: 'C',
        questionId: 'Q',
        version,
        points: 10_000,
      }}
      numbers="1"
      row={{ ...row, ...changes }}
      repeated={false}
      onVersion={none}
      canUp={false}
      canDown={false}
      onStep={none}
      onPoints={none}
      onRemove={none}
    />,
  );

beforeEach(() => {
  api.mockReset().mockResolvedValue({
    questions: [{ question: row, version: 1, content: trueFalse('Ice floats.') }],
    links: [],
  });
});

it('says what a question asked in the version that the quiz keeps to', async () => {
  await show(1);
  await screen.findByRole('link', { name: 'Ice floats.' });
  expect(screen.queryByRole('link', { name: 'Ice sinks.' })).toBeNull();
});

it('asks for nothing where the newest version is taken, or the question has a name of its own', async () => {
  const { unmount } = await show(null);
  screen.getByRole('link', { name: 'Ice sinks.' });
  unmount();
  await show(1, { name: 'Ice' });
  screen.getByRole('link', { name: 'Ice' });
  expect(api).not.toHaveBeenCalled();
});
