import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Access } from '#shared/contract/route.ts';
import { isScreen, screens } from '#web/lib/site-patterns.ts';
import { routes } from './routes.tsx';
import { navigationFor } from './shell/navigation.ts';

const teaching = ['teachers', 'admins'] as const;

/** The specification's table of routes. */
const specified: [Access, string[]][] = [
  [
    'public',
    [
      '/',
      '/login',
      '/register',
      '/forgot-password',
      '/reset-password',
      '/courses',
      '/courses/c1',
      '/contact',
      '/teachers',
      '/teachers/u1',
      '/courses/c1/forum',
      '/forum/thread/t1',
      '/help',
      '/terms',
      '/privacy',
      '/faq',
      '/error',
    ],
  ],
  [
    'signedIn',
    [
      '/dashboard',
      '/student-dashboard',
      '/profile',
      '/settings',
      '/courses/enrolled',
      '/courses/c1/modules/m1',
      '/courses/c1/modules/m1/content/b1',
      '/ai-features',
      '/announcements',
      '/calendar',
      '/course/c1/forum',
      '/course/c1/forum/t1',
    ],
  ],
  [
    teaching,
    [
      '/teacher-dashboard',
      '/courses/create',
      '/courses/manage',
      '/courses/c1/structure',
      '/courses/c1/edit',
      '/courses/c1/enrollments',
      '/my-students',
      '/assignment-builder/b1',
      '/quiz-builder/b1',
      '/assignments/review',
      '/assignments/submission/s1',
      '/quizzes/review',
      '/reporting',
    ],
  ],
  [['admins'], ['/admin-dashboard', '/admin/courses', '/admin/users', '/admin/users/u1']],
  [
    ['students'],
    ['/assignments', '/assignments/a1/view', '/quizzes', '/quizzes/q1/results', '/student/grades'],
  ],
];

const found = (path: string) => {
  const [match] =
    matchRoutes(
      routes.map(({ path: pattern, access }) => ({ path: pattern, handle: access })),
      path,
    ) ?? [];
  return match?.route.handle;
};

describe('the routes', () => {
  it.each(specified.flatMap(([access, paths]) => paths.map((path) => [path, access] as const)))(
    '%s is for %j',
    (path, access) => expect(found(path)).toEqual(access),
  );

  it('are the screens that the edge knows, each of them and no other', () => {
    const filled = (path: string) => path.replaceAll(/:\w+/g, 'x');
    expect(screens.map(filled).toSorted()).toEqual(
      routes.map(({ path }) => filled(path)).toSorted(),
    );
    expect(routes.filter(({ path }) => !isScreen(filled(path)))).toEqual([]);
    expect(isScreen('/nothing/here')).toBe(false);
  });

  it('do not know any other path', () => {
    expect(found('/nothing/here')).toBeUndefined();
  });

  it.each([null, ['students'], ['teachers'], ['admins']] as const)(
    'are all open to %j where the navigation leads to them',
    (roles) => {
      for (const { to } of navigationFor(roles)) {
        const access = found(to);
        const allowed =
          access === 'public' ||
          (roles !== null &&
            (access === 'signedIn' || access?.some((role) => roles.some((own) => own === role))));
        expect(allowed, to).toBe(true);
      }
    },
  );
});
