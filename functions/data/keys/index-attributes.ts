/** Attributes of the index `gsi1`: lists that cross partitions. */

import * as partitions from './index-partitions.ts';
import { foldName } from '#functions/data/accounts/fold-name.ts';

export const people = (lastName: string, firstName: string, userId: string) => ({
  gsi1pk: partitions.people,
  gsi1sk: `${foldName(lastName)}#${foldName(firstName)}#${userId}`,
});

export const teacherRequests = (state: string, requestedAt: string, userId: string) => ({
  gsi1pk: partitions.teacherRequests(state),
  gsi1sk: `${requestedAt}#${userId}`,
});

export const taught = (ownerId: string, courseId: string) => ({
  gsi1pk: partitions.taught(ownerId),
  gsi1sk: courseId,
});

export const courseMedia = (courseId: string, mediaId: string) => ({
  gsi1pk: partitions.courseMedia(courseId),
  gsi1sk: mediaId,
});

export const bank = (bankId: string, questionId: string) => ({
  gsi1pk: partitions.bank(bankId),
  gsi1sk: questionId,
});

/** Who will have completed a course by the clock. */
export const completionsDue = (courseId: string, userId: string) => ({
  gsi1pk: partitions.completionsDue(courseId),
  gsi1sk: userId,
});

export const enrollmentRequests = (
  ownerId: string,
  since: string,
  courseId: string,
  userId: string,
) => ({
  gsi1pk: partitions.enrollmentRequests(ownerId),
  gsi1sk: `${since}#${courseId}#${userId}`,
});

/** What a question came to, at each quiz that has asked it. */
export const questionFigures = (questionId: string, quizId: string) => ({
  gsi1pk: partitions.questionFigures(questionId),
  gsi1sk: quizId,
});

/** What waits to be marked, the oldest first. */
export const toMark = (ownerId: string, endedAt: string, attemptId: string) => ({
  gsi1pk: partitions.toMark(ownerId),
  gsi1sk: `${endedAt}#${attemptId}`,
});

/** The same of what was handed in. */
export const submissionsToMark = (ownerId: string, submittedAt: string, submissionId: string) => ({
  gsi1pk: partitions.submissionsToMark(ownerId),
  gsi1sk: `${submittedAt}#${submissionId}`,
});

/** The courses of others in which somebody marks. */
export const marksIn = (userId: string, courseId: string) => ({
  gsi1pk: partitions.marksIn(userId),
  gsi1sk: courseId,
});

export const invitations = (courseId: string, invitedAt: string, addressHash: string) => ({
  gsi1pk: partitions.invitations(courseId),
  gsi1sk: `${invitedAt}#${addressHash}`,
});

/** `quizId` is empty for what holds in the whole course. */
export const accommodations = (courseId: string, userId: string, quizId: string) => ({
  gsi1pk: partitions.accommodations(courseId),
  gsi1sk: `${userId}#${quizId}`,
});

/** Among them those of groups, behind those of people, whose ids have no `g`. */
export const groupAccommodations = (
  courseId: string,
  setId: string,
  groupId: string,
  quizId: string,
) => ({
  gsi1pk: partitions.accommodations(courseId),
  gsi1sk: `group#${setId}#${groupId}#${quizId}`,
});

export const contacts = (userId: string, contactId: string) => ({
  gsi1pk: partitions.contacts(userId),
  gsi1sk: contactId,
});

export const photos = (userId: string, mediaId: string) => ({
  gsi1pk: partitions.photos(userId),
  gsi1sk: mediaId,
});

export const workFiles = (userId: string, mediaId: string) => ({
  gsi1pk: partitions.workFiles(userId),
  gsi1sk: mediaId,
});

/** What was done to somebody's marks together with those of others. */
export const jobRows = (userId: string, jobId: string) => ({
  gsi1pk: partitions.jobRows(userId),
  gsi1sk: jobId,
});

/** The marks of an item that have points, the fewest first. */
export const itemMarks = (itemId: string, points: number, userId: string) => ({
  gsi1pk: partitions.itemMarks(itemId),
  gsi1sk: `${String(points).padStart(8, '0')}#${userId}`,
});

export const submissions = (userId: string, submissionId: string) => ({
  gsi1pk: partitions.submissions(userId),
  gsi1sk: submissionId,
});

export const extensions = (assignmentId: string, submitterId: string) => ({
  gsi1pk: partitions.extensions(assignmentId),
  gsi1sk: submitterId,
});

/** The erasures that are to come or under way, the first one due first. */
export const erasures = (dueAt: string, userId: string) => ({
  gsi1pk: partitions.erasures,
  gsi1sk: `${dueAt}#${userId}`,
});

/** The tombstones, so that they can be taken along before a backup is restored. */
export const erased = (erasedAt: string, userId: string) => ({
  gsi1pk: partitions.erased,
  gsi1sk: `${erasedAt}#${userId}`,
});
