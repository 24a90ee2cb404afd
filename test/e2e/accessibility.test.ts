import { describe, expect, it } from 'vitest';
import type { Language } from '#shared/policies/languages.ts';
import { shareOf } from '../support/share.ts';
import { barriers } from './support/barriers.ts';
import { makeLivedInSchool } from './support/lived-in-school.ts';
import { withoutRoom } from './support/room.ts';
import { openInState } from './support/screen-states.ts';
import type { Device } from './support/devices.ts';
import { createSettle } from './support/settle.ts';
import { openStage } from './support/stage.ts';
import { createTour } from './support/tour.ts';

const stage = await openStage();
const { visit } = stage;
const { screens, emails } = await makeLivedInSchool(stage);

/** Spanish has the longer words: its screens are also made as narrow as they have to fit. */
const looks: { language: Language; device: Device; dark: boolean; narrowed: boolean }[] = [
  { language: 'es', device: 'desktop', dark: false, narrowed: true },
  { language: 'en', device: 'phone', dark: true, narrowed: false },
];

describe.each(shareOf(looks, 'screens'))(
  'Nothing serious stands in the way, in $language on a $device',
  ({ narrowed, ...look }) => {
    it.each(['nobody', 'student', 'teacher', 'admin'] as const)('of %s', async (who) => {
      const page = await visit({ ...look, email: emails[who] });
      const show = createTour(page, look.language);
      const found: Record<string, unknown> = {};
      for (const screen of screens.filter(({ seenBy }) => seenBy === who)) {
        const { path } = screen;
        await show(screen);
        const here = await barriers(page);
        if (here.length > 0) found[path] = here;
        const tight = narrowed ? await withoutRoom(page) : {};
        if (Object.keys(tight).length > 0) found[`${path}, narrowed`] = tight;
      }
      expect(found).toEqual({});
      await page.context().close();
    });
  },
);

describe('The other half of language and light', () => {
  it.each(
    shareOf(
      [
        { language: 'en', device: 'desktop', dark: false },
        { language: 'es', device: 'phone', dark: false },
        { language: 'es', device: 'desktop', dark: true },
      ] as const,
      'main screens',
    ),
  )('is as open on the main screens: $language, $device, dark $dark', async (look) => {
    const page = await visit({ ...look, email: emails.student });
    const show = createTour(page, look.language);
    const found: Record<string, string[]> = {};
    for (const screen of screens.filter(({ main }) => main)) {
      await show(screen);
      const here = await barriers(page);
      if (here.length > 0) found[screen.path] = here;
    }
    expect(found).toEqual({});
    await page.context().close();
  });
});

describe('The states of the groups of a course', () => {
  it.each(
    shareOf(
      [
        { language: 'en', device: 'desktop', dark: true, who: 'teacher' },
        { language: 'es', device: 'phone', dark: true, who: 'student' },
      ] as const,
      'states',
    ),
  )('are as open in the dark, in $language on a $device', async ({ who, ...look }) => {
    const groups = screens.find(({ path, seenBy }) => seenBy === who && path.endsWith('/groups'));
    const found: Record<string, string[]> = {};
    for (const state of ['loading', 'error', 'offline'] as const) {
      const page = await visit({ ...look, email: emails[who] });
      await openInState(page, groups?.path ?? '', state);
      found[state] = await barriers(page);
      await page.context().close();
    }
    expect(found).toEqual({ loading: [], error: [], offline: [] });
  });
});

describe('A tour', () => {
  it.each([
    ['the whole screen', 'teacher', /\/structure$/],
    ['a part of it', 'student', /\/me\/dashboard$/],
  ] as const)('takes no error for a screen: %s', async (_, who, broken) => {
    const screen = screens.find(
      ({ path, seenBy }) => seenBy === who && /structure|student-dashboard/.test(path),
    );
    const page = await visit({ email: emails[who] });
    await page.route(
      ({ pathname }) => pathname.startsWith('/api/') && broken.test(pathname),
      (route) =>
        route.fulfill({
          status: 500,
          contentType: 'application/problem+json',
          body: JSON.stringify({ code: 'internal', status: 500 }),
        }),
    );
    await expect(createTour(page, 'en')(screen!)).rejects.toThrow(/ fails: /);
    await page.context().close();
  });

  it('takes no other screen for the one that it wants', async () => {
    const page = await visit();
    const settle = createSettle(page);
    await page.goto('/faq');
    await settle();
    page.setDefaultTimeout(1000);
    await expect(settle('Terms')).rejects.toThrow(/wanted "Terms", is headed/);
    await page.context().close();
  });
});
