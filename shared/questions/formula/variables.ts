import type { DrawOf, QuestionFinding } from '#shared/schemas/questions.ts';
import { Exact } from '../decimals.ts';
import { finding } from '../finding.ts';
import type { Random } from '../random.ts';
import type { Variable } from './schema.ts';

type Values = DrawOf<'formula'>['values'];

/** What a variable lacks to draw a value from. */
export function lacksVariable(variable: Variable, at: number): QuestionFinding[] {
  if ('values' in variable)
    return variable.values.length === 0
      ? [finding('too_few_parts', 'variables', at, 'values')]
      : [];
  return new Exact(variable.from).greaterThan(new Exact(variable.to))
    ? [finding('limits_reversed', 'variables', at, 'to')]
    : [];
}

/** More than chances can tell apart at once; steps are then coarser than their decimals. */
const mostSteps = 2 ** 32;

function drawValue(variable: Variable, random: Random): string {
  if ('values' in variable) {
    const { values } = variable;
    return values[random(Math.max(1, values.length))] ?? '0';
  }
  const step = new Exact(10).pow(-variable.decimals);
  const first = new Exact(variable.from).dividedBy(step).ceil();
  const last = new Exact(variable.to).dividedBy(step).floor();
  const steps = last.minus(first).plus(1);
  if (steps.lessThan(1)) return variable.from;
  const at = steps.greaterThan(mostSteps)
    ? steps.times(random(mostSteps)).dividedBy(mostSteps).floor()
    : new Exact(random(steps.toNumber()));
  return first.plus(at).times(step).toFixed(variable.decimals);
}

export const drawValues = (variables: readonly Variable[], random: Random): Values =>
  variables.map((variable) => ({ name: variable.name, value: drawValue(variable, random) }));
