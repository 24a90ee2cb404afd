import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { Access } from '#shared/contract/route.ts';
import { isScreen } from '#shared/policies/is-screen.ts';
import { entrances, specifiedAccess } from '#test/support/specified-access.ts';
import { routes } from './routes.tsx';
import { navigationFor } from './shell/member-navigation.ts';

const accessOf: Record<keyof typeof specifiedAccess, Access> = {
  // The page itself leads on who is signed in.
  visitors: 'public',
  everybody: 'public',
  signedIn: 'signedIn',
  teachersOrAdmins: ['teachers', 'admins'],
  admins: ['admins'],
  students: ['students'],
};

const specified = Object.entries(specifiedAccess).flatMap(([group, paths]) =>
  paths.map((path) => [path, accessOf[group as keyof typeof accessOf]] as const),
);

const found = (path: string) => {
  const [match] =
    matchRoutes(
      routes.map(({ path: pattern, access }) => ({ path: pattern, handle: access })),
      path,
    ) ?? [];
  return match?.route.handle;
};

describe('the routes', () => {
  it.each([...specified, [entrances[0], 'public'], [entrances[1], 'signedIn']] as const)(
    '%s is for %j',
    (path, access) => expect(found(path.replaceAll(/:\w+/g, 'x'))).toEqual(access),
  );

  it('are those of the specification and those decided since, and no other', () => {
    expect(routes.map(({ path }) => path).toSorted()).toEqual(
      [...Object.values(specifiedAccess).flat(), ...entrances].toSorted(),
    );
  });

  it('are the screens that the edge knows', () => {
    const filled = (path: string) => path.replaceAll(/:\w+/g, 'x');
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
