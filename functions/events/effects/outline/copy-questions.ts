import { questionContentSchema, type QuestionContent } from '#shared/schemas/questions.ts';
import { banks } from '#functions/data/banks/banks.ts';
import { mayDraw } from '#shared/policies/may-draw.ts';
import { questions, type QuestionHead } from '#functions/data/banks/questions.ts';
import { questionVersions } from '#functions/data/banks/question-versions.ts';
import { questionWrites } from '#functions/data/banks/question-writes.ts';
import { mayAsk, type Quiz, slotsIn, type Slot, withSlots } from '#shared/blocks/quiz/slots.ts';
import type { CourseCopy } from '#functions/data/courses/course-copies.ts';
import type { Course } from '#functions/data/courses/courses.ts';
import { copiedJson } from '#functions/data/lessons/copied-content.ts';
import { media } from '#functions/data/media/media.ts';
import { mediaWrites } from '#functions/data/media/media-writes.ts';
import type { Table } from '#functions/data/table/table.ts';
import { derivedUlid } from '#functions/platform/derived-ulid.ts';
import { commitTogether } from '#functions/events/platform/commit-together.ts';
import { inParts } from '#functions/events/platform/in-parts.ts';
import { ensure, type IdOf } from './copied-rows.ts';

/** As many questions are read with their contents at once. */
const partSize = 25;

type Copying = {
  copy: CourseCopy;
  /** The course that is copied. */
  original: Course;
  /** Who teaches the copy: their own bank is asked there too. */
  ownerId: string;
  idOf: IdOf;
};

/** Whether the copy asks from its own bank what the original asks from this one. What no start asks is nobody's to copy. */
const comesAlong = (bankId: string, { original, ownerId }: Copying) =>
  mayAsk(original, bankId) && bankId !== ownerId;

/** The heads of the questions that quizzes name or may draw, and that come along. */
async function headsOf(table: Table, slots: Slot[]): Promise<QuestionHead[]> {
  const fixed = slots.filter((slot) => slot.kind === 'fixed');
  const named = await questions.byIds(
    table,
    fixed.map(({ questionId }) => questionId),
    { consistent: true },
  );
  const heads = new Map<string, QuestionHead>();
  for (const { questionId, bankId } of fixed) {
    const head = named.get(questionId);
    if (head?.bankId === bankId && head.binnedAt === null) heads.set(questionId, head);
  }
  const draws = Map.groupBy(
    slots.filter((slot) => slot.kind === 'draw'),
    ({ bankId }) => bankId,
  );
  for (const [bankId, some] of draws)
    for await (const page of questions.pagesOfBank(table, bankId))
      for (const head of page)
        if (some.some((draw) => mayDraw(draw, head))) heads.set(head.questionId, head);
  return [...heads.values()];
}

/** The versions of a question that quizzes name by their numbers. */
const pinnedIn = (slots: Slot[], questionId: string): number[] =>
  slots.flatMap((slot) =>
    slot.kind === 'fixed' && slot.questionId === questionId ? (slot.version ?? []) : [],
  );

/** Its id, as if it had been brought in from the original: who brings the same in again finds it. */
const copiedId = ({ source, questionId }: QuestionHead, courseId: string) =>
  derivedUlid(courseId, source ?? questionId);

/**
 * What of a question's versions comes along: the content of now as the first one, or, where quizzes name versions by
 * their numbers, these and the latest under their numbers, and the first, with which a question ends.
 */
function numbersOf({ contentVersion }: QuestionHead, pinned: number[]) {
  const kept = [...new Set([1, ...pinned, contentVersion])].filter((n) => n <= contentVersion);
  return pinned.length > 0
    ? { latest: contentVersion, versions: kept.map((n) => ({ from: n, to: n })) }
    : { latest: 1, versions: [{ from: contentVersion, to: 1 }] };
}

/**
 * The copy of a content, and the files of the copy that it names. Its head knows all that its versions name by their
 * ids, so that nothing here asks what a type of question is.
 */
