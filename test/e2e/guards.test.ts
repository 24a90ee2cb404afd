import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { shareOf } from '../support/share.ts';
import { specifiedAccess as access } from '../support/specified-access.ts';
import { goTo, whereIs } from './support/go-to.ts';
import { openStage } from './support/stage.ts';

const { runtime, visit } = await openStage();

/** A route whose parts have addresses of their own opens its first. */
const firstPart: Partial<Record<string, string>> = { '/settings': '/settings/language' };

type Group = keyof typeof access;

/**
 * Which guard each route has is compared with the specification beside the router (`routes.test.ts`). In the browser
 * each route opens once and refuses once, for who may open all and for who may open nothing; of those between, each
 * guard is asked.
 */
const someRoutes = 2;

const people: {
  who: string;
  groups: string[] | null;
  dashboard: string;
  opens: readonly Group[];
  /** How many routes of each group are gone to; left out: all. */
  routes?: number;
}[] = [
  { who: 'A visitor', groups: null, dashboard: '/', opens: [] },
  {
    who: 'A student',
    groups: ['students'],
    dashboard: '/student-dashboard',
    opens: ['signedIn', 'students'],
    routes: someRoutes,
  },
  {
    who: 'Somebody without a group',
    groups: [],
    dashboard: '/student-dashboard',
    opens: ['signedIn', 'students'],
    routes: someRoutes,
  },
  {
    who: 'Somebody of teachers alone',
    groups: ['teachers'],
    dashboard: '/teacher-dashboard',
    opens: ['signedIn', 'teachersOrAdmins'],
    routes: someRoutes,
  },
  {
    who: 'Somebody of admins alone',
    groups: ['admins'],
    dashboard: '/admin-dashboard',
    opens: ['signedIn', 'teachersOrAdmins', 'admins'],
    routes: someRoutes,
  },
  {
    who: 'A student who teaches and runs the place',
    groups: ['students', 'teachers', 'admins'],
    dashboard: '/admin-dashboard',
    opens: ['signedIn', 'teachersOrAdmins', 'admins', 'students'],
  },
];

/** An address of a route; ids that nothing has are as good as others for a guard. */
const addressOf = (route: string) =>
  route.replace(/:(\w+)/g, (_, name: string) => `some-${name.toLowerCase()}`);

async function personOf(groups: string[]): Promise<string> {
  const email = `${randomUUID()}@example.com`;
  await runtime.createUser({
    email,
    password: null,
    givenName: 'Gala',
    familyName: 'Guard',
    groups,
    locale: 'en',
    confirmed: true,
  });
  return email;
}

describe.each(shareOf(people, 'guards of routes'))(
  '$who',
  ({ groups, dashboard, opens, routes }) => {
    const arrive = async (): Promise<Page> => {
      const page = await visit({ email: groups && (await personOf(groups)) });
      await page.goto('/faq');
      return page;
    };

    it('is let in where the specification says, and sent on with replace where it does not', async () => {
      const page = await arrive();
      const led: Record<string, object> = {};
      const expected: Record<string, object> = {};
      for (const group of Object.keys(access) as Group[]) {
        for (const route of access[group].slice(0, routes)) {
          const address = `${addressOf(route)}?from=here`;
          const open =
            group === 'visitors' ? groups === null : group === 'everybody' || opens.includes(group);
          const refused =
            groups === null ? { path: '/', wanted: address } : { path: dashboard, wanted: null };
          led[route] = await goTo(page, address);
          expected[route] = {
            pushed: 0,
            ...(open ? { path: firstPart[route] ?? address, wanted: null } : refused),
          };
        }
      }
      expect(led).toEqual(expected);
      await page.context().close();
    });

    it('comes from /dashboard to the right place', async () => {
      const page = await arrive();
      await page.goto('/dashboard');
      await page.waitForURL(`**${dashboard}`);
      expect((await whereIs(page)).path).toBe(dashboard);
      await page.context().close();
    });
  },
);
