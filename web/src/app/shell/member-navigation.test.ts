import { expect, it } from 'vitest';
import { paths } from '#web/lib/paths.ts';
import { navigationFor } from './member-navigation.ts';

it.each([null, ['students'], ['teachers'], ['students', 'admins']] as const)(
  'home is an entry of the menu of %j, once, and no address stands there twice',
  (roles) => {
    const places = navigationFor(roles);
    expect(places.filter(({ label }) => label === 'home').map(({ to }) => to)).toEqual([
      paths.home,
    ]);
    expect(new Set(places.map(({ to }) => to)).size).toBe(places.length);
  },
);
