import type { QuestionContentOf, QuestionFinding } from '#shared/schemas/questions.ts';
import { atLeast, finding } from '../finding.ts';

type Option = QuestionContentOf<'multipleChoice'>['options'][number];

/** What weights lack that are to be summed up. */
function lacksWeights(options: Option[]): QuestionFinding[] {
  const positive = options.filter(({ weight }) => weight > 0);
  const total = positive.reduce((sum, { weight }) => sum + weight, 0);
  const against = options.flatMap(({ weight, isRight }, at) =>
    weight > 0 === isRight ? [] : [finding('weight_against_key', 'options', at, 'weight')],
  );
  // Thirds are 3333 each: as many as there are may be lost or won by writing them down.
  const isWhole = Math.abs(total - 10_000) <= positive.length;
  const costs = options.some(({ weight }) => weight < 0);
  return [
    ...against,
    ...(isWhole ? [] : [finding('weights_total', 'options')]),
    ...(costs || positive.length === options.length
      ? []
      : [finding('all_chosen_is_right', 'options')]),
  ];
}

export const lacksStatements = ({
  options,
  scheme,
}: QuestionContentOf<'multipleChoice'>): QuestionFinding[] => [
  ...atLeast(2, options, 'options'),
  ...(options.some(({ isRight }) => isRight) ? [] : [finding('no_right_answer', 'options')]),
  ...(scheme === 'weights' ? lacksWeights(options) : []),
];
