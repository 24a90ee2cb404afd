import { paths } from '#shared/screens.ts';
import type { ListName } from './types.ts';

export const reviewViews = [
  'submissions',
  'board',
  'notSubmitted',
  'releases',
  'extensions',
  'peerReviews',
] as const;
export type ReviewView = (typeof reviewViews)[number];

/** The lists of submissions that the address may ask for. */
export const listNames = [
  'submitted',
  'late',
  'resubmitted',
  'returned',
  'marked',
  'released',
  'unread',
  'look',
  'second',
  'differs',
] as const satisfies readonly ListName[];

/** @returns undefined: all that count */
export const listIn = (value: string | null): ListName => listNames.find((name) => name === value);

type Place = {
  course: string;
  assignment: string;
  view?: ReviewView;
  list?: ListName;
  /** The one marker whose work is listed; null: all. */
  marker?: string | null;
};

/** An address with what is told in its query; what goes without saying is left out. */
function withQuery(path: string, query: Record<string, string | undefined>): string {
  const told = Object.entries(query).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return told.length === 0 ? path : `${path}?${new URLSearchParams(told)}`;
}

/** The address of a part of an assignment's review. */
export const reviewPath = ({ view, marker, ...place }: Place): string =>
  withQuery(paths.assignmentReview, {
    ...place,
    marker: marker ?? undefined,
    view: view === reviewViews[0] ? undefined : view,
  });

/** What comes next after a submission: what waits in all own courses, or at its assignment, or a list of that. */
export type Following = {
  all: boolean;
  list: ListName;
  /** The one marker whose work it is; null, or left out: everybody's. */
  marker?: string | null;
  /** The place from which the list is gone through; null: from its beginning. */
  from: string | null;
};

/** The address of a submission for who marks it. */
export const submissionPath = (
  submissionId: string,
  { all, list, marker, from }: Following,
): string =>
  withQuery(paths.submission(submissionId), {
    all: all ? 'true' : undefined,
    list,
    marker: marker ?? undefined,
    from: from ?? undefined,
  });
