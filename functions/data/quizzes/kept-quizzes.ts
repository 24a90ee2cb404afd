import * as z from 'zod';
import { quizFactsSchema } from '#shared/schemas/blocks.ts';
import { keys } from '#functions/data/keys.ts';
import {
  aroundListed,
  aroundOf,
  keptRows,
  listedBlock,
  mostListed,
} from '#functions/data/lessons/kept-rows.ts';

const rows = z.object({
  quizzes: z.array(z.object({ ...listedBlock, quiz: quizFactsSchema })),
  ...aroundListed,
});
export type QuizRows = z.infer<typeof rows>;

/** The quizzes of courses as their students have them. */
export const keptQuizzes = keptRows({
  entity: 'KeptQuizzes',
  keyOf: keys.keptQuizzes,
  rows,
  rowsOf(outline) {
    const quizzes = outline.blocks
      .flatMap(({ facts: { quiz }, ...block }) => (quiz ? [{ ...block, quiz }] : []))
      .slice(0, mostListed);
    return { quizzes, ...aroundOf(quizzes, outline) };
  },
});
