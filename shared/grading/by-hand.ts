import type { Adjustment, Curve, CurveRule, Override } from '#shared/schemas/adjustments.ts';
import type { Beneath, Mark } from '#shared/schemas/marks.ts';
import { curvedPoints } from './curve.ts';

/** What a mark comes to, whatever made it. */
export type MadeMark = Pick<
  Mark,
  'source' | 'earned' | 'adjustments' | 'points' | 'status' | 'releasedAt' | 'beneath'
>;

type Whole = Omit<MadeMark, 'beneath' | 'status'> & { status: Beneath['status'] };

const isOverride = (one: Adjustment): one is Override => one.kind === 'override';

/** What somebody set in place of what a mark comes to by itself; null: nothing. */
export const overrideIn = ({ adjustments = [] }: Pick<Mark, 'adjustments'>): Override | null =>
  adjustments.find(isOverride) ?? null;

/** The same mark of somebody who is not excused. Where nobody kept what it came to, it is open. */
export function unexcused(made: MadeMark): Whole {
  const { source, earned, adjustments, points, status, releasedAt, beneath } = made;
  if (status !== 'excused')
    return { source, earned, ...(adjustments && { adjustments }), points, status, releasedAt };
  const nothing = { earned: null, points: null, status: 'open', releasedAt: null } as const;
  return { source, ...(beneath ?? nothing) };
}

/** A mark with nothing else beside it. */
export const onlyMade = (made: MadeMark): MadeMark =>
  made.status === 'excused' ? excused(made, made.releasedAt) : unexcused(made);

/** The same mark of somebody who is excused, seen from an instant on; null: they are not to know yet. */
export function excused(made: MadeMark, releasedAt: string | null): MadeMark {
  const { source, ...beneath } = unexcused(made);
  return { source, earned: null, points: null, status: 'excused', releasedAt, beneath };
}

/** A mark as it is by itself. */
export function withoutOverride(made: Whole): Whole {
  const override = overrideIn(made);
  if (!override) return made;
  const { adjustments = [], ...rest } = made;
  const left = adjustments.filter((one) => one !== override);
  const { from: points, status } = override;
  return { ...rest, ...(left.length > 0 && { adjustments: left }), points, status };
}

/** A mark with points that somebody set in place of its own, which stay beneath. */
export function overridden(
  made: MadeMark,
  { at, reason, to }: Pick<Override, 'at' | 'reason' | 'to'>,
): Whole {
  const own = withoutOverride(unexcused(made));
  const { points: from, status } = own;
  const override: Override = { kind: 'override', at, reason, status, from, to };
  const adjustments = [...(own.adjustments ?? []), override];
  return { ...own, adjustments, points: to, status: 'marked' };
}

const isCurve = (one: Adjustment): one is Curve => one.kind === 'curve';

/** A mark with one more rule for all marks of its item, over those before; while nothing is earned, it waits. */
export function curved(made: MadeMark, { by, value, isCapped }: CurveRule): Whole {
  const { adjustments = [], ...own } = withoutOverride(unexcused(made));
  const { points: from, earned } = own;
  const to = from === null ? null : curvedPoints(from, earned?.most ?? 0, { by, value, isCapped });
  const curve: Curve = { kind: 'curve', by, value, isCapped, from, to };
  return { ...own, adjustments: [...adjustments, curve], points: to };
}

/** What a mark comes to anew, with what was decided by hand of the one before: that stands until somebody takes it back. */
export function withDecisions(before: MadeMark | null, made: MadeMark): MadeMark {
  if (!before) return made;
  const { adjustments = [] } = unexcused(before);
  const override = adjustments.find(isOverride);
  const own = adjustments.filter(isCurve).reduce<MadeMark>(curved, made);
  const over = override ? overridden(own, override) : own;
  return before.status === 'excused' ? excused(over, before.releasedAt) : over;
}
