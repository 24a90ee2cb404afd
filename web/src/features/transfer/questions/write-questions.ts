import { stringify } from 'yaml';
import type { QuestionContent } from '#shared/schemas/questions.ts';
import type { RichText } from '#shared/schemas/rich-text.ts';
import { same } from '#web/lib/same.ts';
import type { BankQuestion } from '../types.ts';
import type { Files } from '../format/files.ts';
import { withLinks } from '../format/links.ts';
import { numbered, withFileNames } from '../format/names.ts';
import { canonicalContent } from './canonical-content.ts';
import { headOf } from './question-sheet.ts';
import { mapTexts } from './rich-fields.ts';

export type QuestionNames = {
  nameOf: (mediaId: string) => string;
  /** The same address, by sources. */
  lead: (path: string) => string;
  courseId: string;
};
type Write = (document: RichText, nameOf: (mediaId: string) => string) => Promise<string>;

/** A file holds so many questions, and so many letters, at the most: less than an import reads of one text. */
const most = { questions: 100, letters: 200_000 };

export const sourceOfQuestion = ({ row }: BankQuestion): string => row.source ?? row.questionId;

/** What a question asks and asked, the oldest first and the latest last: what follows an equal one is none of its own. */
export function contentsOf({ row, contents }: BankQuestion) {
  const kept: { version: number; content: QuestionContent }[] = [];
  for (const [version, content] of [...contents].toSorted(([a], [b]) => a - b)) {
    if (version > row.contentVersion) continue;
    const before = kept.at(-1);
    if (!before || !same(canonicalContent(before.content), canonicalContent(content)))
      kept.push({ version, content });
  }
  return kept;
}

/** The place of a version among those that a file holds, from 1; null: it holds no such one. */
export function placeOfVersion(question: BankQuestion, version: number): number | null {
  const kept = contentsOf(question);
  const content = question.contents.get(version);
  const at = kept.findLastIndex((one) => one.version <= version);
  const isHere = content && same(canonicalContent(kept[at]?.content), canonicalContent(content));
  return isHere ? at + 1 : null;
}

async function writeContent(
  content: QuestionContent,
  { nameOf, lead }: QuestionNames,
  write: Write,
): Promise<unknown> {
  const linked = withLinks(content, lead);
  const documents: RichText[] = [];
  mapTexts(linked, (texts) => {
    documents.push(...(Object.values(texts) as RichText[]));
    return texts;
  });
  const written: string[] = [];
  for (const document of documents)
    written.push((await write(document, nameOf)).replace(/\n+$/, ''));
  const marked = mapTexts(linked, (texts) =>
    Object.fromEntries(Object.keys(texts).map((language) => [language, written.shift()])),
  );
  return withFileNames(marked as object, nameOf);
}

/** A question as the part of a file. */
async function writeQuestion(
  question: BankQuestion,
  names: QuestionNames,
  write: Write,
): Promise<string> {
  const { row } = question;
  const contents: unknown[] = [];
  for (const { content } of contentsOf(question))
    contents.push(await writeContent(content, names, write));
  const earlier = contents.slice(0, -1);
  const sheet = {
    source: sourceOfQuestion(question),
    version: row.version,
    ...(row.bankId !== names.courseId && { bank: 'own' }),
    ...headOf(row),
    content: contents.at(-1),
    ...(earlier.length > 0 && { earlier }),
  };
  return `---\n${stringify(sheet, { lineWidth: 0 })}`;
}

/** Questions as files of a course's folder, in the order of their sources, which is the same wherever they lie. */
export async function writeQuestions(
  questions: readonly BankQuestion[],
  names: QuestionNames,
  write: Write,
): Promise<Files> {
  const files: string[][] = [];
  let letters = Infinity;
  const bySource = (one: BankQuestion) => sourceOfQuestion(one);
  for (const question of questions.toSorted((a, b) => (bySource(a) < bySource(b) ? -1 : 1))) {
    const text = await writeQuestion(question, names, write);
    const last = files.at(-1);
    if (!last || last.length === most.questions || letters + text.length > most.letters) {
      files.push([text]);
      letters = text.length;
    } else {
      last.push(text);
      letters += text.length;
    }
  }
  return new Map(
    files.map((texts, at) => [`questions/${numbered(at, 'questions')}.yaml`, texts.join('')]),
  );
}
