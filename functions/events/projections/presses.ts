/** What somebody who teaches set off for many people at once, and is done a page after the other. */
export { stepBookJob } from './grades/step-book-job.ts';
export { allotPeople } from './groups/allot-people.ts';
export { dealReviews } from './peers/deal-reviews.ts';
export { releaseMarks } from './submissions/release-marks.ts';
export { reworkCourse } from './submissions/rework-course.ts';
export { reworkMarks } from './submissions/rework-marks.ts';
