import * as z from 'zod';
import type { submissions as contract } from '#shared/contract/submissions.ts';
import type { Operation } from '#functions/api/operation.ts';
import { personRecord, profileRecord } from '#functions/data/accounts/profiles.ts';
import { courseMarkers } from '#functions/data/assignments/course-markers.ts';
import { extensionRecord } from '#functions/data/assignments/extensions.ts';
import {
  listsOf,
  markersList,
  submissionLists,
  submissionRows,
} from '#functions/data/assignments/submission-rows.ts';
import {
  countedIn,
  membersIn,
  type Submissions,
  submissionsRecord,
} from '#functions/data/assignments/submissions.ts';
import { keyParts, submitterId, type WorkPlace } from '#functions/data/assignments/work-place.ts';
import { standsFor } from '#functions/data/assignments/work-standing.ts';
import { keys } from '#functions/data/keys.ts';
import { markRecord } from '#functions/data/marks/marks.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { SubmissionsDeps } from './deps.ts';
import { markableAssignmentOf } from './editable-assignment.ts';
import { isTheirs } from '#functions/api/expect-marker.ts';
import { withMembers } from './with-members.ts';
import { isNamed, presentFacts } from './whose-work.ts';

const parts = z.discriminatedUnion('entity', [
  submissionsRecord.extend({ entity: z.literal('Submissions') }),
  personRecord.extend({ entity: z.literal('Profile'), email: profileRecord.shape.email }),
  markRecord.extend({ entity: z.literal('Mark') }),
  extensionRecord.extend({ entity: z.literal('Extension') }),
]);

/** What a page shows of its rows, in one request as long as they are 25. */
async function around(table: Table, rows: WorkPlace[]) {
  const found =
    rows.length === 0
      ? []
      : await table.batchGet(
          parts,
          rows.flatMap((row) => [
            keys.submissions(...keyParts(row)),
            // Of a group, those that its work names, in one request more.
            ...(row.group
              ? []
              : [keys.profile(row.userId), keys.mark(row.userId, row.courseId, row.assignmentId)]),
            keys.extension(...keyParts(row)),
          ]),
          { consistent: true },
        );
  const of = <E extends (typeof found)[number]['entity']>(entity: E) =>
    found.filter((one): one is Extract<typeof one, { entity: E }> => one.entity === entity);
  const own = of('Submissions');
  const [people, marks] = await Promise.all([
    withMembers(table, of('Profile'), own),
    membersMarks(table, own),
  ]);
  const bySubmitter = <Of extends WorkPlace>(some: Of[]) =>
    new Map(some.map((one) => [submitterId(one), one]));
  return {
    own: bySubmitter(own),
    people,
    marks: new Map([...of('Mark'), ...marks].map((mark) => [mark.userId, mark])),
    extensions: bySubmitter(of('Extension')),
  };
}

/** The marks of the members of groups. */
const membersMarks = async (table: Table, own: Submissions[]) => {
  const places = own.flatMap(({ team, courseId, assignmentId }) =>
    (team?.members ?? []).map((userId) => keys.mark(userId, courseId, assignmentId)),
  );
  return places.length === 0 ? [] : table.batchGet(markRecord, places, { consistent: true });
};

/** The status of a mark, as far as it follows from the work alone. */
const statusOf = {
  submitted: 'waiting',
  returned: 'open',
  marked: 'marked',
  released: 'marked',
} as const;

/** The rows say which submissions are on the page; what they show is read from the submissions themselves. */
export const list: Operation<typeof contract.list, SubmissionsDeps> = async ({
  actor,
  params,
  query,
  page,
  now,
  deps: { table, secret },
}) => {
  const { course, block, rules, marker } = await markableAssignmentOf(table, actor, params);
  const { assignmentId } = params;
  const wanted = submissionLists[query.list ?? 'all'];
  const markerId = marker?.userId ?? query.marker;
  const hidesLate = rules.anonymous && wanted === 'LATE';
  const [{ items, last }, sums] = await Promise.all([
    submissionRows.list(
      table,
      assignmentId,
      // Who is late by their own dates is not told apart from who is late by those of everybody.
      markerId === undefined ? (hidesLate ? 'ALL' : wanted) : markersList(markerId),
      page,
    ),
    submissionRows.sums(table, assignmentId),
  ]);
  const of = await around(table, items);
  // Who marks it is for those alone who may change the course.
  const seatsOf = await courseMarkers.seatsOf(table, marker ? [] : [...of.own.values()]);
  const rows = items.flatMap((place) => {
    const { submissionId } = place;
    const own = of.own.get(submitterId(place));
    const one = own && countedIn(own);
    if (!own || !one || one.submissionId !== submissionId) return [];
    const markers = seatsOf(own).map(({ userId }) => userId);
    if (marker ? !isTheirs(marker, own) : markerId && !markers.includes(markerId)) return [];
    const { mark } = standsFor(
      membersIn(own).map((userId) => ({
        mark: of.marks.get(userId) ?? null,
      })),
    ) ?? { mark: null };
    const releasedAt = own.markings[submissionId]?.releasedAt ?? null;
    const facts = presentFacts(
      {
        place,
        people: of.people,
        own,
        one,
        rules,
        startsOn: course.startsOn,
        extension: of.extensions.get(submitterId(place)) ?? null,
        isNamed: isNamed(rules, sums, releasedAt, now),
        secret,
      },
      actor,
      now,
    );
    // Who has moved to another list since is in neither until the rows have moved.
    const isListed = wanted === 'LATE' ? facts.isLate : listsOf(own).includes(wanted);
    if (!isListed) return [];
    return [
      {
        ...facts,
        // What being late takes, and that somebody is excused, would say of whom it was decided.
        points: (facts.person ? mark?.points : mark?.earned?.points) ?? null,
        most: rules.most,
        status: facts.person ? (mark?.status ?? 'open') : statusOf[facts.state],
        releasedAt,
        isRead: one.readAt !== null,
        markers,
      },
    ];
  });
  // The order of an anonymous page says nothing.
  const isAliased = rows.some(({ person }) => person === null);
  return {
    items: isAliased ? rows.toSorted((a, b) => (a.alias < b.alias ? -1 : 1)) : rows,
    sums: marker ? null : sums,
    course: course.title,
    assignment: block.title,
    can: { edit: marker === null },
    nextCursor: page.cursor(last),
  };
};
