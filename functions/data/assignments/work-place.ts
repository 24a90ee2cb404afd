import * as z from 'zod';
import { submitter } from '#functions/data/keys.ts';

export const groupRef = z.object({ setId: z.string(), groupId: z.string() });
export type GroupRef = z.infer<typeof groupRef>;

/** As records name the work that they are of. */
export const placeRecord = {
  /** Of a group's work, one who did something of it; empty in what is derived. */
  userId: z.string(),
  courseId: z.string(),
  assignmentId: z.string(),
  /** Left out: they hand in by themselves. */
  group: groupRef.optional(),
};

/** The work of somebody, or of a group, on one assignment. */
export type WorkPlace = {
  userId: string;
  courseId: string;
  assignmentId: string;
  group?: GroupRef | undefined;
};

/** The id of whoever hands in: a person, or a group. */
export const submitterId = ({ userId, group }: Pick<WorkPlace, 'userId' | 'group'>): string =>
  group?.groupId ?? userId;

/** As keys name it. */
export const keyParts = ({ userId, courseId, assignmentId, group }: WorkPlace) =>
  [
    group ? submitter.group(group.groupId) : submitter.person(userId),
    courseId,
    assignmentId,
  ] as const;

/** The same place alone, of what holds more. */
export const placeOf = ({ userId, courseId, assignmentId, group }: WorkPlace): WorkPlace => ({
  userId,
  courseId,
  assignmentId,
  ...(group && { group }),
});
