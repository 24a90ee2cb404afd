import { contentOfKind } from '#shared/blocks/content-of-kind.ts';
import { mayAsk, slotsIn } from '#shared/blocks/quiz/slots.ts';
import { mayDraw } from '#shared/policies/may-draw.ts';
import { api } from '#web/lib/api.ts';
import { derivedUlid } from '#web/lib/derived-ulid.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { allPages, pageAt } from '#web/lib/all-pages.ts';
import type { ReadCourse } from '../format/read-course.ts';
import type { BankQuestion, Course, Platform } from '../types.ts';
import { namedInQuizzes } from './named-in-quizzes.ts';
import { sourceOfQuestion } from './write-questions.ts';

type Wanted = { questionId: string; version: number | null };

/** So many questions are asked for at once. */
const atOnce = 50;

/** A question of a bank with what it asks, and what it asked in the versions that are wanted. */
async function namedQuestions(bankId: string, wanted: Wanted[]): Promise<BankQuestion[]> {
  const names = wanted.map(({ questionId, version }) =>
    version === null ? questionId : `${questionId}.${version}`,
  );
  const all = [...new Set(names)];
  const found = new Map<string, BankQuestion>();
  for (let at = 0; at < all.length; at += atOnce) {
    const { questions } = await api('banks.getQuestions', {
      params: { bankId },
      query: { questions: all.slice(at, at + atOnce).join(','), contents: 'true' },
    });
    for (const { question, version, content } of questions) {
      const one = found.get(question.questionId) ?? { row: question, contents: new Map() };
      if (content) one.contents.set(version, content);
      found.set(question.questionId, one);
    }
  }
  return [...found.values()];
}

/** What a bank answers; nothing where it is the own one of somebody else. */
async function unlessForeign<T>(ask: () => Promise<T[]>): Promise<T[]> {
  try {
    return await ask();
  } catch (error) {
    if (isNotFound(error)) return [];
    throw error;
  }
}

type Draw = { tags: string[]; difficulty: 'easy' | 'medium' | 'hard' | null };

/** The ids of all questions of a bank that some draws may take. */
async function drawable(bankId: string, draws: Draw[]): Promise<string[]> {
  const found = new Set<string>();
  const lists = new Map(
    draws.map(({ tags: [tag], difficulty }) => [`${difficulty} ${tag}`, { tag, difficulty }]),
  );
  for (const { tag, difficulty } of lists.values()) {
    const rows = await allPages((cursor) =>
      api('banks.listQuestions', {
        params: { bankId },
        query: {
          ...pageAt(cursor),
          status: 'ready',
          ...(tag !== undefined && { tag }),
          ...(difficulty !== null && { difficulty }),
        },
      }),
    );
    for (const row of rows) if (draws.some((draw) => mayDraw(draw, row))) found.add(row.questionId);
  }
  return [...found];
}

/**
 * The questions that the quizzes of a course name or may draw, as a copy of the course takes them along; of those that
 * they name by a version, that too. What is in the trash stays there.
 */
export async function questionsAsked({
  course,
  modules,
  blocks,
  contents,
}: Omit<Platform, 'questions' | 'media'>): Promise<BankQuestion[]> {
  const there = new Set(
    modules.filter(({ binnedAt }) => binnedAt === null).map(({ moduleId }) => moduleId),
  );
  const quizzes = blocks
    .filter(({ binnedAt, moduleId }) => binnedAt === null && there.has(moduleId))
    .flatMap(({ blockId }) => {
      const content = contents.get(blockId);
      return (content && contentOfKind('quiz', content)) ?? [];
    });
  const asked: BankQuestion[] = [];
  const slots = slotsIn(quizzes).filter(({ bankId }) => mayAsk(course, bankId));
  for (const [bankId, some] of Map.groupBy(slots, (slot) => slot.bankId)) {
    const draws = some.filter((slot) => slot.kind === 'draw');
    const fixed = some.filter((slot) => slot.kind === 'fixed');
    const questions = await unlessForeign(async () =>
      namedQuestions(bankId, [
        ...fixed.flatMap(({ questionId, version }) => [
          { questionId, version: null },
          { questionId, version },
        ]),
        ...(await drawable(bankId, draws)).map((questionId) => ({ questionId, version: null })),
      ]),
    );
    asked.push(...questions.filter(({ row }) => row.binnedAt === null));
  }
  return asked;
}

/** A person's own bank has an id that does not begin with an instant, as that of a course does. */
const wholeOf = (bankId: string) => (bankId.length === 26 ? bankId : `0000000000${bankId}`);

/** Those of some sources that a bank has: written in it, or brought in before; in its trash too. */
async function ofSources(bankId: string, sources: ReadonlySet<string>): Promise<BankQuestion[]> {
  const ids = [...sources].map((source) => derivedUlid(wholeOf(bankId), source));
  const wanted = [...sources, ...(await Promise.all(ids))];
  const found = await namedQuestions(
    bankId,
    wanted.map((questionId) => ({ questionId, version: null })),
  );
  return found.filter((one) => sources.has(sourceOfQuestion(one)));
}

/** The same questions with all that they asked before. */
async function withVersions(bankId: string, questions: BankQuestion[]): Promise<BankQuestion[]> {
  const wanted: Wanted[] = [];
  for (const { row } of questions) {
    const { questionId } = row;
    const versions = await allPages((cursor) =>
      api('banks.listVersions', { params: { bankId, questionId }, query: pageAt(cursor) }),
    );
    wanted.push(...versions.map(({ version }) => ({ questionId, version })));
  }
  return namedQuestions(bankId, wanted);
}

/** The questions that files hold or name and that a course's bank, or the own one of who teaches it, has already. */
export async function questionsThere(
  { courseId, ownerId }: Pick<Course, 'courseId' | 'ownerId'>,
  read: ReadCourse,
): Promise<BankQuestion[]> {
  const named = namedInQuizzes(read);
  const sources = new Set([
    ...read.questions.map(({ source }) => source),
    ...named.map(({ source }) => source),
  ]);
  const versioned = new Set(
    read.questions.filter(({ sheet }) => sheet.earlier.length > 0).map(({ source }) => source),
  );
  if (sources.size === 0) return [];
  const own = new Set([
    ...read.questions.filter(({ sheet }) => sheet.bank === 'own').map(({ source }) => source),
    ...named.filter(({ isOwn }) => isOwn).map(({ source }) => source),
  ]);
  const there: BankQuestion[] = [];
  for (const [bankId, some] of [
    [courseId, sources],
    [ownerId, own],
  ] as const) {
    if (some.size === 0) continue;
    const found = await unlessForeign(() => ofSources(bankId, some));
    const [many, single] = [
      found.filter((one) => versioned.has(sourceOfQuestion(one)) && one.row.versions > 1),
      found.filter((one) => !versioned.has(sourceOfQuestion(one)) || one.row.versions === 1),
    ];
    there.push(...single, ...(await withVersions(bankId, many)));
  }
  return there;
}
