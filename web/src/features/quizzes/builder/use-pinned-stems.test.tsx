// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInSite } from '../../../../test/render-in-site.tsx';
import { trueFalse } from '#test/world/questions.ts';
import { FixedRow } from './fixed-row.tsx';
import type { FixedSlot, QuestionRow, Section } from './types.ts';
import { usePinnedStems } from './use-pinned-stems.ts';

const { api } = vi.hoisted(() => ({ api: vi.fn() }));
vi.mock('#web/lib/api.ts', () => ({ api }));

const bankId = '01JABCDEFGHJKMNPQRSTVWXYZ0';
const row = (questionId: string, stem: string, changes: Partial<QuestionRow> = {}) =>
  ({
    questionId,
    name: null,
    stem: { en: stem },
    type: 'trueFalse',
    tags: [],
    status: 'ready',
    binnedAt: null,
    contentVersion: 2,
    ...changes,
  }) as unknown as QuestionRow;
const none = () => undefined;

type Shown = { row: QuestionRow; version: number | null };

function Rows({ shown }: { shown: Shown[] }) {
  const slots = shown.map(({ row: { questionId }, version }, at): FixedSlot => ({
    kind: 'fixed',
    slotId: `S${at}`,
    bankId,
    questionId,
    version,
    points: 10_000,
  }));
  const sections: Section[] = [
    { sectionId: 'A', title: null, instructions: null, shuffle: false, slots },
  ];
  const known = new Map(shown.map(({ row: one }) => [one.questionId, one]));
  const stems = usePinnedStems(sections, [bankId], known);
  return slots.map((slot, at) => (
    <FixedRow
      key={slot.slotId}
      courseId={bankId}
      slot={slot}
      numbers={String(at + 1)}
      row={known.get(slot.questionId)}
      stem={stems.get(slot.slotId)}
      repeated={false}
      onVersion={none}
      canUp={false}
      canDown={false}
      onStep={none}
      onPoints={none}
      onRemove={none}
    />
  ));
}

const ice = row('ICE', 'Ice sinks.');
const fire = row('FIRE', 'Fire is cold.');
const answerOf = (question: QuestionRow, version: number, stem: string) => ({
  question,
  version,
  content: trueFalse(stem),
});

beforeEach(() => {
  api.mockReset().mockResolvedValue({
    questions: [answerOf(fire, 1, 'Fire is hot.'), answerOf(ice, 1, 'Ice floats.')],
    links: [],
  });
});

it('says what questions asked in the versions that the quiz keeps to, and asks for all of a bank at once', async () => {
  await renderInSite(
    <Rows
      shown={[
        { row: ice, version: 1 },
        { row: fire, version: 1 },
      ]}
    />,
  );
  await screen.findByRole('link', { name: 'Ice floats.' });
  screen.getByRole('link', { name: 'Fire is hot.' });
  expect(screen.queryByRole('link', { name: 'Ice sinks.' })).toBeNull();
  expect(api).toHaveBeenCalledTimes(1);
});

it('asks for nothing where the newest version is taken, or the question has a name of its own', async () => {
  await renderInSite(
    <Rows
      shown={[
        { row: ice, version: null },
        { row: fire, version: 2 },
        { row: row('SEA', 'The sea is dry.', { name: 'Sea' }), version: 1 },
      ]}
    />,
  );
  for (const name of ['Ice sinks.', 'Fire is cold.', 'Sea']) screen.getByRole('link', { name });
  expect(api).not.toHaveBeenCalled();
});
