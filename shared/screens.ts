import type { Access } from './contract/route.ts';

export type Screen = {
  /** A part that begins with a colon stands for an id. */
  path: `/${string}`;
  access: Access;
  /** Whether the server draws it for whoever comes by its address: then search engines know it as well. */
  drawn?: true;
};

const teaching = ['teachers', 'admins'] as const;

/**
 * Every screen of the site by its name: its address, and who may see it. The router, the edge, the server's pages,
 * the site map and the tests all read this table; what they know besides, they keep by a screen's name.
 */
export const screens = {
  home: { path: '/', access: 'public', drawn: true },
  courses: { path: '/courses', access: 'public', drawn: true },
  course: { path: '/courses/:courseId', access: 'public', drawn: true },
  teachers: { path: '/teachers', access: 'public', drawn: true },
  teacher: { path: '/teachers/:userId', access: 'public', drawn: true },
  help: { path: '/help', access: 'public', drawn: true },
  helpArticle: { path: '/help/:article', access: 'public', drawn: true },
  faq: { path: '/faq', access: 'public', drawn: true },
  terms: { path: '/terms', access: 'public', drawn: true },
  privacy: { path: '/privacy', access: 'public', drawn: true },
  contact: { path: '/contact', access: 'public', drawn: true },
  login: { path: '/login', access: 'public' },
  register: { path: '/register', access: 'public' },
  forgotPassword: { path: '/forgot-password', access: 'public' },
  resetPassword: { path: '/reset-password', access: 'public' },
  helpApi: { path: '/help/api', access: 'public' },
  errorHelp: { path: '/help/errors/:code', access: 'public' },
  /** The target of the link in a mail by which its reader ends such mails. */
  mailStop: { path: '/mails/:token', access: 'public' },
  error: { path: '/error', access: 'public' },
  dashboard: { path: '/dashboard', access: 'signedIn' },
  studentDashboard: { path: '/student-dashboard', access: 'signedIn' },
  profile: { path: '/profile', access: 'signedIn' },
  settings: { path: '/settings', access: 'signedIn' },
  settingsOf: { path: '/settings/:section', access: 'signedIn' },
  enrolled: { path: '/courses/enrolled', access: 'signedIn' },
  module: { path: '/courses/:courseId/modules/:moduleId', access: 'signedIn' },
  content: {
    path: '/courses/:courseId/modules/:moduleId/content/:contentId',
    access: 'signedIn',
  },
  attempt: {
    path: '/courses/:courseId/quizzes/:quizId/attempts/:attemptId',
    access: 'signedIn',
  },
  quizzes: { path: '/quizzes', access: ['students'] },
  quizResults: { path: '/quizzes/:quizId/results', access: ['students'] },
  assignments: { path: '/assignments', access: ['students'] },
  /** `?submission=` the number of one of one's own. */
  assignment: { path: '/assignments/:assignmentId/view', access: ['students'] },
  studentGrades: { path: '/student/grades', access: ['students'] },
  /** `?set=` one of its sets of groups. */
  courseGroups: { path: '/courses/:courseId/groups', access: 'signedIn' },
  courseProgress: { path: '/courses/:courseId/progress', access: 'signedIn' },
  ownGrades: { path: '/courses/:courseId/my-grades', access: 'signedIn' },
  teacherDashboard: { path: '/teacher-dashboard', access: teaching },
  courseOverview: { path: '/courses/:courseId/overview', access: teaching },
  courseEnrollments: { path: '/courses/:courseId/enrollments', access: teaching },
  courseLearner: { path: '/courses/:courseId/enrollments/:userId', access: teaching },
  /** `?course=` and `quiz=`, each of which may be missing, and `view=` a part of it. */
  quizReview: { path: '/quizzes/review', access: teaching },
  /** `?course=` and `assignment=`, each of which may be missing, and `view=` a part of it. */
  assignmentReview: { path: '/assignments/review', access: teaching },
  /** `?all=true` for what waits in all own courses, in place of what waits at its assignment. */
  submission: { path: '/assignments/submission/:submissionId', access: teaching },
  /** The own bank of questions. */
  ownQuestions: { path: '/questions', access: teaching },
  ownQuestion: { path: '/questions/:questionId', access: teaching },
  myStudents: { path: '/my-students', access: teaching },
  createCourse: { path: '/courses/create', access: teaching },
  manageCourses: { path: '/courses/manage', access: teaching },
  /** Files on their way in; `?into=` a course, with `module=` a module of it, or of a `?template=`. */
  importCourse: { path: '/courses/import', access: teaching },
  courseFiles: { path: '/courses/:courseId/files', access: teaching },
  /** `?q=`, `sort=`, `group=` and `category=` narrow it. */
  courseGrades: { path: '/courses/:courseId/grades', access: teaching },
  gradingScheme: { path: '/courses/:courseId/grades/scheme', access: teaching },
  courseAssessment: { path: '/courses/:courseId/assessment', access: teaching },
  courseQuestions: { path: '/courses/:courseId/questions', access: teaching },
  courseQuestion: { path: '/courses/:courseId/questions/:questionId', access: teaching },
  editCourse: { path: '/courses/:courseId/edit', access: teaching },
  structure: { path: '/courses/:courseId/structure', access: teaching },
  quizBuilder: { path: '/quiz-builder/:contentBlockId', access: teaching },
  assignmentBuilder: { path: '/assignment-builder/:contentBlockId', access: teaching },
  adminDashboard: { path: '/admin-dashboard', access: ['admins'] },
  siteSettings: { path: '/admin/settings', access: ['admins'] },
  users: { path: '/admin/users', access: ['admins'] },
  user: { path: '/admin/users/:userId', access: ['admins'] },
} as const satisfies Record<string, Screen>;

