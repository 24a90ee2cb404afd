import type { BlockState, Pass } from '#functions/data/enrollments/enrollments.ts';

type WithPasses = { passes?: readonly Pass[] | undefined };

/** The lessons that somebody has passed by an instant (milliseconds), and that are not written as done yet. */
export const passedBy = ({ passes = [] }: WithPasses, now: number): string[] =>
  passes.flatMap(({ blockId, at }) => (Date.parse(at) <= now ? [blockId] : []));

/** States of lessons with those that were passed by an instant, whether that is written or not. */
export function withPasses(
  states: BlockState[],
  enrollment: WithPasses | null,
  now: number,
): BlockState[] {
  const passed = new Set(enrollment ? passedBy(enrollment, now) : []);
  if (passed.size === 0) return states;
  return [
    ...states.filter(({ blockId }) => !passed.has(blockId)),
    ...[...passed].map((blockId) => ({ blockId, state: 'done' as const })),
  ];
}

/** The passes to come without one, or with another instant of it. */
export const passesAfter = (
  { passes = [] }: WithPasses,
  blockId: string,
  at: string | null,
): Pass[] => [
  ...passes.filter((one) => one.blockId !== blockId),
  ...(at === null ? [] : [{ blockId, at }]),
];
