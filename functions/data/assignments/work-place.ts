import { submitter } from '#functions/data/keys.ts';

/** The work of somebody on one assignment. */
export type WorkPlace = { userId: string; courseId: string; assignmentId: string };

/** As keys name it. */
export const keyParts = ({ userId, courseId, assignmentId }: WorkPlace) =>
  [submitter.person(userId), courseId, assignmentId] as const;
