import { describe, expect, it } from 'vitest';
import type { Language } from '#shared/policies/languages.ts';
import { barriers } from './support/barriers.ts';
import { makeLivedInSchool } from './support/lived-in-school.ts';
import { createSettle } from './support/settle.ts';
import { withoutRoom } from './support/room.ts';
import type { Device } from './support/devices.ts';
import { openStage } from './support/stage.ts';

const stage = await openStage();
const { visit } = stage;
const { screens, emails } = await makeLivedInSchool(stage);

/** Spanish has the longer words: its screens are also made as narrow as they have to fit. */
const looks: { language: Language; device: Device; dark: boolean; narrowed: boolean }[] = [
  { language: 'es', device: 'desktop', dark: false, narrowed: true },
  { language: 'en', device: 'phone', dark: true, narrowed: false },
];

describe.each(looks)(
  'Nothing serious stands in the way, in $language on a $device',
  ({ narrowed, ...look }) => {
    it.each(['nobody', 'student', 'teacher', 'admin'] as const)('of %s', async (who) => {
      const page = await visit({ ...look, email: emails[who] });
      const settle = createSettle(page);
      const found: Record<string, unknown> = {};
      for (const { path } of screens.filter((screen) => screen.seenBy === who)) {
        await page.goto(path);
        await settle();
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
  it.each([
    { language: 'en', device: 'desktop', dark: false },
    { language: 'es', device: 'phone', dark: false },
    { language: 'es', device: 'desktop', dark: true },
  ] as const)('is as open on the main screens: $language, $device, dark $dark', async (look) => {
    const page = await visit({ ...look, email: emails.student });
    const settle = createSettle(page);
    const found: Record<string, string[]> = {};
    for (const { path } of screens.filter(({ main }) => main)) {
      await page.goto(path);
      await settle();
      const here = await barriers(page);
      if (here.length > 0) found[path] = here;
    }
    expect(found).toEqual({});
    await page.context().close();
  });
});
