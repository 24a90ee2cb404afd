import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';

export type EnrolledCourse = Response<typeof contract.progress.listCourses>['items'][number];
/** One whose course opens for its learner now; one that is a draft again has no name. */
export type OpenCourse = EnrolledCourse & {
  [Fact in 'title' | 'category']: NonNullable<EnrolledCourse[Fact]>;
};
export const isOpen = (course: EnrolledCourse): course is OpenCourse =>
  course.title !== null && course.category !== null;
export type OwnEnrollment = NonNullable<Recorded['enrollment']>;
export type Recorded = Response<typeof contract.progress.record>;
export type LearningState = Recorded['state'];
export type PendingCourse = Response<typeof contract.progress.listPendingCourses>['items'][number];
export type Dashboard = Response<typeof contract.progress.getDashboard>;
export type News = Dashboard['news'][number];
