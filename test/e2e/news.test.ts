import { describe, expect, it } from 'vitest';
import { createBlock, makeCourse, textBlock } from '../world/courses.ts';
import { barriers } from './support/barriers.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { newPerson, ok, runtime, visit } = stage;
const t = wordsIn('es');

/** A course with somebody in it, and a way for its teacher to add to it. */
async function scene() {
  const [owner, learner] = [await newPerson('teachers'), await newPerson()];
  const title = { es: 'Nudos marineros' };
  const { courseId, moduleId } = await makeCourse(stage, owner, { title });
  await ok(learner, 'enrollments.enroll', { params: { courseId }, body: {} });
  const add = async (lesson: string) => {
    await createBlock({ ok }, owner, {
      params: { courseId, moduleId },
      body: { ...textBlock(), title: { es: lesson } },
    });
    await runtime.drained();
  };
  return { learner, add };
}

describe('somebody on a phone, in Spanish', () => {
  it('sees what was added since they came, opens it, and is not told again', async () => {
    const { learner, add } = await scene();
    await add('As de guía');
    const page = await visit({ email: learner.email, language: 'es', device: 'phone' });
    await page.goto('/student-dashboard');
    const news = page.getByRole('region', { name: t('progress:news.title') });
    await news.getByText(`${t('progress:news.added')}: Nudos marineros`).waitFor();
    expect(await barriers(page)).toEqual([]);
    const reported = page.waitForResponse(/\/progress$/);
    await news.getByRole('link', { name: 'As de guía' }).click();
    await page.getByRole('heading', { level: 1, name: 'As de guía' }).waitFor();
    await reported;
    await page.goto('/student-dashboard');
    await page.getByRole('heading', { level: 2, name: t('progress:title') }).waitFor();
    expect(await news.count()).toBe(0);
    await page.context().close();
  });

  it('has all as seen by the keyboard, and stays where they were', async () => {
    const { learner, add } = await scene();
    await add('Ballestrinque');
    await add('Llano');
    const page = await visit({ email: learner.email, language: 'es', dark: true });
    await page.goto('/student-dashboard');
    const button = page.getByRole('button', { name: t('progress:news.seen') });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByText(t('progress:news.done')).waitFor();
    expect(await button.count()).toBe(0);
    // The focus went on to what stands around, not to the top of the page.
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    await page.reload();
    await page.getByRole('heading', { level: 2, name: t('progress:title') }).waitFor();
    expect(await page.getByRole('region', { name: t('progress:news.title') }).count()).toBe(0);
    await page.context().close();
  });
});
