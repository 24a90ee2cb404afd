import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Language } from '#shared/policies/languages.ts';
import { shareOf } from '../support/share.ts';
import { mp4, vtt } from '../support/media-files.ts';
import { createSettle } from './support/settle.ts';
import { openStage, type Visitor } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { newPerson, ok, runtime, visit } = stage;
const admin = await newPerson('admins');

type Look = Visitor & { language: Language };
const looks: (Look & { where: string; code: string })[] = [
  { where: 'at a desk', language: 'en', device: 'desktop', code: 'KNOT-1' },
  { where: 'on a phone', language: 'es', device: 'phone', code: 'NUDO-1' },
];

const film = { name: 'knot.mp4', mimeType: 'video/mp4', buffer: mp4('isom', 'mp42') };
const captions = { name: 'knot.vtt', mimeType: 'text/vtt', buffer: vtt('Over and under') };

/** A named learner, by whom a teacher can be told who asks. */
async function learner(firstName: string) {
  const person = await newPerson('students', firstName);
  const { version } = await ok(person, 'accounts.getMe');
  await ok(person, 'accounts.updateMe', { body: { version, firstName, lastName: 'Vega' } });
  return { ...person, name: `${firstName} Vega` };
}

describe.each(shareOf(looks, 'story of a teacher'))(
  'A new teacher in $language $where',
  ({ code, ...look }) => {
    const t = wordsIn(look.language);
    const open = async (email: string): Promise<Page> => visit({ ...look, email });
    const press = (page: Page, name: string) =>
      page.getByRole('button', { name, exact: true }).first().click();

    it('is let in by an admin, builds a course, publishes it and sees people come in and learn', async () => {
      const teacher = await newPerson('students', 'Alma');
      const wish = await open(teacher.email);
      await wish.goto('/profile');
      await press(wish, t('accounts:teacher.ask'));
      await wish.getByRole('button', { name: t('accounts:teacher.saveReason') }).waitFor();
      await wish.context().close();
      await runtime.drained();

      const office = await open(admin.email);
      await office.goto('/admin/users');
      await office
        .getByRole('button', {
          name: new RegExp(`^${t('accounts:requests.approveOf', { name: 'Alma .*' })}$`),
        })
        .click();
      await office.getByText(t('accounts:requests.empty')).waitFor();
      await office.context().close();
      // The pool hears of the role behind the answer.
      await runtime.drained();

      const page = await open(teacher.email);
      const fill = (label: string, text: string) =>
        page.getByLabel(label, { exact: true }).fill(text);
      await page.goto('/courses/create');
      await fill(t('courses:fields.title'), 'Knots');
      await page.getByLabel(t('courses:fields.category'), { exact: true }).selectOption('arts');
      await press(page, t('courses:create.save'));
      await page.waitForURL(/\/courses\/[^/]+\/structure$/);
      await page.getByText(t('catalog:courseState.draft'), { exact: true }).first().waitFor();
      expect(await page.getByRole('button', { name: t('structure:publish.now') }).count()).toBe(0);

      await press(page, t('structure:add.module'));
      const type = async (kind: 'module' | 'text', title: string) => {
        await page
          .getByRole('textbox', {
            name: t('structure:draft.label', { kind: t(`blocks:kind.${kind}`) }),
          })
          .fill(title);
        await page.keyboard.press('Enter');
      };
      await type('module', 'First knots');
      await type('text', 'Why a knot holds');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Why a knot holds', exact: true }).click();
      // There is nothing in it yet: it opens where it is written.
      const text = page.getByRole('textbox', {
        name: t('lessons:textIn', { language: t(`lessons:language.${look.language}`) }),
      });
      await text.click();
      await page.keyboard.type('Friction does the work.');
      await page
        .getByText(t('common:saveState.saved', { time: '' }).trim())
        .first()
        .waitFor();

      const { items } = await ok(await stage.signIn(teacher.email), 'courses.listTaught');
      const courseId = items[0]?.courseId ?? '';
      await page.goto(`/courses/${courseId}/edit`);
      await fill(t('courses:fields.summary'), 'Six knots that hold.');
      await fill(t('courses:fields.hours'), '3');
      await fill(t('courses:fields.code'), code);
      await page.getByText(t('courses:mode.approval'), { exact: true }).click();
      await press(page, t('courses:edit.save'));
      await page
        .getByText(t('common:saveState.saved', { time: '' }).trim())
        .first()
        .waitFor();
      await page.goto(`/courses/${courseId}/structure`);
      await press(page, t('structure:add.to', { module: 'First knots' }));
      await page.getByRole('menuitem', { name: t('blocks:kind.video'), exact: true }).click();
      await page.getByLabel(t('structure:fields.title'), { exact: true }).fill('The bowline');
      await press(page, t('structure:fill.choose'));
      const bring = page.getByLabel(t('media:drop.chooseOne'));
      await bring.setInputFiles(film);
      await bring.waitFor({ state: 'detached' });
      await press(page, t('structure:fill.add'));
      await page.getByRole('button', { name: 'The bowline', exact: true }).click();
      await page.getByRole('tab', { name: t('structure:tabs.content') }).click();
      const spoken = t('lessons:captions', { language: t(`lessons:language.${look.language}`) });
      await press(page, t('lessons:file.chooseOf', { label: spoken }));
      await bring.setInputFiles(captions);
      await bring.waitFor({ state: 'detached' });
      await page
        .getByText(t('common:saveState.saved', { time: '' }).trim())
        .first()
        .waitFor();

      // The findings have gone with the captions, but for the picture of the course, which can wait.
      await page.goto(`/courses/${courseId}/structure?panel=ready`);
      await page.getByText(t('structure:finding.no_cover')).waitFor();
      expect(await page.getByText(t('structure:finding.video_without_captions')).count()).toBe(0);
      await page.goto(`/courses/${courseId}/structure?panel=seen`);
      const preview = page.getByRole('link', { name: t('structure:see.first') });
      const lesson = await preview.getAttribute('href');
      await page.goto(lesson ?? '');
      await createSettle(page)();
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await page.goto(`/courses/${courseId}/structure`);
      await press(page, t('structure:publish.now'));
      await page.getByRole('heading', { name: t('courses:published.title') }).waitFor();
      const next = (name: 'see' | 'invite') =>
        page.getByRole('link', { name: t(`courses:published.${name}`) }).getAttribute('href');
      expect(await next('see')).toContain(`/courses/${courseId}`);
      expect(await next('invite')).toContain(`/courses/${courseId}/enrollments`);
      await page.getByRole('button', { name: t('courses:published.copy') }).waitFor();

      const [first, second] = [await learner('Ines'), await learner('Olga')];
      for (const person of [first, second]) {
        const door = await open(person.email);
        await door.goto(`/courses/${courseId}`);
        await press(door, t('enrollments:ask'));
        await door.getByText(t('enrollments:requested')).waitFor();
        await door.context().close();
      }
      await runtime.drained();
      await page.goto(`/courses/${courseId}/enrollments?state=requested`);
      await press(page, t('rosters:admitOf', { name: first.name }));
      await press(page, t('rosters:admitOf', { name: second.name }));
      await page.getByRole('heading', { name: t('rosters:empty.requested') }).waitFor();

      const desk = await open(first.email);
      await desk.goto(`/courses/${courseId}`);
      await desk.getByRole('link', { name: t('progress:start'), exact: true }).click();
      await desk.getByText('Friction does the work.').waitFor();
      await press(desk, t('player:mark.done'));
      await desk
        .getByRole('button', { name: t('player:mark.undo') })
        .first()
        .waitFor();
      await desk.context().close();
      await runtime.drained();

      await page.goto(`/courses/${courseId}/enrollments`);
      await page.getByText('50').first().waitFor();
      await press(page, t('rosters:removeOf', { name: second.name }));
      await press(page, t('rosters:removeYes'));
      await page
        .getByText(t('rosters:decided.removed', { count: 1 }))
        .first()
        .waitFor();
      await runtime.drained();
      const { items: roster } = await ok(await stage.signIn(teacher.email), 'rosters.list', {
        params: { courseId },
      });
      expect(roster.map(({ name }) => name)).toEqual([first.name]);
      await page.context().close();
    });
  },
);
