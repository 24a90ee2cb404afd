import type { Language } from '#shared/policies/languages.ts';
import { isConstant, namesIn } from '#shared/questions/formula/calculate.ts';
import { parseExpression, type Term } from '#shared/questions/formula/parse.ts';
import { drawValues } from '#shared/questions/formula/variables.ts';
import type { QuestionContentOf } from '#shared/schemas/questions.ts';
import type { Notes } from '../notes.ts';
import { marked, type Mark } from './marked-text.ts';

export type Formula = QuestionContentOf<'formula'>;
type Variable = Formula['variables'][number];

/** How Moodle calls functions of ours. */
const renamed: Partial<Record<string, string>> = {
  ln: 'log',
  radians: 'deg2rad',
  degrees: 'rad2deg',
};
const signs = new Set(['+', '-', '*', '/']);

/** A term as Moodle calculates it: there, `^` is no power. */
function said(term: Term, variables: ReadonlySet<string>, notes: Notes): string {
  if (term.is === 'number') return term.value.toFixed();
  if (term.is === 'name') {
    if (variables.has(term.name)) return `{${term.name}}`;
    return term.name === 'pi' ? 'pi()' : 'exp(1)';
  }
  const { name, of } = term;
  const parts = of.map((one) => said(one, variables, notes));
  const [left = '', right = ''] = parts;
  if (of.length === 1 && signs.has(name)) return name === '-' ? `(-${left})` : left;
  if (signs.has(name)) return `(${left} ${name} ${right})`;
  if (name === '^') return `pow(${left}, ${right})`;
  if (name === 'cbrt') {
    notes.add('scoring_changed', name);
    return `pow(${left}, 1/3)`;
  }
  if ((name === 'min' || name === 'max') && of.length === 1) return left;
  return `${renamed[name] ?? name}(${parts.join(', ')})`;
}

/** A formula as Moodle has it; null: it is none that it would take. */
export function moodleExpression(
  { expression, variables }: Pick<Formula, 'expression' | 'variables'>,
  notes: Notes,
): string | null {
  const term = parseExpression(expression);
  if (term === null) return null;
  const names = new Set(variables.map(({ name }) => name));
  const used = namesIn(term);
  if (!used.some((name) => names.has(name))) return null;
  if (!used.every((name) => names.has(name) || isConstant(name))) return null;
  const formula = said(term, names, notes);
  const isSum = term.is === 'operation' && term.of.length === 2 && signs.has(term.name);
  return isSum ? formula.slice(1, -1) : formula;
}

const places: Mark = {
  text: /\{([A-Za-z][A-Za-z0-9]*)\}/g,
  latex: /\{\{([A-Za-z][A-Za-z0-9]*)\}\}/g,
  skipsCode: false,
};

/** The stem of a formula's question in one language. Braces that hold no variable are no place for one there. */
export function formulaStem(
  { stem, variables }: Pick<Formula, 'stem' | 'variables'>,
  language: Language,
): string {
  const names = new Set(variables.map(({ name }) => name));
  return marked(
    stem[language]?.content ?? [],
    places,
    (name) => names.has(name),
    (html) => html.replaceAll('{', '&#123;'),
    (name) => `{${name}}`,
  );
}

/** So many sets of values go along: Moodle draws one of them for each attempt. */
const sets = 20;

/** Chances that come again, so that the same question is the same file. */
function steadyRandom(): (end: number) => number {
  let state = 20_260_101;
  return (end) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

const rangeOf = (variable: Variable) => {
  if (!('values' in variable)) return variable;
  const { values } = variable;
  const sorted = values.toSorted((a, b) => Number(a) - Number(b));
  const decimals = Math.max(...values.map((value) => value.split('.')[1]?.length ?? 0));
  return { from: sorted[0] ?? '0', to: sorted.at(-1) ?? '0', decimals };
};

const text = (name: string, value: string | number) => `<${name}><text>${value}</text></${name}>`;

/** The sets of values of a question's variables. */
export function datasetsOf(variables: readonly Variable[]): string {
  const random = steadyRandom();
  const rows = Array.from({ length: sets }, () => drawValues(variables, random));
  const definitions = variables.map((variable, at) => {
    const { from, to, decimals } = rangeOf(variable);
    const items = rows.map(
      (row, index) =>
        `<dataset_item><number>${index + 1}</number><value>${row[at]?.value ?? from}</value></dataset_item>`,
    );
    return `\n      <dataset_definition>${text('status', 'private')}${text('name', variable.name)}<type>calculatedsimple</type>${text('distribution', 'uniform')}${text('minimum', from)}${text('maximum', to)}${text('decimals', decimals)}<itemcount>${sets}</itemcount><dataset_items>${items.join('')}</dataset_items><number_of_items>${sets}</number_of_items></dataset_definition>`;
  });
  return `\n    <dataset_definitions>${definitions.join('')}\n    </dataset_definitions>`;
}

/** The tolerance of a formula as Moodle has it. */
export function formulaTolerance(
  tolerance: Formula['tolerance'],
  notes: Notes,
): { by: string; type: 1 | 2 } {
  if (tolerance.kind === 'absolute') return { by: tolerance.by, type: 2 };
  if (tolerance.kind === 'relative') return { by: tolerance.by, type: 1 };
  notes.add('scoring_changed');
  return { by: String(0.5 * 10 ** (1 - tolerance.digits)), type: 1 };
}
