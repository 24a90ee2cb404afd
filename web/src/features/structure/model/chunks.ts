import type { Step } from '../types.ts';

/** The most rows that one request names. */
const most = 40;

/** A step as requests that the API takes, in order: each part of a move goes behind the part before it. */
export function chunks(step: Step): Step[] {
  if (!('ids' in step) || step.ids.length <= most) return [step];
  const parts = Array.from({ length: Math.ceil(step.ids.length / most) }, (_, at) =>
    step.ids.slice(at * most, (at + 1) * most),
  );
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
