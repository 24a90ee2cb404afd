import type { CellChange, RefusedCell } from '#shared/schemas/typed-marks.ts';
import type { Mark } from '#shared/schemas/marks.ts';
import type { BookItem } from './book.ts';
import {
  excused,
  type MadeMark,
  onlyMade,
  overridden,
  overrideIn,
  unexcused,
  withoutOverride,
} from './by-hand.ts';

type Item = Pick<BookItem, 'kind' | 'most' | 'manual'>;

type Typing = {
  /** An instant. */
  at: string;
  reason: string | null;
  /** What was typed is undone, which is the reason. */
  isUndo?: boolean;
  /** From when on its person sees the first mark of a block; null: not before a release. */
  firstSeen: string | null;
};

/** The mark of nobody yet. */
const sources = {
  quiz: { kind: 'quiz', counts: 'best', attempts: [], counted: [] },
  assignment: { kind: 'assignment', submissionId: null, markers: [] },
  manual: { kind: 'hand' },
} satisfies Record<BookItem['kind'], Mark['source']>;

/** What was seen stays seen. */
const seenFrom = (releasedAt: string | null, at: string) =>
  releasedAt !== null && releasedAt <= at ? releasedAt : at;

const firstMark = ({ kind }: Item, releasedAt: string | null): MadeMark => ({
  source: sources[kind],
  earned: null,
  points: null,
  status: 'open',
  releasedAt,
});

/** Of an item that no lesson stands for, what is typed is the mark. What a release decided of it stays decided. */
function byHand(
  { most, manual }: Item,
  before: MadeMark & Pick<Mark, 'presses'>,
  change: CellChange,
  at: string,
): MadeMark {
  const whole = unexcused(before);
  const isByRule = manual?.release === 'whenMarked' && !before.presses?.length;
  const releasedAt = isByRule ? seenFrom(whole.releasedAt, at) : whole.releasedAt;
  const { source } = before;
  const none = { source, earned: null, points: null, releasedAt };
  if (change.do === 'points') {
    const { points } = change;
    return { ...none, earned: { points, most }, points, status: 'marked' };
  }
  if (change.do === 'missing') return { ...none, status: 'missing' };
  if (change.do === 'excuse') return excused(whole, releasedAt);
  return change.do === 'unexcuse' ? whole : { ...none, status: 'open' };
}

/** Of a quiz or an assignment it stands in place of the mark. */
function inPlace(
  before: MadeMark,
  change: CellChange,
  { at, reason, isUndo = false }: Typing,
): MadeMark | RefusedCell {
  if (change.do === 'points')
    return reason === null && !isUndo
      ? 'reasonMissing'
      : overridden(before, { at, reason, to: change.points });
  // That somebody need not hand in is nothing to wait for; that a score of a quiz shows is decided by the quiz.
  if (change.do === 'excuse')
    return excused(
      before,
      'submissionId' in before.source ? seenFrom(before.releasedAt, at) : before.releasedAt,
    );
  const whole = unexcused(before);
  if (change.do === 'unexcuse') return whole;
  const own = withoutOverride(whole);
  // That it is missing somebody said: nothing else sets it.
  const isOpen = own.status === 'open' || own.status === 'missing';
  if (change.do !== 'missing') return isOpen ? { ...own, status: 'open' } : own;
  return isOpen ? { ...own, status: 'missing' } : 'hasWork';
}

function worth(made: MadeMark): string {
  const set = overrideIn(made);
  return JSON.stringify([
    made.status,
    made.points,
    set && [set.reason],
    made.status === 'excused' ? null : made.earned?.most,
  ]);
}

/**
 * The mark that somebody's typing makes of the one before; null: it is what it was.
 * @param before null: there is none
 */
export function typedMark(
  item: Item,
  before: Mark | null,
  change: CellChange,
  typing: Typing,
): (MadeMark & { label?: string | null }) | RefusedCell | null {
  const first = before ?? firstMark(item, item.manual ? null : typing.firstSeen);
  if (change.do === 'label') {
    const { label } = change;
    return (before?.label ?? null) === label ? null : { ...onlyMade(first), label };
  }
  if (change.do === 'excuse' && before?.status === 'excused') return null;
  if (change.do === 'unexcuse' && before?.status !== 'excused') return null;
  if (!before && change.do === 'clear') return null;
  const made =
    item.kind === 'manual'
      ? byHand(item, first, change, typing.at)
      : inPlace(first, change, typing);
  return typeof made !== 'string' && before && worth(before) === worth(made) ? null : made;
}
