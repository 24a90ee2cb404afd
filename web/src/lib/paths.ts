/** Every address of the site. A screen is named here and nowhere else. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  studentDashboard: '/student-dashboard',
  teacherDashboard: '/teacher-dashboard',
  adminDashboard: '/admin-dashboard',
  profile: '/profile',
  settings: '/settings',
  settingsOf: (section: string) => `/settings/${section}`,
  contact: '/contact',
  /** Where the link in a mail leads by which its reader ends such mails. */
  mailStop: (token: string) => `/mails/${token}`,
  courses: '/courses',
  teachers: '/teachers',
  teacher: (userId: string) => `/teachers/${userId}`,
  enrolled: '/courses/enrolled',
  myStudents: '/my-students',
  courseEnrollments: (courseId: string) => `/courses/${courseId}/enrollments`,
  courseLearner: (courseId: string, userId: string) => `/courses/${courseId}/enrollments/${userId}`,
  siteSettings: '/admin/settings',
  users: '/admin/users',
  user: (userId: string) => `/admin/users/${userId}`,
  createCourse: '/courses/create',
  manageCourses: '/courses/manage',
  /** Files on their way in; `?into=` a course, with `module=` a module of it, or of a `?template=`. */
  importCourse: (query = '') => `/courses/import${query}`,
  editCourse: (courseId: string) => `/courses/${courseId}/edit`,
  structure: (courseId: string) => `/courses/${courseId}/structure`,
  course: (courseId: string) => `/courses/${courseId}`,
  module: (courseId: string, moduleId: string) => `/courses/${courseId}/modules/${moduleId}`,
  content: (courseId: string, moduleId: string, contentId: string) =>
    `/courses/${courseId}/modules/${moduleId}/content/${contentId}`,
  help: '/help',
  errorHelp: (code: string) => `/help/errors/${code}`,
  helpArticle: (article: string) => `/help/${article}`,
  helpApi: '/help/api',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy',
  error: '/error',
} as const;

/** On a course's page: the reader came back from signing in to enroll. */
export const enrollIntent = 'enroll';

/** A course's page for somebody who goes to sign in first and wants to enroll then. */
export const courseToEnroll = (courseId: string) =>
  `${paths.course(courseId)}?intent=${enrollIntent}`;
