import type { Step } from '../types.ts';

/** The most rows that one request names; copies are fewer, because their files are counted with them. */
export const mostAtOnce = 40;
const mostOf = (step: Extract<Step, { ids: unknown }>) =>
  step.on === 'blocks' && step.change.do === 'copy' ? 10 : mostAtOnce;

export const partsOf = <T>(all: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, at) =>
    all.slice(at * most, (at + 1) * most),
  );

/** A step as requests that the API takes, in order: each part of a move goes behind the part before it. */
export function chunks(step: Step): Step[] {
  if (step.on === 'blockRules') {
    const { edits } = step;
    return partsOf(edits, mostAtOnce).map((part) => ({ ...step, edits: part }));
  }
  if (!('ids' in step) || step.ids.length <= mostOf(step)) return [step];
  const parts = partsOf(step.ids, mostOf(step));
  return parts.map((ids, at): Step => {
    const before = parts[at - 1]?.at(-1);
    if (step.on === 'blocks') {
      const { change } = step;
      if (change.do !== 'move' || before === undefined) return { ...step, ids };
      return { ...step, ids, change: { ...change, after: before } };
    }
    const { change } = step;
    if (change.do !== 'move' || before === undefined) return { ...step, ids };
    return { ...step, ids, change: { ...change, after: before } };
  });
}
