import { lacksOf } from '#shared/questions/registry.ts';
import { inLanguage, languages, type LocalizedText } from '#shared/policies/languages.ts';
import { nodesOf } from '#shared/policies/rich-text-nodes.ts';
import type { QuestionContent } from '#shared/schemas/questions.ts';
import { Tally } from '#web/lib/markdown/losses.ts';
import { same } from '#web/lib/same.ts';
import type { ReadCourse, ReadQuestion } from '../format/read-course.ts';
import { pathOf, withLinks } from '../format/links.ts';
import type { Target } from '../plan/target.ts';
import type { PlanItem } from '../plan/types.ts';
import type { BankQuestion } from '../types.ts';
import { canonicalContent } from './canonical-content.ts';
import { contentOf } from './content-of.ts';
import { headOf } from './question-sheet.ts';
import { sourceOfQuestion } from './write-questions.ts';

type Planned = PlanItem & { seen: number };

/** A question as the course will have it. */
export type Coming = {
  questionId: string;
  bankId: string;
  /** Whether it is there by now. */
  isThere: boolean;
  /** The number that the n-th of its contents in the files has there, from 1; null: there is no such one. */
  versionAt: (place: number) => number | null;
};

const mostLetters = 120;

/** What a question is called in a plan: its name, else the first words of its stem. */
function titleOf(
  { sheet }: ReadQuestion,
  content: QuestionContent | undefined,
): LocalizedText | null {
  if (sheet.name !== null) return { en: sheet.name };
  const words: LocalizedText = {};
  for (const one of languages) {
    const document = content?.stem[one];
    if (!document) continue;
    const text = [...nodesOf(document)].map((node) => node.text ?? '').join(' ');
    const short = text.replace(/\s+/g, ' ').trim().slice(0, mostLetters).toWellFormed();
    if (short) words[one] = short;
  }
  return inLanguage(words, 'en').text === '' ? null : words;
}

const isSame = (one: unknown, other: unknown) =>
  same(canonicalContent(one), canonicalContent(other));

/** The number of the newest version that asks the same; null: none does. */
const versionOf = (there: BankQuestion, content: QuestionContent): number | null =>
  [...there.contents].findLast(([, own]) => isSame(own, content))?.[0] ?? null;

/** Whether the platform's state is known to be the one that the file was made from. */
function isOlder({ row }: BankQuestion, { sheet }: ReadQuestion, { from, courseId }: Target) {
  // A question that was brought in has as many versions as its file.
  const made = sheet.earlier.length + 1;
  return from === courseId ? row.version === sheet.version : row.version <= made;
}

/** Plans a question, and tells what quizzes call it; null: it does not come in. */
function planQuestion(
  question: ReadQuestion,
  target: Target,
): { item: Planned; coming: Coming | null } {
  const { path, line, source, sheet, losses } = question;
  const { courseId, idOf, from } = target;
  const tally = new Tally();
  tally.losses.push(...losses);
  const lead = (to: string) => pathOf(to, from ?? '', courseId, (id) => idOf(id) ?? id);
  const read = [...sheet.earlier, sheet.content].map((written) =>
    withLinks(contentOf(written, { path, place: target, tally }), lead),
  );
  const contents = read.flatMap((one) => ('content' in one ? [one.content] : []));
  const latest = contents.at(-1);
  const item = {
    key: `question:${source}`,
    what: 'question' as const,
    path,
    title: titleOf(question, latest),
    losses: tally.losses,
    seen: Math.max(1, tally.seen),
  };
  const broken = read.find((one) => 'detail' in one);
  if (!latest || (broken && 'detail' in broken)) {
    const detail = broken && 'detail' in broken ? broken.detail : '';
    tally.lose('question_unread', line, detail);
    return { item: { ...item, state: 'dropped', reason: 'content', detail }, coming: null };
  }
  const head = headOf(sheet);
  if (head.status === 'ready' && lacksOf(latest).length > 0) {
    head.status = 'draft';
    tally.lose('question_unready', line);
  }
  const { there, questionId, bankId } = target.questionOf(source, sheet.bank === 'own');
  const known = { questionId, bankId };
  if (!there) {
    const [first = latest, ...next] = contents;
    // What was asked before may be less than what is ready: that is said with the last one.
    const status = next.length > 0 ? ('draft' as const) : head.status;
    return {
      item: {
        ...item,
        state: 'new',
        step: {
          id: 'banks.createQuestions',
          params: { bankId },
          body: { questions: [{ ...head, status, source, content: first }] },
          next,
          head,
        },
      },
      coming: { ...known, isThere: false, versionAt: (at) => (contents[at - 1] ? at : null) },
    };
  }
  const { row } = there;
  const versionAt = (at: number) => {
    const content = contents[at - 1];
    return content ? versionOf(there, content) : null;
  };
  const coming = { ...known, isThere: true, versionAt };
  if (row.binnedAt !== null)
    return { item: { ...item, state: 'dropped', reason: 'in_bin' }, coming };
  const missing = contents.slice(0, -1).filter((content) => versionOf(there, content) === null);
  const now = there.contents.get(row.contentVersion);
  if (missing.length === 0 && same(headOf(row), head) && isSame(now, latest))
    return { item: { ...item, state: 'unchanged' }, coming };
  return {
    item: {
      ...item,
      state: isOlder(there, question, target) ? 'changed' : 'conflict',
      step: {
        id: 'banks.updateQuestion',
        params: known,
        body: { version: row.version },
        next: [...missing, latest],
        head,
      },
    },
    coming,
  };
}

/** The plan for the questions of a folder, and what its quizzes call them. */
export function planQuestions(
  read: ReadCourse,
  target: Target,
): { items: Planned[]; questions: ReadonlyMap<string, Coming> } {
  const questions = new Map<string, Coming>();
  // Those that the folder does not hold are named as they are.
  for (const there of target.platform?.questions ?? []) {
    const { questionId, bankId } = there.row;
    questions.set(sourceOfQuestion(there), {
      questionId,
      bankId,
      isThere: true,
      versionAt: () => null,
    });
  }
  const items = read.questions.map((question) => {
    const { item, coming } = planQuestion(question, target);
    if (coming) questions.set(question.source, coming);
    return item;
  });
  const unread = read.unread.map(({ path, line, reason, detail }): Planned => ({
    key: `question:${path}:${line}`,
    what: 'question',
    path,
    title: null,
    state: 'dropped',
    reason,
    ...(detail && { detail }),
    // Of what cannot be parsed, the detail is the line alone.
    losses: [
      {
        reason: 'question_unread',
        line,
        ...(detail && reason !== 'front_matter' && { detail }),
      },
    ],
    seen: 1,
  }));
  return { items: [...items, ...unread], questions };
}
