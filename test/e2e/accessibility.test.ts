import { describe, expect, it } from 'vitest';
import type { Language } from '#shared/policies/languages.ts';
import { barriers } from './support/barriers.ts';
import { makeLivedInSchool } from './support/lived-in-school.ts';
import { createSettle } from './support/settle.ts';
import { openStage, type Visitor } from './support/stage.ts';

const stage = await openStage();
const { visit } = stage;
const { screens, emails } = await makeLivedInSchool(stage);

const looks: (Visitor & { language: Language })[] = [
  { language: 'en', device: 'desktop' },
  { language: 'es', device: 'phone', dark: true },
];

describe.each(looks)('Nothing serious stands in the way, in $language on a $device', (look) => {
  it.each(['nobody', 'student', 'teacher', 'admin'] as const)('of %s', async (who) => {
    const page = await visit({ ...look, email: emails[who] });
    const settle = createSettle(page);
    const found: Record<string, string[]> = {};
    for (const { path } of screens.filter((screen) => screen.seenBy === who)) {
      await page.goto(path);
      await settle();
      const here = await barriers(page);
      if (here.length > 0) found[path] = here;
    }
    expect(found).toEqual({});
    await page.context().close();
  });
});

describe('The other half of language and light', () => {
  it.each([
    { language: 'es', device: 'desktop', dark: false },
    { language: 'en', device: 'phone', dark: false },
    { language: 'en', device: 'desktop', dark: true },
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
