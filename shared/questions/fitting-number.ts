import { fraction, times } from '#shared/grading/fraction.ts';
import { nothing } from '#shared/grading/score.ts';
import type { GapReason } from '#shared/schemas/credit.ts';
import { type Decimal, Exact, readDecimal } from './decimals.ts';
import type { Tolerance, Unit } from './numbers.ts';

type Accepted = { value: string; tolerance: Tolerance; weight: number };
type Key<A = Accepted> = { accepted: readonly A[]; unit: Unit };
type Answer = { number: string; unit: string };

function isWithin(number: Decimal, value: Decimal, tolerance: Tolerance): boolean {
  if (tolerance.kind === 'significant') {
    const shortened = (one: Decimal) => one.toSignificantDigits(tolerance.digits);
    return shortened(number).equals(shortened(value));
  }
  const most =
    tolerance.kind === 'absolute'
      ? new Exact(tolerance.by)
      : value.abs().times(new Exact(tolerance.by));
  return number.minus(value).abs().lessThanOrEqualTo(most);
}

/** Micro and mu, m² and m2 are the same; case is not: mW and MW are two units. */
const sameUnit = (unit: string) =>
  unit.normalize('NFKC').replaceAll('μ', 'µ').replaceAll(/\s/gu, '');

const knownUnit = (unit: NonNullable<Unit>, written: string) =>
  unit.accepted.find((one) => sameUnit(one.unit) === sameUnit(written));

/** The number in the unit of the key. An unknown unit is read as if it were that. */
function inUnitOfKey(number: Decimal, unit: Unit, written: string): Decimal {
  const known = unit && knownUnit(unit, written);
  return known ? number.times(new Exact(known.factor)) : number;
}

function becameOfUnit(unit: Unit, written: string) {
  if (unit === null) return null;
  if (written.trim() === '')
    return unit.isRequired
      ? ({ is: 'missing', penalty: unit.penalty } as const)
      : ({ is: 'missing', penalty: 0 } as const);
  return knownUnit(unit, written)
    ? ({ is: 'right', penalty: 0 } as const)
    : ({ is: 'unknown', penalty: unit.penalty } as const);
}

/** The first accepted number that an answer fits. */
export function firstFittingNumber<A extends Accepted>(
  { accepted, unit }: Key<A>,
  answer: Answer,
): A | undefined {
  const number = readDecimal(answer.number);
  if (number === null) return undefined;
  const own = inUnitOfKey(number, unit, answer.unit);
  return accepted.find(({ value, tolerance }) => isWithin(own, new Exact(value), tolerance));
}

export function scoreNumber(key: Key, answer: Answer) {
  if (readDecimal(answer.number) === null)
    return { ...nothing, how: { how: 'notANumber' } as const };
  const weight = firstFittingNumber(key, answer)?.weight ?? null;
  const unit = becameOfUnit(key.unit, answer.unit);
  const how: GapReason = { how: 'accepted', weight, unit };
  if (weight === null) return { ...nothing, how };
  const earned = fraction(weight, 10_000);
  // What costs points anyway costs no more for its unit.
  const left = unit && weight > 0 ? 10_000 - unit.penalty : 10_000;
  return { ...times(earned, fraction(left, 10_000)), how };
}

/** A number that earns all, in a unit that is known; null: there is none. */
export function bestNumber(key: Key): Answer | null {
  const units = key.unit === null ? [''] : key.unit.accepted.map(({ unit }) => unit);
  const answers = key.accepted
    .filter(({ weight }) => weight === 10_000)
    .flatMap(({ value }) =>
      units.map((unit) => {
        const factor = key.unit?.accepted.find((one) => one.unit === unit)?.factor ?? '1';
        const number = new Exact(value).dividedBy(new Exact(factor)).toSignificantDigits(30);
        return { number: number.toString(), unit };
      }),
    );
  const earnsAll = (answer: Answer) => {
    const { part, of } = scoreNumber(key, answer);
    return part === of;
  };
  return answers.find(earnsAll) ?? null;
}

export const groupOfNumber = ({ number, unit }: Answer): string =>
  `${readDecimal(number)?.toString() ?? number.trim()} ${sameUnit(unit)}`.trim().slice(0, 100);

/** The units that are right, for a result. */
export const unitsOf = (unit: Unit) => unit && unit.accepted.map((one) => one.unit);
