import { asksQuestions, factsOf, mediaOf } from '#shared/blocks/registry.ts';
import type { BlockContent } from '#shared/schemas/blocks.ts';
import { copiedContent } from '#functions/data/lessons/copied-content.ts';
import {
  courseCopies,
  courseCopyRecord,
  type CourseCopy,
} from '#functions/data/courses/course-copies.ts';
import { media } from '#functions/data/media/media.ts';
import { mediaWrites } from '#functions/data/media/media-writes.ts';
import {
  outlines,
  sourceOf,
  type BlockHead,
  type Module,
} from '#functions/data/lessons/outline.ts';
import { outlineWrites } from '#functions/data/lessons/outline-writes.ts';
import type { Table } from '#functions/data/table/table.ts';
import { derivedUlid } from '#functions/platform/derived-ulid.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { contentOfKind } from '#shared/blocks/content-of-kind.ts';
import type { Quiz } from '#shared/blocks/quiz/slots.ts';
import { courses, type Course } from '#functions/data/courses/courses.ts';
import { copiedPrerequisites, eachContent, ensure, type IdOf } from './copied-rows.ts';
import { copyQuestions } from './copy-questions.ts';

const first = { version: 1, revision: 1 };

const moduleOf = (module: Module, courseId: string, idOf: IdOf): Module => ({
  ...module,
  ...first,
  courseId,
  moduleId: idOf(module.moduleId),
  source: sourceOf(module),
  prerequisites: copiedPrerequisites(module, idOf),
  copyOf: undefined,
});

/** Its files first, so that a lesson never names one that is not there. */
async function copyBlock(
  table: Table,
  block: BlockHead,
  content: BlockContent,
  copy: CourseCopy,
  idOf: IdOf,
  quizOf: (quiz: Quiz) => Quiz,
): Promise<void> {
  const { courseId, from, madeBy, madeAt } = copy;
  for (const file of await media.byIds(table, block.mediaIds))
    await ensure(table, mediaWrites.share(file, courseId, idOf(file.mediaId)));
  const copied = copiedContent(content, from, courseId, idOf);
  const quiz = contentOfKind('quiz', copied);
  const own = quiz ? quizOf(quiz) : copied;
  const head: BlockHead = {
    ...block,
    ...first,
    courseId,
    blockId: idOf(block.blockId),
    source: sourceOf(block),
    moduleId: idOf(block.moduleId),
    prerequisites: copiedPrerequisites(block, idOf),
    mediaIds: mediaOf(own),
    facts: factsOf(own),
  };
  await ensure(
    table,
    outlineWrites.createBlock(head, { content: own, savedBy: madeBy, savedAt: madeAt }),
  );
}

/** The questions of its quizzes, so that no quiz names one that is not there. @returns a quiz as the copy asks it */
async function questionsFirst(
  table: Table,
  blocks: BlockHead[],
  original: Course,
  copy: CourseCopy,
  idOf: IdOf,
): Promise<(quiz: Quiz) => Quiz> {
  const quizzes: Quiz[] = [];
  const some = blocks.filter(({ kind }) => asksQuestions(kind));
  await eachContent(table, some, async (_, content) => {
    const quiz = contentOfKind('quiz', content);
    if (quiz) quizzes.push(quiz);
  });
  if (quizzes.length === 0) return (quiz) => quiz;
  const { ownerId } = (await courses.get(table, copy.courseId)) ?? { ownerId: copy.madeBy };
  return copyQuestions(table, quizzes, { copy, original, ownerId, idOf });
}

/**
 * Finishes the copy of a course: modules, lessons with the questions that its quizzes ask, and their files, as the
 * original has them now, without what is in its bin. Every id follows from the copy's own, so that a record that comes
 * again, or a try that was cut off, makes nothing twice.
 */
export async function copyCourse(table: Table, { after }: StreamRecord): Promise<void> {
  if (after?.entity !== 'CourseCopy') return;
  const copy = await courseCopies.get(table, courseCopyRecord.parse(after).courseId);
  if (!copy || copy.done) return;
  const { courseId, from } = copy;
  const idOf = (id: string) => derivedUlid(courseId, id);
  const original = await outlines.get(table, from);
  const modules = original?.modules.filter(({ binnedAt }) => binnedAt === null) ?? [];
  const kept = new Set(modules.map(({ moduleId }) => moduleId));
  const blocks =
    original?.blocks.filter(({ binnedAt, moduleId }) => binnedAt === null && kept.has(moduleId)) ??
    [];
  const quizOf = original
    ? await questionsFirst(table, blocks, original.course, copy, idOf)
    : (quiz: Quiz) => quiz;
  for (const module of modules)
    await ensure(table, [
      outlineWrites.createModule(moduleOf(module, courseId, idOf), copy.madeAt),
    ]);
  await eachContent(table, blocks, (block, content) =>
    copyBlock(table, block, content, copy, idOf, quizOf),
  );
  await courseCopies.finish(table, courseId);
}
