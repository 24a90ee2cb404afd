import type { AssignmentPage } from '../types.ts';
import type { WorkFacts } from './use-state-words.ts';

/** What the page of an assignment says of how its work stands. */
export const factsOfPage = (
  page: Pick<
    AssignmentPage,
    'label' | 'state' | 'opens' | 'due' | 'closes' | 'locks' | 'submissions' | 'counts'
  >,
): WorkFacts => ({
  label: page.label,
  state: page.state,
  opensAt: page.opens.at,
  dueAt: page.due.at,
  closesAt: page.closes.at,
  submittedAt: page.submissions.find(({ number }) => number === page.counts)?.submittedAt ?? null,
  locks: page.locks,
});
