import { describe, expect, it } from 'vitest';
import type { Language } from '#shared/policies/languages.ts';
import { shareOf } from '../support/share.ts';
import { makeCourse } from '../world/courses.ts';
import { barriers } from './support/barriers.ts';
import { createSettle } from './support/settle.ts';
import { openStage, type Visitor } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { visit, newPerson, ok } = stage;
const teacher = await newPerson('teachers');
const key = 'Sésamo 42';

const title = { en: 'A course to come into', es: 'Un curso al que entrar' };
const made = (changes: Parameters<typeof makeCourse>[2]) =>
  makeCourse(stage, teacher, { title, ...changes });
const byKey = await made({ enrollmentMode: 'key' });
await ok(teacher, 'enrollments.setKey', {
  params: { courseId: byKey.courseId },
  body: { key, lastDay: null, maxUses: null, version: 0 },
});
const byApproval = await made({ enrollmentMode: 'approval' });
const byInvitation = await made({ enrollmentMode: 'invitation' });
const full = await made({ seats: 1 });
await ok(await newPerson(), 'enrollments.enroll', {
  params: { courseId: full.courseId },
  body: {},
});
const later = await made({ enrollmentWindow: { opensOn: '2999-09-03', closesOn: null } });

const looks: (Visitor & { language: Language })[] = [
  { language: 'en', device: 'desktop' },
  { language: 'es', device: 'phone', dark: true },
];

describe.each(shareOf(looks, 'coming in'))(
  'In $language on a $device somebody comes into a course',
  (look) => {
    const t = wordsIn(look.language);

    it('by its key, by asking, by waiting, or is told when it opens', async () => {
      const person = await newPerson();
      const page = await visit({ ...look, email: person.email });
      const settle = createSettle(page);
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
      const says = (words: string) => page.getByRole('main').getByText(words).first().waitFor();
      const open = async ({ courseId }: { courseId: string }) => {
        await page.goto(`/courses/${courseId}`);
        await settle();
      };
      const expectUsable = async () => expect(await barriers(page)).toEqual([]);

      const counted = (students: number) =>
        page
          .getByRole('main')
          .getByText(t('catalog:students', { count: students }), { exact: true })
          .waitFor();

      await open(byKey);
      const { students } = await ok(person, 'catalog.getCourse', {
        params: { courseId: byKey.courseId },
      });
      await counted(students);
      const field = page.getByRole('textbox', { name: t('enrollments:keyLabel') });
      await field.fill('Sesame');
      await press(t('enrollments:enrollNow'));
      await says(t('errors:enrollment_key_wrong'));
      expect(await field.inputValue()).toBe('Sesame');
      await expectUsable();
      await field.fill(key);
      await press(t('enrollments:enrollNow'));
      await page.getByRole('link', { name: t('progress:start'), exact: true }).waitFor();
      await counted(students + 1);
      await page.reload();
      await counted(students + 1);

      await open(byApproval);
      await expectUsable();
      await page.getByRole('textbox').last().fill('Please');
      await press(t('enrollments:ask'));
      await says(t('enrollments:requested'));
      await expectUsable();
      await press(t('enrollments:takeBack'));
      await press(t('enrollments:takeBackYes'));
      await page.getByRole('button', { name: t('enrollments:ask') }).waitFor();

      await open(full);
      await expectUsable();
      await press(t('enrollments:joinWaitingList'));
      await says(t('enrollments:waitingAt', { place: 1 }));
      await expectUsable();
      await press(t('enrollments:leaveWaiting'));
      await press(t('enrollments:withdrawYes'));
      await page.getByRole('button', { name: t('enrollments:joinWaitingList') }).waitFor();

      await open(byInvitation);
      await says(t('enrollments:invitation'));
      await ok(teacher, 'enrollments.invite', {
        params: { courseId: byInvitation.courseId },
        body: { emails: [person.email] },
      });
      await open(byInvitation);
      await says(t('enrollments:invited'));
      await press(t('enrollments:enrollNow'));
      await page.getByRole('link', { name: t('progress:start'), exact: true }).waitFor();

      await open(later);
      await says('2999');
      await expectUsable();
      await page.context().close();
    });
  },
);