/**
 * Parts of the site to come: reachable by address, guarded, and honest about it. Nothing links to them, so they have
 * no names.
 */
export const plannedScreens: Screen[] = [
  { path: '/courses/:courseId/forum', access: 'public' },
  { path: '/forum/thread/:threadId', access: 'public' },
  { path: '/ai-features', access: 'signedIn' },
  { path: '/announcements', access: 'signedIn' },
  { path: '/calendar', access: 'signedIn' },
  { path: '/course/:courseId/forum', access: 'signedIn' },
  { path: '/course/:courseId/forum/:topicId', access: 'signedIn' },
  { path: '/reporting', access: teaching },
  { path: '/admin/courses', access: ['admins'] },
];

type Screens = typeof screens;
export type ScreenName = keyof Screens;

/** The screens that have what a shape asks for. */
type Having<Shape> = {
  [N in ScreenName]: Screens[N] extends Shape ? N : never;
}[ScreenName];

export type PublicScreen = Having<{ access: 'public' }>;
/** The screens of those who are signed in. */
export type MemberScreen = Exclude<ScreenName, PublicScreen>;
export type DrawnScreen = Having<{ drawn: true }>;
/** The drawn screens that are as many pages as there are ids. */
export type DrawnWithId = Having<{ drawn: true; path: `${string}:${string}` }>;

/** One string for each id in a path. */
type Ids<Path> = Path extends `${string}:${string}/${infer Rest}`
  ? [string, ...Ids<Rest>]
  : Path extends `${string}:${string}`
    ? [string]
    : [];

type Paths = {
  [N in ScreenName]: Screens[N]['path'] extends `${string}:${string}`
    ? (...ids: Ids<Screens[N]['path']>) => string
    : Screens[N]['path'];
};

/** The address of every screen; where ids stand in it, a function of them in their order. */
export const paths = Object.fromEntries(
  Object.entries(screens).map(([name, { path }]) => [
    name,
    path.includes(':')
      ? (...ids: string[]) => path.replaceAll(/:\w+/g, () => ids.shift() ?? '')
      : path,
  ]),
) as Paths;
