import { describe, expect, it } from 'vitest';
import { allRoutes } from '#shared/contract/index.ts';
import { plannedScreens } from '#shared/screens.ts';
import en from '#web/locales/en/catalog.json';
import es from '#web/locales/es/catalog.json';

const points = Object.keys(en.home.points) as (keyof typeof en.home.points)[];

/** The facts on which a selling point rests beyond courses, lessons and people, which there are. */
const missing: Partial<Record<(typeof points)[number], boolean>> = {
  certificates: !allRoutes.some(({ id }) => /certificat/i.test(id)),
  feedback: plannedScreens.some(({ path }) => path === '/assignments/review'),
};

describe('the home page', () => {
  it('names the seven selling points', () => {
    expect(points).toHaveLength(7);
    expect(Object.keys(es.home.points)).toEqual(points);
  });

  it.each(points)('promises of %s only what exists, and says what does not yet', (point) => {
    const isMissing = missing[point] ?? false;
    expect(/\byet\b/.test(en.home.points[point].text)).toBe(isMissing);
    expect(/[Tt]odavía no/.test(es.home.points[point].text)).toBe(isMissing);
  });
});
