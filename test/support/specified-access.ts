/**
 * Section 2 of the specification, and what was decided since: who may open what. Not derived from the site's table of
 * screens, which is held to it.
 */
export const specifiedAccess = {
  /** Nothing for who is signed in. */
  visitors: ['/register'],
  everybody: [
    '/',
    '/forgot-password',
    '/reset-password',
    '/courses',
    '/courses/:courseId',
    '/contact',
    '/teachers',
    '/teachers/:userId',
    '/courses/:courseId/forum',
    '/forum/thread/:threadId',
    '/help',
    '/terms',
    '/privacy',
    '/faq',
    '/error',
    '/help/api',
    '/help/:article',
    '/help/errors/:code',
    '/mails/:token',
  ],
  signedIn: [
    '/student-dashboard',
    '/profile',
    '/settings',
    '/settings/:section',
    '/courses/enrolled',
    '/courses/:courseId/modules/:moduleId',
    '/courses/:courseId/modules/:moduleId/content/:contentId',
    '/ai-features',
    '/announcements',
    '/calendar',
    '/course/:courseId/forum',
    '/course/:courseId/forum/:topicId',
  ],
  teachersOrAdmins: [
    '/teacher-dashboard',
    '/courses/create',
    '/courses/manage',
    '/courses/import',
    '/courses/:courseId/structure',
    '/courses/:courseId/edit',
    '/courses/:courseId/enrollments',
    '/courses/:courseId/enrollments/:userId',
    '/my-students',
    '/assignment-builder/:contentBlockId',
    '/quiz-builder/:contentBlockId',
    '/assignments/review',
    '/assignments/submission/:submissionId',
    '/quizzes/review',
    '/reporting',
  ],
  admins: [
    '/admin-dashboard',
    '/admin/courses',
    '/admin/settings',
    '/admin/users',
    '/admin/users/:userId',
  ],
  students: [
    '/assignments',
    '/assignments/:assignmentId/view',
    '/quizzes',
    '/quizzes/:quizId/results',
    '/student/grades',
  ],
};

/** Entrances that lead on by themselves: they have tests of their own. */
export const entrances = ['/login', '/dashboard'] as const;
