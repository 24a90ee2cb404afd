import { keyOf } from '#shared/questions/formula/calculate.ts';
import { drawValues } from '#shared/questions/formula/variables.ts';
import type { Random } from '#shared/questions/random.ts';
import type { DrawOf, QuestionContentOf } from '#shared/schemas/questions.ts';
import { steadyRandom } from '../preview/steady-random.ts';

type Content = QuestionContentOf<'formula'>;

export type Sample = {
  /** The lowest values, the highest ones, or a draw between. */
  of: 'lowest' | 'highest' | 'drawn';
  values: DrawOf<'formula'>['values'];
  /** null: the expression has no value for these. */
  key: string | null;
};

const lowest: Random = () => 0;
const highest: Random = (end) => end - 1;

/** Values that learners may be given, each with the answer that would be right. Another round draws others. */
export function samplesOf(content: Content, round: number): Sample[] {
  const sample = (of: Sample['of'], random: Random): Sample => {
    const values = drawValues(content.variables, random);
    return { of, values, key: keyOf(content, { values }) };
  };
  return [
    sample('lowest', lowest),
    sample('highest', highest),
    ...[1, 2, 3, 4].map((at) => sample('drawn', steadyRandom(round * 10 + at))),
  ];
}
