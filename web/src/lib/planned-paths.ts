import type { Access } from '#shared/contract/route.ts';

/** Planned parts of the site: reachable by address, guarded, and honest about it. Nothing links to them. */
export const planned: [access: Access, paths: string[]][] = [
  ['public', ['/courses/:courseId/forum', '/forum/thread/:threadId']],
  [
    'signedIn',
    [
      '/ai-features',
      '/announcements',
      '/calendar',
      '/course/:courseId/forum',
      '/course/:courseId/forum/:topicId',
    ],
  ],
  [
    ['teachers', 'admins'],
    [
      '/assignment-builder/:contentBlockId',
      '/quiz-builder/:contentBlockId',
      '/assignments/review',
      '/assignments/submission/:submissionId',
      '/quizzes/review',
      '/reporting',
    ],
  ],
  [['admins'], ['/admin/courses']],
  [
    ['students'],
    [
      '/assignments',
      '/assignments/:assignmentId/view',
      '/quizzes',
      '/quizzes/:quizId/results',
      '/student/grades',
    ],
  ],
];
