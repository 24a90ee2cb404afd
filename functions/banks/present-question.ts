import { mediaOf } from '#shared/questions/registry.ts';
import type * as z from 'zod';
import { questionRowSchema } from '#shared/schemas/question-row.ts';
import type { questionSchema } from '#shared/schemas/banks.ts';
import type { QuestionContent } from '#shared/schemas/questions.ts';
import { presentPerson } from '#functions/data/accounts/present-person.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import type { QuestionHead } from '#functions/data/banks/questions.ts';
import type { QuestionVersion } from '#functions/data/banks/question-versions.ts';
import { usesOf } from '#functions/data/banks/uses.ts';
import { questionFigures } from '#functions/data/quizzes/figures.ts';
import { presentFigures } from '#functions/data/quizzes/present-figures.ts';
import { media } from '#functions/data/media/media.ts';
import { fieldsOf, pick } from '#functions/platform/pick.ts';
import type { BanksDeps } from './deps.ts';

const ofRow = fieldsOf(questionRowSchema.shape);

/** A question as its bank's editors see it in a list. */
export const presentRow = (head: QuestionHead) => pick(head, ofRow);

/** Links to the files of a content. */
async function linksOf(content: QuestionContent, deps: BanksDeps, now: number) {
  const files = await media.byIds(deps.table, mediaOf(content));
  return files.filter(({ state }) => state === 'ready').map((file) => deps.links.linkTo(file, now));
}

/** A version with the name of who saved it, and links to its files. */
export async function presentVersion(
  { version, type, savedAt, savedBy, content }: QuestionVersion,
  deps: BanksDeps,
  now: number,
) {
  const [names, links] = await Promise.all([
    profiles.names(deps.table, [savedBy]),
    linksOf(content, deps, now),
  ]);
  return { version, type, savedAt, savedBy: presentPerson(savedBy, names), content, links };
}

/** Over so many quizzes the figures of a question are told. */
const mostQuizzes = 100;

/** A question whole. */
export async function presentQuestion(
  head: QuestionHead,
  saved: QuestionVersion,
  deps: BanksDeps,
  now: number,
): Promise<z.infer<typeof questionSchema>> {
  const [{ version: _, ...shown }, usedIn, figures] = await Promise.all([
    presentVersion(saved, deps, now),
    usesOf(deps.table, head),
    questionFigures.ofQuestion(deps.table, head.questionId, mostQuizzes),
  ]);
  return { ...presentRow(head), ...shown, usedIn, figures: presentFigures(figures) };
}
