import { mostHandingIn } from '#shared/policies/submit-refusal.ts';
import type { AssignmentView } from './assignment-view.ts';
import { membersOf } from './own-group.ts';
import { isLocked, markingOf, usedIn } from './submissions.ts';

/** What decides of whether somebody may hand something in, as `submitRefusal` asks for it. */
export const handingIn = ({ assignment, dates, extension, own, group }: AssignmentView) => ({
  assignment,
  dates,
  canHandIn:
    assignment.groups === null || (group !== null && membersOf(group).length <= mostHandingIn),
  moreAttempts: extension?.moreAttempts ?? 0,
  work: {
    used: usedIn(own),
    made: own?.submissions.length ?? 0,
    isLocked: isLocked(own),
    isReturned: markingOf(own)?.state === 'returned',
  },
});
