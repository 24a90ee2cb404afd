import { lacksOf } from '#shared/questions/registry.ts';
import type { QuestionContent } from '#shared/schemas/questions.ts';
import type { QuestionHead } from '#functions/data/banks/questions.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { firstWords } from '#shared/questions/first-words.ts';

type Path = (string | number)[];

/** What the head of a question says of its content. */
export const headOf = (content: QuestionContent) => ({
  type: content.type,
  stem: firstWords(content),
  lacks: [...new Set(lacksOf(content).map(({ code }) => code))],
});

/** @throws AppError `question_not_ready` with all that it lacks, where it is said to be ready */
export function expectReady(
  { status, lacks }: Pick<QuestionHead, 'status' | 'lacks'>,
  at: Path,
): void {
  if (status !== 'ready' || lacks.length === 0) return;
  throw new AppError('question_not_ready', {
    issues: lacks.map((code) => ({ path: at, code })),
  });
}
