import * as z from 'zod';
import type { submissions as contract } from '#shared/contract/submissions.ts';
import type { Mark } from '#shared/schemas/marks.ts';
import type { Operation } from '#functions/api/operation.ts';
import { presentTaker } from '#functions/data/accounts/present-taker.ts';
import { personRecord, profileRecord } from '#functions/data/accounts/profiles.ts';
import { datesWith, extensionRecord } from '#functions/data/assignments/extensions.ts';
import { type OwnGroup, ownGroupsOf } from '#functions/data/assignments/own-group.ts';
import { countedIn, submissionsRecord } from '#functions/data/assignments/submissions.ts';
import { keyParts } from '#functions/data/assignments/work-place.ts';
import { enrollmentRecord } from '#functions/data/enrollments/enrollments.ts';
import { keys } from '#functions/data/keys.ts';
import { markRecord } from '#functions/data/marks/marks.ts';
import { roster } from '#functions/data/rosters/roster.ts';
import type { Table } from '#functions/data/table/table.ts';
import { iso } from '#functions/platform/iso.ts';
import type { SubmissionsDeps } from './deps.ts';
import { editableAssignmentOf } from './editable-assignment.ts';

const parts = z.discriminatedUnion('entity', [
  submissionsRecord.extend({ entity: z.literal('Submissions') }),
  extensionRecord.extend({ entity: z.literal('Extension') }),
  markRecord.extend({ entity: z.literal('Mark') }),
  enrollmentRecord.pick({ userId: true, state: true }).extend({ entity: z.literal('Enrollment') }),
  personRecord.extend({ entity: z.literal('Profile'), email: profileRecord.shape.email }),
]);

const isoOr = (at: number | null) => (at === null ? null : iso(at));

/** The groups of some people, by their ids: of who has one. */
async function groupsIn(
  table: Table,
  params: { courseId: string; assignmentId: string },
  setId: string,
  people: { userId: string }[],
): Promise<Map<string, OwnGroup>> {
  const asked = people.map(({ userId }) => ({ place: { ...params, userId }, setId }));
  const found = await ownGroupsOf(table, asked);
  return new Map(people.flatMap(({ userId }, at) => (found[at] ? [[userId, found[at]]] : [])));
}

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
  const setId = rules.groupSetId;
  const groups = setId === null ? null : await groupsIn(table, params, setId, items);
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
  const marked = new Map<string, Pick<Mark, 'status' | 'version'>>();
  const extended = new Map<string, z.infer<typeof extensionRecord>>();
  const profiles = new Map<string, Parameters<typeof presentTaker>[0]['profile']>();
  for (const one of found) {
    if (one.entity === 'Profile') profiles.set(one.userId, one);
    if (one.entity === 'Extension') extended.set(one.userId, one);
    if (one.entity === 'Enrollment' && one.state === 'active') isIn.add(one.userId);
    if (one.entity === 'Submissions' && !groups && countedIn(one)) isThrough.add(one.userId);
    if (one.entity === 'Mark') marked.set(one.userId, { status: one.status, version: one.version });
  }
  for (const [userId, { own, extension }] of groups ?? []) {
    if (countedIn(own)) isThrough.add(userId);
    if (extension) extended.set(userId, extension);
  }
  const nameOf = (userId: string) => groups?.get(userId)?.group?.name ?? null;
  const datesOf = (userId: string) => datesWith(rules, course, extended.get(userId) ?? null);
  const isNamed = (userId: string) => {
    if (!rules.anonymous) return true;
    const { at } = datesOf(userId).closes;
    return at !== null && at < now;
  };
  const extendedTo = (userId: string) => {
    const { due, closes } = datesOf(userId);
    const own = [due, closes].filter(({ because }) => because === 'person' || because === 'group');
    return own.find(({ at }) => at !== null && at > now)?.at ?? null;
  };
  return {
    isAnonymous: rules.anonymous,
    isForGroups: groups !== null,
    items: items
      .filter(({ userId }) => isIn.has(userId) && !isThrough.has(userId) && isNamed(userId))
      .map(({ userId }) => ({
        ...presentTaker({ userId, profile: profiles.get(userId) }, actor),
        group: nameOf(userId),
        mark: marked.get(userId) ?? null,
        extendedTo: isoOr(extendedTo(userId)),
      })),
    nextCursor: page.cursor(last),
  };
};
