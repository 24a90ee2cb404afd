import type { RefusedCell } from '#shared/schemas/typed-marks.ts';
import type { NotSubmitted } from '../types.ts';

/** Why somebody's status stays as it is. */
export type StaysBecause = RefusedCell | 'missing' | 'marked' | 'stale' | 'extended';
export type Stays = { person: NotSubmitted; because: StaysBecause };
export type MissingPlan = { sets: NotSubmitted[]; stays: Stays[] };

/** What keeps the status of everybody at an assignment from being set in the gradebook; null: nothing does. */
const barOf = (item: { isHidden: boolean } | undefined): StaysBecause | null =>
  item ? (item.isHidden ? 'anonymous' : null) : 'noItem';

/**
 * Of some people who handed in nothing, whose status would be set: of whom there is no mark, or one of which nothing has
 * become yet, and no extension runs.
 * @param item the assignment as the gradebook has it
 */
export function planMissing(
  people: readonly NotSubmitted[],
  item: { isHidden: boolean } | undefined,
): MissingPlan {
  const bar = barOf(item);
  const plan: MissingPlan = { sets: [], stays: [] };
  for (const person of people) {
    const status = person.mark?.status ?? 'open';
    const open = person.extendedTo === null ? null : 'extended';
    const because = bar ?? (status === 'open' ? open : status === 'missing' ? 'missing' : 'marked');
    if (because) plan.stays.push({ person, because });
    else plan.sets.push(person);
  }
  return plan;
}
