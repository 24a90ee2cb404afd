import { paths } from '#shared/screens.ts';

export { paths };

/** On a course's page: the reader came back from signing in to enroll. */
export const enrollIntent = 'enroll';

/** A course's page for somebody who goes to sign in first and wants to enroll then. */
export const courseToEnroll = (courseId: string) =>
  `${paths.course(courseId)}?intent=${enrollIntent}`;
