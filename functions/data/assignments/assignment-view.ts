import * as z from 'zod';
import { contentOfKind } from '#shared/blocks/content-of-kind.ts';
import type { AssignmentDates } from '#shared/policies/assignment-dates.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import { type Course, courseRecord } from '#functions/data/courses/courses.ts';
import { activeIn } from '#functions/data/enrollments/active-in.ts';
import { type Enrollment, enrollmentRecord } from '#functions/data/enrollments/enrollments.ts';
import { type Key, keys } from '#functions/data/keys.ts';
import { blockContentRecord } from '#functions/data/lessons/block-contents.ts';
import { type BlockHead, blockRecord } from '#functions/data/lessons/outline.ts';
import type { Table } from '#functions/data/table/table.ts';
import { found } from '#functions/platform/app-error.ts';
import { type Draft, draftRecord } from './drafts.ts';
import { datesWith, type Extension, extensionRecord } from './extensions.ts';
import { type OwnGroup, standingInGroup } from './own-group.ts';
import type { Group } from '#functions/data/groups/group-records.ts';
import { type Submissions, submissionsRecord } from './submissions.ts';
import { keyParts, type WorkPlace } from './work-place.ts';

export type Assignment = ContentOf<'assignment'>;

const parts = z.discriminatedUnion('entity', [
  courseRecord.extend({ entity: z.literal('Course') }),
  blockRecord.extend({ entity: z.literal('Block') }),
  blockContentRecord.extend({ entity: z.literal('BlockContent') }),
  enrollmentRecord.extend({ entity: z.literal('Enrollment') }),
  submissionsRecord.extend({ entity: z.literal('Submissions') }),
  draftRecord.extend({ entity: z.literal('Draft') }),
  extensionRecord.extend({ entity: z.literal('Extension') }),
]);

/** What is read of an assignment and of somebody at it by its address: with the profile, in one request. */
export const assignmentKeys = (place: WorkPlace): Key[] => [
  keys.course(place.courseId),
  keys.block(place.courseId, place.assignmentId),
  keys.blockContent(place.assignmentId),
  keys.enrollment(place.userId, place.courseId),
  keys.submissions(...keyParts(place)),
  keys.draft(...keyParts(place)),
  keys.extension(...keyParts(place)),
];

export type AssignmentView = {
  /** Of their group's work, where it is handed in by groups. */
  place: WorkPlace;
  course: Course;
  /** null: it is no more. */
  block: BlockHead | null;
  assignment: Assignment;
  enrollment: Enrollment;
  /** Where it is handed in by groups: the group with which they work at it; null: there is none for them. */
  group: OwnGroup | null;
  /** The group in which they are, where it handed in without them. */
  leftOutOf: Group | null;
  own: Submissions | null;
  draft: Draft | null;
  extension: Extension | null;
  /** As they hold for this person. */
  dates: AssignmentDates;
};

/**
 * An assignment for somebody who is in its course.
 * @throws AppError `not_found` where there is no such assignment for them, `enrollment_required`
 */
export async function loadAssignment(table: Table, place: WorkPlace): Promise<AssignmentView> {
  const items = await table.batchGet(parts, assignmentKeys(place), { consistent: true });
  const of = <E extends (typeof items)[number]['entity']>(entity: E) =>
    items.find((one): one is Extract<typeof one, { entity: E }> => one.entity === entity) ?? null;
  const course = found(of('Course'));
  const enrollment = activeIn(course, of('Enrollment'));
  const assignment = found(contentOfKind('assignment', of('BlockContent')?.content));
  const setId = assignment.groups?.setId ?? null;
  const { group, leftOutOf } =
    setId === null
      ? { group: null, leftOutOf: null }
      : await standingInGroup(table, { place, setId });
  const alone = { place, own: of('Submissions'), draft: of('Draft'), extension: of('Extension') };
  const nothing = { place, own: null, draft: null, extension: null };
  const work = assignment.groups === null ? alone : (group ?? nothing);
  const { own, draft, extension } = work;
  return {
    place: work.place,
    course,
    block: of('Block'),
    assignment,
    enrollment,
    group,
    leftOutOf,
    own,
    draft,
    extension,
    dates: datesWith(assignment, course, extension),
  };
}
