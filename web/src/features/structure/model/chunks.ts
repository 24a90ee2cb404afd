import type { Step } from '../types.ts';

/** The most rows that one request names. */
const most = 40;

const partsOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / most) }, (_, at) =>
    all.slice(at * most, (at + 1) * most),
  );

/** A step as requests that the API takes, in order: each part of a move goes behind the part before it. */
export function chunks(step: Step): Step[] {
  if (step.on === 'blockRules') {
    const { edits } = step;
    return partsOf(edits).map((part) => ({ ...step, edits: part }));
  }
  if (!('ids' in step) || step.ids.length <= most) return [step];
  const parts = partsOf(step.ids);
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
