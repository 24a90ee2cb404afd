import * as z from 'zod';
import type { submissions as contract } from '#shared/contract/submissions.ts';
import type { Operation } from '#functions/api/operation.ts';
import { presentTaker } from '#functions/data/accounts/present-taker.ts';
import { personRecord, profileRecord } from '#functions/data/accounts/profiles.ts';
import { datesWith, extensionRecord } from '#functions/data/assignments/extensions.ts';
import { countedIn, submissionsRecord } from '#functions/data/assignments/submissions.ts';
import { keyParts } from '#functions/data/assignments/work-place.ts';
import { enrollmentRecord } from '#functions/data/enrollments/enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import { markRecord } from '#functions/data/marks/marks.ts';
import { roster } from '#functions/data/rosters/roster.ts';
import type { SubmissionsDeps } from './deps.ts';
import { editableAssignmentOf } from './editable-assignment.ts';

const parts = z.discriminatedUnion('entity', [
  submissionsRecord.extend({ entity: z.literal('Submissions') }),
  extensionRecord.extend({ entity: z.literal('Extension') }),
  markRecord.extend({ entity: z.literal('Mark') }),
  enrollmentRecord.pick({ userId: true, state: true }).extend({ entity: z.literal('Enrollment') }),
  personRecord.extend({ entity: z.literal('Profile'), email: profileRecord.shape.email }),
]);

/**
 * A page of the roster, and who of it is still to hand something in: it may hold fewer people than the page. Where marking
 * is anonymous, it names nobody who can still hand in: whoever left the list would have handed in what came then (case 21).
 */
export const listNotSubmitted: Operation<
  typeof contract.listNotSubmitted,
  SubmissionsDeps
> = async ({ actor, params, page, now, deps: { table } }) => {
  const { course, rules } = await editableAssignmentOf(table, actor, params);
  const { courseId, assignmentId } = params;
  const { items, last } = await roster.list(table, courseId, 'active', 'name', {
    ...page,
    newestFirst: false,
  });
  const found =
    items.length === 0
      ? []
      : await table.batchGet(
          parts,
          items.flatMap(({ userId }) => [
            keys.submissions(...keyParts({ userId, courseId, assignmentId })),
            keys.extension(...keyParts({ userId, courseId, assignmentId })),
            keys.mark(userId, courseId, assignmentId),
            keys.enrollment(userId, courseId),
            keys.profile(userId),
          ]),
          { consistent: true },
        );
  const isIn = new Set<string>();
  const isThrough = new Set<string>();
  const extended = new Map<string, z.infer<typeof extensionRecord>>();
  const profiles = new Map<string, Parameters<typeof presentTaker>[0]['profile']>();
  for (const one of found) {
    if (one.entity === 'Profile') profiles.set(one.userId, one);
    if (one.entity === 'Extension') extended.set(one.userId, one);
    if (one.entity === 'Enrollment' && one.state === 'active') isIn.add(one.userId);
    if (one.entity === 'Submissions' && countedIn(one)) isThrough.add(one.userId);
    if (one.entity === 'Mark' && one.status === 'excused') isThrough.add(one.userId);
  }
  const isNamed = (userId: string) => {
    if (!rules.anonymous) return true;
    const { at } = datesWith(rules, course, extended.get(userId) ?? null).closes;
    return at !== null && at < now;
  };
  return {
    isAnonymous: rules.anonymous,
    items: items
      .filter(({ userId }) => isIn.has(userId) && !isThrough.has(userId) && isNamed(userId))
      .map(({ userId }) => presentTaker({ userId, profile: profiles.get(userId) }, actor)),
    nextCursor: page.cursor(last),
  };
};
