import { matchesArn, matchesPattern } from './matches-pattern.ts';
import { listOf, type Condition } from './statement.ts';

export type Context = Record<string, string | string[]>;

type Compare = (wanted: string, given: string) => boolean;

const numeric =
  (compare: (given: number, wanted: number) => boolean): Compare =>
  (wanted, given) =>
    compare(Number(given), Number(wanted));

const OPERATORS: Record<string, Compare> = {
  StringEquals: (wanted, given) => wanted === given,
  StringEqualsIgnoreCase: (wanted, given) => wanted.toLowerCase() === given.toLowerCase(),
  StringLike: matchesPattern,
  ArnEquals: matchesArn,
  ArnLike: matchesArn,
  Bool: (wanted, given) => wanted.toLowerCase() === given.toLowerCase(),
  NumericEquals: numeric((given, wanted) => given === wanted),
  NumericLessThan: numeric((given, wanted) => given < wanted),
  NumericLessThanEquals: numeric((given, wanted) => given <= wanted),
  NumericGreaterThan: numeric((given, wanted) => given > wanted),
  NumericGreaterThanEquals: numeric((given, wanted) => given >= wanted),
};

/** The negated form is true for a missing key, and only if none of the values matches. */
const NEGATED: Record<string, string> = {
  StringNotEquals: 'StringEquals',
  StringNotEqualsIgnoreCase: 'StringEqualsIgnoreCase',
  StringNotLike: 'StringLike',
  ArnNotEquals: 'ArnEquals',
  ArnNotLike: 'ArnLike',
  NumericNotEquals: 'NumericEquals',
};

/**
 * Whether all conditions of a statement hold, by the rules of the IAM reference ("Condition
 * operators", "Multivalued context keys").
 * @throws Error that names an operator it does not know
 */
export function conditionsHold(condition: Condition, context: Context): boolean {
  return Object.entries(condition).every(([operator, keys]) => {
    const test = operatorNamed(operator);
    return Object.entries(keys).every(([key, wanted]) =>
      test(listOf(wanted).map(String), contextValue(context, key)),
    );
  });
}

/** @throws Error that names an operator it does not know */
export function assertOperators(condition: Condition): void {
  for (const operator of Object.keys(condition)) operatorNamed(operator);
}

type Test = (wanted: string[], given: string[] | undefined) => boolean;

function operatorNamed(operator: string): Test {
  const match = /^(?:(ForAnyValue|ForAllValues):)?(\w+?)(IfExists)?$/.exec(operator);
  const [, quantifier, name = '', ifExists] = match ?? [];
  if (name === 'Null' && !quantifier && !ifExists)
    return (wanted, given) => wanted.includes(String(given === undefined));
  const positive = NEGATED[name] ?? name;
  const negated = positive !== name;
  const compare = OPERATORS[positive];
  if (!compare) throw new Error(`The IAM condition operator ${operator} is not emulated.`);

  return (wanted, given) => {
    if (given === undefined)
      return ifExists !== undefined || (quantifier ? quantifier === 'ForAllValues' : negated);
    const holds = (value: string) => wanted.some((one) => compare(one, value)) !== negated;
    if (quantifier === 'ForAnyValue') return given.some(holds);
    return given.every(holds);
  };
}

/** Context keys are not case-sensitive. */
function contextValue(context: Context, key: string): string[] | undefined {
  const found = Object.entries(context).find(
    ([name]) => name.toLowerCase() === key.toLowerCase(),
  )?.[1];
  return found === undefined ? undefined : listOf(found);
}