function copiedQuestion(
  content: QuestionContent,
  files: ReadonlySet<string>,
  { copy, idOf }: Copying,
): { content: QuestionContent; mediaIds: string[] } {
  const named = new Set<string>();
  const isFile = (text: string) => {
    if (!files.has(text)) return false;
    named.add(idOf(text));
    return true;
  };
  const within = { from: copy.from, to: copy.courseId, idOf };
  const copied = copiedJson(questionContentSchema, content, within, isFile);
  return { content: copied, mediaIds: [...named] };
}

/** Copies some questions, with their files first. Those that are there were copied by an earlier try. */
async function copySome(
  table: Table,
  heads: QuestionHead[],
  slots: Slot[],
  copying: Copying,
): Promise<void> {
  const { courseId, madeBy, madeAt } = copying.copy;
  const wanted = heads.map((head) => ({
    head,
    ...numbersOf(head, pinnedIn(slots, head.questionId)),
  }));
  const contents = await questionVersions.some(
    table,
    wanted.flatMap(({ head: { questionId }, versions }) =>
      versions.map(({ from }) => ({ questionId, version: from })),
    ),
  );
  const made = wanted.map(({ head, latest, versions }) => {
    const questionId = copiedId(head, courseId);
    const files = new Set(head.mediaIds);
    const own = versions.flatMap(({ from, to }) => {
      const content = contents(head.questionId, from);
      return content ? [{ version: to, ...copiedQuestion(content, files, copying) }] : [];
    });
    const copied: QuestionHead = {
      ...head,
      questionId,
      bankId: courseId,
      source: head.source ?? head.questionId,
      mediaIds: [...new Set(own.flatMap(({ mediaIds }) => mediaIds))],
      version: latest,
      contentVersion: latest,
      versions: own.length,
      revision: 1,
      changedAt: madeAt,
    };
    const puts = own.map(({ version, content }) =>
      questionVersions.put({ questionId, version, savedBy: madeBy, savedAt: madeAt, content }),
    );
    return { copied, puts };
  });
  const files = heads.flatMap(({ mediaIds }) => mediaIds);
  for (const file of await media.byIds(table, [...new Set(files)]))
    await ensure(table, mediaWrites.share(file, courseId, copying.idOf(file.mediaId)));
  const there = await commitTogether(
    table,
    made.map((one) => ({
      of: one,
      items: [
        questionWrites.create(one.copied),
        ...one.puts,
        ...one.copied.mediaIds.map((id) => mediaWrites.attach(courseId, id, 1, 'questions')),
      ],
    })),
    (pack) => [banks.take(courseId, pack.length)],
  );
  // A quiz may name more of its versions than at the first try.
  for (const { puts } of there) for (const put of puts) await ensure(table, [put]);
}

/**
 * Copies the questions that the quizzes of a course name or may draw into the bank of its copy; figures, the trash and
 * all other questions stay behind. Every id follows from the copy's and the original's, so that a repeat makes none
 * twice.
 * @returns a quiz as the copy asks it
 */
export async function copyQuestions(
  table: Table,
  quizzes: Quiz[],
  copying: Copying,
): Promise<(quiz: Quiz) => Quiz> {
  const { courseId } = copying.copy;
  const slots = slotsIn(quizzes).filter(({ bankId }) => comesAlong(bankId, copying));
  const heads = await headsOf(table, slots);
  for (const some of inParts(heads, partSize)) await copySome(table, some, slots, copying);
  const ids = new Map(heads.map((head) => [head.questionId, copiedId(head, courseId)]));
  const own = (id: string) => ids.get(id) ?? derivedUlid(courseId, id);
  return (quiz) =>
    withSlots(quiz, (slot) => {
      if (!comesAlong(slot.bankId, copying)) return slot;
      return slot.kind === 'fixed'
        ? { ...slot, bankId: courseId, questionId: own(slot.questionId) }
        : { ...slot, bankId: courseId };
    });
}
