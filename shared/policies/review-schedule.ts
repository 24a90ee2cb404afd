import { clockOf } from './zone-clock.ts';

/** A question that somebody goes over because they missed it. Days are calendar days: `2026-03-01`. */
export type ReviewCard = {
  questionId: string;
  version: number;
  courseId: string;
  /** The day from which it is asked again; null: it was learned. */
  dueOn: string | null;
  /** How often it was answered rightly in a row. */
  right: number;
};

export type Review = {
  cards: ReviewCard[];
  /** How many were answered on the last day on which any was. */
  answered: { on: string; count: number } | null;
};

/** The most questions of one day, and the most that are kept. */
export const mostADay = 10;
export const mostCards = 100;

/** The days until a question is asked again: after a miss or when it is new, after the first right answer; then it is learned. */
const daysUntil = [1, 3] as const;

const dayMs = 86_400_000;
const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 'yyyy-mm-dd'.length);

/** The day that an instant (milliseconds) is in a time zone. */
export const dayIn = (timeZone: string, now: number): string =>
  clockOf(timeZone).format(now).slice(0, 'yyyy-mm-dd'.length);

const byDay = (a: ReviewCard, b: ReviewCard) =>
  `${a.dueOn} ${a.questionId}` < `${b.dueOn} ${b.questionId}` ? -1 : 1;

/** Whether a question is due on a day. */
export const isDueOn =
  (day: string) =>
  ({ dueOn }: ReviewCard): boolean =>
    dueOn !== null && dueOn <= day;

/** The questions that are asked today, the longest due first: no more than a day's, those already answered among them. */
export function dueOf({ cards, answered }: Review, today: string): ReviewCard[] {
  const left = mostADay - (answered?.on === today ? answered.count : 0);
  return cards.filter(isDueOn(today)).toSorted(byDay).slice(0, Math.max(0, left));
}

/** The next day on which something is due; null: nothing is. */
export const nextDayOf = ({ cards }: Review, today: string): string | null =>
  cards
    .flatMap(({ dueOn }) => (dueOn === null ? [] : [dueOn <= today ? addDays(today, 1) : dueOn]))
    .toSorted()[0] ?? null;

/** A review once somebody has missed some questions; one that is there, learned or not, stays as it is. */
export function withMissed(
  review: Review,
  missed: Pick<ReviewCard, 'questionId' | 'version' | 'courseId'>[],
  today: string,
): Review {
  const known = new Set(review.cards.map(({ questionId }) => questionId));
  const added = missed
    .filter(({ questionId }) => !known.has(questionId))
    .map((one) => ({ ...one, dueOn: addDays(today, daysUntil[0]), right: 0 }));
  const all = [...review.cards, ...added];
  // What was learned longest ago makes room for what was missed now.
  const learned = all.filter(({ dueOn }) => dueOn === null);
  const gone = new Set(learned.slice(0, Math.max(0, all.length - mostCards)));
  return { ...review, cards: all.filter((card) => !gone.has(card)).slice(0, mostCards) };
}

/** A review once some questions were scored by a later version: what somebody goes over has the key that holds. */
export function withKeys(
  review: Review,
  scored: Pick<ReviewCard, 'questionId' | 'version'>[],
): Review {
  const versions = new Map(scored.map(({ questionId, version }) => [questionId, version]));
  const cards = review.cards.map((card) => ({
    ...card,
    version: Math.max(card.version, versions.get(card.questionId) ?? 0),
  }));
  return { ...review, cards };
}

/** A review once one of its questions was answered. */
export function withAnswer(
  { cards, answered }: Review,
  questionId: string,
  isRight: boolean,
  today: string,
): Review {
  return {
    cards: cards.map((card) => {
      if (card.questionId !== questionId) return card;
      const right = isRight ? card.right + 1 : 0;
      const days = daysUntil[right];
      return { ...card, right, dueOn: days === undefined ? null : addDays(today, days) };
    }),
    answered: { on: today, count: (answered?.on === today ? answered.count : 0) + 1 },
  };
}
