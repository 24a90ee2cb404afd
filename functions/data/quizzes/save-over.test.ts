import { expect, it } from 'vitest';
import { startTable } from '#test/support/table.ts';
import { type Answer, type Attempt, attemptItems } from './attempt.ts';

const table = await startTable();
const head = { userId: 'U', courseId: 'C', quizId: 'Q', attemptId: 'A' } as Attempt;
const answer = (sequence: number): Answer => ({
  slotId: 'S',
  sequence,
  answer: null,
  flagged: false,
  savedAt: '2026-01-01T00:00:00.000Z',
  isLate: false,
});
const over = (sequence: number, before: number | null) =>
  table.commit([
    attemptItems.saveOver(head, answer(sequence), before === null ? null : answer(before)),
  ]);
const busy = { error: { code: 'busy' } };

it('case 87: an answer comes in the place of the very one that was read, or is tried again', async () => {
  await over(1, null);
  await expect(over(2, null)).rejects.toMatchObject(busy);
  await over(2, 1);
  await expect(over(3, 1)).rejects.toMatchObject(busy);
  expect(() => attemptItems.saveOver(head, answer(2), answer(2))).toThrow('newer_answer_saved');
});
