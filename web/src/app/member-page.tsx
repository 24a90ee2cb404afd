import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { MemberScreen } from '#shared/screens.ts';

const settings = lazy(() => import('#web/pages/settings-page.tsx'));
const ownQuestions = lazy(() => import('#web/pages/own-questions-page.tsx'));
const player = lazy(() => import('#web/pages/player-page.tsx'));

const pages: Record<MemberScreen, LazyExoticComponent<ComponentType>> = {
  dashboard: lazy(() => import('#web/pages/dashboard-page.tsx')),
  studentDashboard: lazy(() => import('#web/pages/student-dashboard-page.tsx')),
  profile: lazy(() => import('#web/pages/profile-page.tsx')),
  settings,
  settingsOf: settings,
  enrolled: lazy(() => import('#web/pages/enrolled-page.tsx')),
  module: player,
  content: player,
  attempt: lazy(() => import('#web/pages/attempt-page.tsx')),
  quizzes: lazy(() => import('#web/pages/quizzes-page.tsx')),
  assignments: lazy(() => import('#web/pages/assignments-page.tsx')),
  assignment: lazy(() => import('#web/pages/assignment-page.tsx')),
  studentGrades: lazy(() => import('#web/pages/student-grades-page.tsx')),
  quizResults: lazy(() => import('#web/pages/quiz-results-page.tsx')),
  courseGroups: lazy(() => import('#web/pages/course-groups-page.tsx')),
  courseProgress: lazy(() => import('#web/pages/course-progress-page.tsx')),
  ownGrades: lazy(() => import('#web/pages/own-grades-page.tsx')),
  teacherDashboard: lazy(() => import('#web/pages/teacher-dashboard-page.tsx')),
  courseOverview: lazy(() => import('#web/pages/course-overview-page.tsx')),
  courseEnrollments: lazy(() => import('#web/pages/course-enrollments-page.tsx')),
  courseLearner: lazy(() => import('#web/pages/course-learner-page.tsx')),
  ownQuestions,
  ownQuestion: ownQuestions,
  myStudents: lazy(() => import('#web/pages/my-students-page.tsx')),
  quizReview: lazy(() => import('#web/pages/quiz-review-page.tsx')),
  assignmentReview: lazy(() => import('#web/pages/assignment-review-page.tsx')),
  submission: lazy(() => import('#web/pages/submission-page.tsx')),
  createCourse: lazy(() => import('#web/pages/course-create-page.tsx')),
  manageCourses: lazy(() => import('#web/pages/manage-courses-page.tsx')),
  importCourse: lazy(() => import('#web/pages/import-page.tsx')),
  courseGrades: lazy(() => import('#web/pages/course-grades-page.tsx')),
  courseFiles: lazy(() => import('#web/pages/course-files-page.tsx')),
  gradingScheme: lazy(() => import('#web/pages/grading-scheme-page.tsx')),
  courseAssessment: lazy(() => import('#web/pages/course-assessment-page.tsx')),
  courseQuestions: lazy(() => import('#web/pages/course-questions-page.tsx')),
  courseQuestion: lazy(() => import('#web/pages/course-question-page.tsx')),
  editCourse: lazy(() => import('#web/pages/course-edit-page.tsx')),
  structure: lazy(() => import('#web/pages/structure-page.tsx')),
  quizBuilder: lazy(() => import('#web/pages/quiz-builder-page.tsx')),
  assignmentBuilder: lazy(() => import('#web/pages/assignment-builder-page.tsx')),
  adminDashboard: lazy(() => import('#web/pages/admin-dashboard-page.tsx')),
  siteSettings: lazy(() => import('#web/pages/site-settings-page.tsx')),
  users: lazy(() => import('#web/pages/users-page.tsx')),
  user: lazy(() => import('#web/pages/user-page.tsx')),
};

/** The page of a screen that is not everybody's. Visitors load none of these, not even their names. */
export default function MemberPage({ name }: { name: MemberScreen }) {
  const Page = pages[name];
  return <Page />;
}
