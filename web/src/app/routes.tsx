import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { Access } from '#shared/contract/route.ts';
import { paths } from '#web/lib/paths.ts';
import { planned } from '#web/lib/planned-paths.ts';

type Page = LazyExoticComponent<ComponentType>;

/** A route of the site: its path, who may see it, and its page, loaded when it is first seen. */
export type SiteRoute = { path: string; access: Access; page: Page };

const notOpen = lazy(() => import('#web/pages/not-open-page.tsx'));
const settings = lazy(() => import('#web/pages/settings-page.tsx'));
const player = lazy(() => import('#web/pages/player-page.tsx'));

const open: SiteRoute[] = [
  { path: paths.home, access: 'public', page: lazy(() => import('#web/pages/home-page.tsx')) },
  { path: paths.login, access: 'public', page: lazy(() => import('#web/pages/login-page.tsx')) },
  {
    path: paths.register,
    access: 'public',
    page: lazy(() => import('#web/pages/register-page.tsx')),
  },
  {
    path: paths.forgotPassword,
    access: 'public',
    page: lazy(() => import('#web/pages/forgot-password-page.tsx')),
  },
  {
    path: paths.resetPassword,
    access: 'public',
    page: lazy(() => import('#web/pages/reset-password-page.tsx')),
  },
  {
    path: paths.courses,
    access: 'public',
    page: lazy(() => import('#web/pages/catalog-page.tsx')),
  },
  {
    path: paths.course(':courseId'),
    access: 'public',
    page: lazy(() => import('#web/pages/course-page.tsx')),
  },
  {
    path: paths.teachers,
    access: 'public',
    page: lazy(() => import('#web/pages/teachers-page.tsx')),
  },
  {
    path: paths.teacher(':userId'),
    access: 'public',
    page: lazy(() => import('#web/pages/teacher-page.tsx')),
  },
  { path: paths.help, access: 'public', page: lazy(() => import('#web/pages/help-page.tsx')) },
  { path: paths.helpApi, access: 'public', page: lazy(() => import('#web/pages/api-page.tsx')) },
  {
    path: paths.helpArticle(':article'),
    access: 'public',
    page: lazy(() => import('#web/pages/help-article-page.tsx')),
  },
  {
    path: paths.errorHelp(':code'),
    access: 'public',
    page: lazy(() => import('#web/pages/help-error-page.tsx')),
  },
  {
    path: paths.contact,
    access: 'public',
    page: lazy(() => import('#web/pages/contact-page.tsx')),
  },
  {
    path: paths.mailStop(':token'),
    access: 'public',
    page: lazy(() => import('#web/pages/mail-stop-page.tsx')),
  },
  { path: paths.faq, access: 'public', page: lazy(() => import('#web/pages/faq-page.tsx')) },
  { path: paths.terms, access: 'public', page: lazy(() => import('#web/pages/terms-page.tsx')) },
  {
    path: paths.privacy,
    access: 'public',
    page: lazy(() => import('#web/pages/privacy-page.tsx')),
  },
  { path: paths.error, access: 'public', page: lazy(() => import('#web/pages/error-page.tsx')) },
  {
    path: paths.dashboard,
    access: 'signedIn',
    page: lazy(() => import('#web/pages/dashboard-page.tsx')),
  },
  {
    path: paths.studentDashboard,
    access: 'signedIn',
    page: lazy(() => import('#web/pages/student-dashboard-page.tsx')),
  },
  {
    path: paths.profile,
    access: 'signedIn',
    page: lazy(() => import('#web/pages/profile-page.tsx')),
  },
  {
    path: paths.settings,
    access: 'signedIn',
    page: settings,
  },
  { path: paths.settingsOf(':section'), access: 'signedIn', page: settings },
  {
    path: paths.enrolled,
    access: 'signedIn',
    page: lazy(() => import('#web/pages/enrolled-page.tsx')),
  },
  { path: paths.module(':courseId', ':moduleId'), access: 'signedIn', page: player },
  { path: paths.content(':courseId', ':moduleId', ':contentId'), access: 'signedIn', page: player },
  {
    path: paths.teacherDashboard,
    access: ['teachers', 'admins'],
    page: lazy(() => import('#web/pages/teacher-dashboard-page.tsx')),
  },
  {
    path: paths.courseEnrollments(':courseId'),
    access: ['teachers', 'admins'],
    page: lazy(() => import('#web/pages/course-enrollments-page.tsx')),
  },
  {
    path: paths.courseLearner(':courseId', ':userId'),
    access: ['teachers', 'admins'],
    page: lazy(() => import('#web/pages/course-learner-page.tsx')),
  },
  {
    path: paths.myStudents,
    access: ['teachers', 'admins'],
    page: lazy(() => import('#web/pages/my-students-page.tsx')),
  },
  {
    path: paths.createCourse,
    access: ['teachers', 'admins'],
    page: lazy(() => import('#web/pages/course-create-page.tsx')),
  },
  {
    path: paths.manageCourses,
    access: ['teachers', 'admins'],
    page: lazy(() => import('#web/pages/manage-courses-page.tsx')),
  },
  {
    path: paths.importCourse(),
    access: ['teachers', 'admins'],
    page: lazy(() => import('#web/pages/import-page.tsx')),
  },
  {
    path: paths.editCourse(':courseId'),
    access: ['teachers', 'admins'],
    page: lazy(() => import('#web/pages/course-edit-page.tsx')),
  },
  {
    path: paths.structure(':courseId'),
    access: ['teachers', 'admins'],
    page: lazy(() => import('#web/pages/structure-page.tsx')),
  },
  {
    path: paths.adminDashboard,
    access: ['admins'],
    page: lazy(() => import('#web/pages/admin-dashboard-page.tsx')),
  },
  {
    path: paths.siteSettings,
    access: ['admins'],
    page: lazy(() => import('#web/pages/site-settings-page.tsx')),
  },
  {
    path: paths.users,
    access: ['admins'],
    page: lazy(() => import('#web/pages/users-page.tsx')),
  },
  {
    path: paths.user(':userId'),
    access: ['admins'],
    page: lazy(() => import('#web/pages/user-page.tsx')),
  },
];

/** Every route of the site. What is not here is not found. */
export const routes: readonly SiteRoute[] = [
  ...open,
  ...planned.flatMap(([access, list]) => list.map((path) => ({ path, access, page: notOpen }))),
];
