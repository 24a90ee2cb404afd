type Test = (value: unknown) => boolean;

const COMPARE: Record<string, (left: number, right: number) => boolean> = {
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '=': (left, right) => left === right,
  '>=': (left, right) => left >= right,
  '>': (left, right) => left > right,
};

/**
 * Compiles one pattern of an event source mapping's `FilterCriteria`, by the rules of the Lambda
 * guide ("Filter rule syntax"): fields are joined by AND, the entries of a list by OR.
 * @throws Error that names what it does not know
 */
export function compileFilter(pattern: string): Test {
  const parsed: unknown = JSON.parse(pattern);
  if (!isObject(parsed)) throw new Error(`The filter pattern ${pattern} is not an object.`);
  return compileObject(parsed);
}

function compileObject(pattern: Record<string, unknown>): Test {
  const tests = Object.entries(pattern).map(([key, wanted]): Test => {
    if (key === '$or' && Array.isArray(wanted)) {
      const branches = wanted.map((branch) => compileObject(isObject(branch) ? branch : {}));
      return (value) => branches.some((branch) => branch(value));
    }
    const test = compileField(wanted);
    return (value) => test(isObject(value) ? value[key] : undefined);
  });
  return (value) => tests.every((test) => test(value));
}

function compileField(wanted: unknown): Test {
  if (isObject(wanted)) return compileObject(wanted);
  if (!Array.isArray(wanted))
    throw new Error(`A filter pattern needs a list of values, not ${JSON.stringify(wanted)}.`);
  const tests = wanted.map(compileRule);
  return (value) => tests.some((test) => test(value));
}

function compileRule(rule: unknown): Test {
  if (!isObject(rule)) return each((value) => value === rule);
  const [name = '', argument] = Object.entries(rule)[0] ?? [];
  switch (name) {
    case 'exists':
      return (value) => (value !== undefined) === argument;
    case 'prefix':
      return each((value) => typeof value === 'string' && value.startsWith(String(argument)));
    case 'suffix':
      return each((value) => typeof value === 'string' && value.endsWith(String(argument)));
    case 'equals-ignore-case':
      return each((value) => String(value).toLowerCase() === String(argument).toLowerCase());
    case 'numeric':
      return each(compileNumeric(argument));
    case 'anything-but': {
      const excluded = [argument].flat().map(compileRule);
      return (value) => value !== undefined && !excluded.some((test) => test(value));
    }
    default:
      throw new Error(`The filter rule ${name} is not emulated.`);
  }
}

/** Reads `[">", 0, "<=", 5]`. */
function compileNumeric(argument: unknown): Test {
  const parts = Array.isArray(argument) ? argument : [];
  const tests = Array.from({ length: parts.length / 2 }, (_, index): Test => {
    const compare = COMPARE[String(parts[2 * index])];
    const bound = Number(parts[2 * index + 1]);
    if (!compare) throw new Error(`The filter rule numeric ${JSON.stringify(argument)} is wrong.`);
    return (value) => typeof value === 'number' && compare(value, bound);
  });
  return (value) => tests.every((test) => test(value));
}

/** A list in the record matches when one of its elements does. */
function each(test: Test): Test {
  return (value) => value !== undefined && (Array.isArray(value) ? value.some(test) : test(value));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
