import { fraction } from '#shared/grading/fraction.ts';
import { all, type Earned, nothing } from '#shared/grading/score.ts';
import type { QuestionContentOf } from '#shared/schemas/questions.ts';
import type { choiceSchemes } from './schema.ts';

type Options = QuestionContentOf<'multipleChoice'>['options'];
type Scheme = (choices: ReadonlySet<string>, options: Options) => Earned;

/** How often `isSo` holds. */
const count = (options: Options, isSo: (option: Options[number]) => boolean) =>
  options.filter(isSo).length;

const schemes: Record<(typeof choiceSchemes)[number], Scheme> = {
  allOrNothing: (chosen, options) => {
    const isRight = options.every((one) => chosen.has(one.optionId) === one.isRight);
    return { ...(isRight ? all : nothing), how: { how: 'allOrNothing', isRight } };
  },
  eachStatement: (chosen, options) => {
    const right = count(options, (one) => chosen.has(one.optionId) === one.isRight);
    const of = options.length;
    return { ...fraction(right, of), how: { how: 'eachStatement', right, of } };
  },
  rightMinusWrong: (chosen, options) => {
    const ofRight = count(options, ({ isRight }) => isRight);
    const ofWrong = options.length - ofRight;
    const right = count(options, ({ isRight, optionId }) => isRight && chosen.has(optionId));
    const wrong = count(options, ({ isRight, optionId }) => !isRight && chosen.has(optionId));
    const earned =
      ofWrong === 0
        ? fraction(right, ofRight)
        : fraction(right * ofWrong - wrong * ofRight, ofRight * ofWrong);
    return { ...earned, how: { how: 'rightMinusWrong', right, ofRight, wrong, ofWrong } };
  },
  weights: (chosen, options) => {
    const total = (counted: Options) => counted.reduce((sum, { weight }) => sum + weight, 0);
    const of = total(options.filter(({ weight }) => weight > 0));
    const sum = total(options.filter(({ optionId }) => chosen.has(optionId)));
    return { ...fraction(sum, of), how: { how: 'weights', sum, of } };
  },
};

export const scoreStatements = (
  { options, scheme }: QuestionContentOf<'multipleChoice'>,
  choices: readonly string[],
): Earned => schemes[scheme](new Set(choices), options);
