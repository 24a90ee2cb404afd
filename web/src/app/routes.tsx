import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { plannedScreens, type Screen, type ScreenName, screens } from '#shared/screens.ts';

type Page = LazyExoticComponent<ComponentType>;

/** A screen of the site with its page, which is loaded when it is first seen. */
export type SiteRoute = Screen & { page: Page };

const notOpen = lazy(() => import('#web/pages/not-open-page.tsx'));
const settings = lazy(() => import('#web/pages/settings-page.tsx'));
const player = lazy(() => import('#web/pages/player-page.tsx'));

const pages: Record<ScreenName, Page> = {
  home: lazy(() => import('#web/pages/home-page.tsx')),
  login: lazy(() => import('#web/pages/login-page.tsx')),
  register: lazy(() => import('#web/pages/register-page.tsx')),
  forgotPassword: lazy(() => import('#web/pages/forgot-password-page.tsx')),
  resetPassword: lazy(() => import('#web/pages/reset-password-page.tsx')),
  courses: lazy(() => import('#web/pages/catalog-page.tsx')),
  course: lazy(() => import('#web/pages/course-page.tsx')),
  teachers: lazy(() => import('#web/pages/teachers-page.tsx')),
  teacher: lazy(() => import('#web/pages/teacher-page.tsx')),
  help: lazy(() => import('#web/pages/help-page.tsx')),
  helpApi: lazy(() => import('#web/pages/api-page.tsx')),
  helpArticle: lazy(() => import('#web/pages/help-article-page.tsx')),
  errorHelp: lazy(() => import('#web/pages/help-error-page.tsx')),
  contact: lazy(() => import('#web/pages/contact-page.tsx')),
  mailStop: lazy(() => import('#web/pages/mail-stop-page.tsx')),
  faq: lazy(() => import('#web/pages/faq-page.tsx')),
  terms: lazy(() => import('#web/pages/terms-page.tsx')),
  privacy: lazy(() => import('#web/pages/privacy-page.tsx')),
  error: lazy(() => import('#web/pages/error-page.tsx')),
  dashboard: lazy(() => import('#web/pages/dashboard-page.tsx')),
  studentDashboard: lazy(() => import('#web/pages/student-dashboard-page.tsx')),
  profile: lazy(() => import('#web/pages/profile-page.tsx')),
  settings,
  settingsOf: settings,
  enrolled: lazy(() => import('#web/pages/enrolled-page.tsx')),
  module: player,
  content: player,
  courseProgress: lazy(() => import('#web/pages/course-progress-page.tsx')),
  teacherDashboard: lazy(() => import('#web/pages/teacher-dashboard-page.tsx')),
  courseOverview: lazy(() => import('#web/pages/course-overview-page.tsx')),
  courseEnrollments: lazy(() => import('#web/pages/course-enrollments-page.tsx')),
  courseLearner: lazy(() => import('#web/pages/course-learner-page.tsx')),
  myStudents: lazy(() => import('#web/pages/my-students-page.tsx')),
  createCourse: lazy(() => import('#web/pages/course-create-page.tsx')),
  manageCourses: lazy(() => import('#web/pages/manage-courses-page.tsx')),
  importCourse: lazy(() => import('#web/pages/import-page.tsx')),
  courseFiles: lazy(() => import('#web/pages/course-files-page.tsx')),
  editCourse: lazy(() => import('#web/pages/course-edit-page.tsx')),
  structure: lazy(() => import('#web/pages/structure-page.tsx')),
  adminDashboard: lazy(() => import('#web/pages/admin-dashboard-page.tsx')),
  siteSettings: lazy(() => import('#web/pages/site-settings-page.tsx')),
  users: lazy(() => import('#web/pages/users-page.tsx')),
  user: lazy(() => import('#web/pages/user-page.tsx')),
};

/** Every route of the site. What is not here is not found. */
export const routes: SiteRoute[] = [
  ...Object.entries(screens).map(([name, screen]) => ({
    ...screen,
    page: pages[name as ScreenName],
  })),
  ...plannedScreens.map((screen) => ({ ...screen, page: notOpen })),
];
