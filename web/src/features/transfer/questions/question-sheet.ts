import * as z from 'zod';
import { ulidSchema, versionSchema } from '#shared/schemas/primitives.ts';
import { newQuestion } from '#shared/schemas/questions.ts';

/** What a question asks, its texts as Markdown; the question's own schema checks it later. */
const contentSheet = z.record(z.string(), z.unknown());

/** A question in a file of a course's folder. */
export const questionSheetSchema = z.strictObject({
  /** null: written by hand. */
  source: ulidSchema.nullable().prefault(null),
  /** The version that it was taken at. */
  version: versionSchema.nullable().prefault(null),
  /** It lies in the bank of who teaches the course; else in the course's. */
  bank: z.literal('own').optional(),
  ...newQuestion,
  content: contentSheet,
  /** What it asked before, as far as a quiz names that by its number; the oldest first. */
  earlier: z.array(contentSheet).max(100).prefault([]),
});
export type QuestionSheet = z.output<typeof questionSheetSchema>;

/** The fields that say nothing of what is asked. */
export const headOf = ({ name, tags, difficulty, points, status }: QuestionHead) => ({
  name,
  tags,
  difficulty,
  points,
  status,
});
export type QuestionHead = Pick<
  QuestionSheet,
  'name' | 'tags' | 'difficulty' | 'points' | 'status'
>;

/** Where the questions of a folder lie. */
export const isQuestionFile = (path: string): boolean => /^questions\/[^/]+\.ya?ml$/i.test(path);

export type QuestionPart = { line: number; text: string };

/** The questions of a file, each with the line on which it begins: a line of three dashes stands before each. */
export function partsOf(file: string): QuestionPart[] {
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const parts: { line: number; lines: string[] }[] = [{ line: 1, lines: [] }];
  for (const [at, line] of lines.entries())
    if (/^---[ \t]*$/.test(line)) parts.push({ line: at + 2, lines: [] });
    else parts.at(-1)?.lines.push(line);
  return parts
    .filter((part) => part.lines.some((line) => line.trim() !== '' && !line.startsWith('#')))
    .map(({ line, lines: own }) => ({ line, text: own.join('\n') }));
}
