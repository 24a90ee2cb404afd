import type { QuestionFinding, QuestionFindingCode } from '#shared/schemas/questions.ts';

export const finding = (
  code: QuestionFindingCode,
  ...path: (string | number)[]
): QuestionFinding => ({ code, path });

/** A list that has fewer than it must. */
export const atLeast = (least: number, list: readonly unknown[], name: string): QuestionFinding[] =>
  list.length < least ? [finding('too_few_parts', name)] : [];
