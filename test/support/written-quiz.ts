import { outlines } from '#functions/data/lessons/outline.ts';
import { outlineWrites } from '#functions/data/lessons/outline-writes.ts';
import type { Table } from '#functions/data/table/table.ts';
import { ids } from '#functions/platform/ids.ts';
import type { Quiz } from './quiz-of.ts';
import { quizOf } from './quiz-of.ts';

export type Slot = Quiz['sections'][number]['slots'][number];

const id = () => ids.ulid(Date.now());

/** A place of a quiz that always asks a question. */
export const fixedSlot = (
  bankId: string,
  questionId: string,
  version: number | null = null,
): Slot => ({ kind: 'fixed', slotId: id(), bankId, questionId, version, points: 10_000 });

/** A place of a quiz that draws two questions. */
export const drawSlot = (bankId: string, tags: string[], count = 2): Slot => ({
  kind: 'draw',
  slotId: id(),
  bankId,
  tags,
  difficulty: null,
  count,
  points: 10_000,
});

/** Writes a quiz that asks this, past the routes: a new one, or another content of one. */
export async function writeQuiz(
  table: Table,
  { courseId, ownerId }: { courseId: string; ownerId: string },
  slots: Slot[],
  quizId = id(),
): Promise<string> {
  const section = { sectionId: id(), title: null, instructions: null, shuffle: false, slots };
  const saved = {
    content: quizOf({ sections: [section] }),
    savedBy: ownerId,
    savedAt: '2026-01-01T00:00:00.000Z',
  };
  const before = await outlines.block(table, courseId, quizId);
  const head = {
    blockId: quizId,
    courseId,
    moduleId: id(),
    kind: 'quiz' as const,
    title: { en: 'A quiz' },
    minutes: 5,
    preview: false,
    published: true,
    release: null,
    prerequisites: [],
    completion: { rule: 'marked' as const },
    mediaIds: [],
    facts: {},
    rank: 'a0',
    binnedAt: null,
    source: null,
    version: 1,
    revision: 1,
  };
  const items = before
    ? outlineWrites.replaceBlock(before, {}, saved).items
    : outlineWrites.createBlock(head as never, saved);
  await table.commit(items);
  return quizId;
}
