import type { Decimal } from 'decimal.js';
import type { DrawOf, QuestionContentOf } from '#shared/schemas/questions.ts';
import { Calculated, constants, digitsThatCount } from './functions.ts';
import { parseExpression, type Term } from './parse.ts';

/** The names that a term asks for, each once. */
export const namesIn = (term: Term): string[] =>
  term.is === 'number'
    ? []
    : term.is === 'name'
      ? [term.name]
      : [...new Set(term.of.flatMap(namesIn))];

export const isConstant = (name: string): boolean => constants.has(name);

function valueOf(term: Term, values: ReadonlyMap<string, Decimal>): Decimal {
  if (term.is === 'number') return term.value;
  if (term.is === 'name')
    return values.get(term.name) ?? constants.get(term.name) ?? new Calculated(Number.NaN);
  return term.apply(...term.of.map((one) => valueOf(one, values)));
}

/**
 * The value of a formula with the numbers drawn, rounded as it says; null: it has none. Digits are those of
 * decimals, so that every machine comes to the same.
 */
export function keyOf(
  { expression, decimals }: Pick<QuestionContentOf<'formula'>, 'expression' | 'decimals'>,
  { values }: Pick<DrawOf<'formula'>, 'values'>,
): string | null {
  const term = parseExpression(expression);
  if (term === null) return null;
  const value = valueOf(term, new Map(values.map((one) => [one.name, new Calculated(one.value)])));
  if (!value.isFinite()) return null;
  const counting = value.toSignificantDigits(digitsThatCount);
  return (decimals === null ? counting : counting.toDecimalPlaces(decimals)).toString();
}
