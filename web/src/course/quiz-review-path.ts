import { paths } from '#shared/screens.ts';

export const reviewViews = [
  'attempts',
  'toMark',
  'notBegun',
  'analysis',
  'regrades',
  'controls',
] as const;
export type ReviewView = (typeof reviewViews)[number];

type Place = {
  course?: string;
  quiz?: string;
  /** The first of the views goes without saying; `attempt` is one of somebody. */
  view?: ReviewView | 'attempt';
  person?: string;
  attempt?: string;
  /** Whether what waits in all own courses comes next, and not what waits at this quiz. */
  all?: 'true' | undefined;
  state?: string;
  /** The question of which a regrade is planned. */
  regrade?: string;
};

/** The address of a part of the review. */
export function reviewPath(place: Place): string {
  const params = new URLSearchParams(
    Object.entries(place).filter(
      (entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== reviewViews[0],
    ),
  );
  return params.size === 0 ? paths.quizReview : `${paths.quizReview}?${params}`;
}
