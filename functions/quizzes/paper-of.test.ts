import { expect, it } from 'vitest';
import { ids } from '#functions/platform/ids.ts';
import { questionVersions } from '#functions/data/banks/question-versions.ts';
import { courseOf } from '#test/support/course-of.ts';
import { questionOf } from '#test/support/question-of.ts';
import { quizOf } from '#test/support/quiz-of.ts';
import { startTable } from '#test/support/table.ts';
import type { QuizzesDeps } from './deps.ts';
import { paperOf } from './paper-of.ts';

const table = await startTable();
const course = courseOf();
const { courseId } = course;

/** A choice among one option, whose id tells the version that it is of. */
const choice = (optionId: string) => ({
  type: 'singleChoice' as const,
  stem: { en: { type: 'doc' as const, content: [] } },
  audio: null,
  hints: [],
  feedback: null,
  belowZero: false,
  options: [
    {
      optionId,
      text: { en: { type: 'doc' as const, content: [] } },
      weight: 10_000,
      feedback: null,
      keepLast: false,
    },
  ],
  shuffle: false,
});

it('asks a question that is named in two versions as it was in each', async () => {
  const head = questionOf({ bankId: courseId, status: 'ready', version: 2, contentVersion: 2 });
  const { questionId } = head;
  const saved = { questionId, savedBy: course.ownerId, savedAt: '2026-01-01T00:00:00.000Z' };
  await table.commit(
    [1, 2].map((version) =>
      questionVersions.put({ ...saved, version, content: choice(`of${version}`) }),
    ),
  );
  const slots = [1, null].map((version) => ({
    kind: 'fixed' as const,
    slotId: ids.ulid(0),
    bankId: courseId,
    points: 10_000,
    questionId,
    version,
  }));
  const section = {
    sectionId: ids.ulid(0),
    title: null,
    instructions: null,
    shuffle: false,
    slots,
  };
  const deps = { table, ids } as QuizzesDeps;
  const heads = new Map([[questionId, head]]);
  const paper = await paperOf(deps, quizOf({ sections: [section] }), course, heads, 0);
  expect(paper.slots.map(({ version, draw }) => [version, draw])).toMatchObject([
    [1, { options: [{ id: 'of1' }] }],
    [2, { options: [{ id: 'of2' }] }],
  ]);
});
