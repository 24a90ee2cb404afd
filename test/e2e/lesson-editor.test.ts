import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { RichText } from '#shared/schemas/rich-text.ts';
import { raisedInWord } from '#web/blocks/text/rich/paste/samples.ts';
import { createBlock, makeCourse, textBlock } from '../world/courses.ts';
import type { Person } from '../world/open-world.ts';
import { barriers } from './support/barriers.ts';
import { leaveAndLook } from './support/leave-and-look.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { visit, newPerson, ok } = stage;
const t = wordsIn('en');
const [teacher, admin, student] = [
  await newPerson('teachers'),
  await newPerson('admins'),
  await newPerson(),
];
const course = await makeCourse(stage, teacher, { blocks: 1 });
const { courseId, moduleId } = course;
await ok(student, 'enrollments.enroll', { params: { courseId }, body: {} });

const english = t('lessons:textIn', { language: t('lessons:language.en') });

async function newLesson(...lines: string[]) {
  const content = lines.map((text) => ({
    type: 'paragraph' as const,
    content: [{ type: 'text' as const, text }],
  }));
  const { blockId } = await createBlock({ ok }, teacher, {
    params: { courseId, moduleId },
    body: { ...textBlock(), content: { kind: 'text', body: { en: { type: 'doc', content } } } },
  });
  return blockId;
}

const nameOf = async (person: Person) => {
  const { firstName, lastName } = await ok(person, 'accounts.getMe');
  return { name: `${firstName} ${lastName}` };
};

/** The text of a lesson as it is stored, a line for each of its parts. */
async function storedLines(blockId: string): Promise<string[]> {
  const { block } = await ok(teacher, 'lessons.getBlock', {
    params: { courseId, moduleId, blockId },
  });
  if (block.content.kind !== 'text') return [];
  const document: RichText | undefined = block.content.body.en;
  return (document?.content ?? []).map((node) =>
    [...JSON.stringify(node).matchAll(/"(?:text|latex)":"((?:[^"\\]|\\.)*)"/g)]
      .map(([, text]) => text)
      .join(' '),
  );
}

type Shown = { text?: string; marks?: { type: string }[]; content?: Shown[] };
/** The parts of a text, what stands lower as `_{2}` and what stands higher as `^{2}`. */
const markedIn = (document: RichText | undefined): string[] => {
  const said = ({ text = '', marks = [], content = [] }: Shown): string => {
    const words = text + content.map(said).join('');
    if (marks.some(({ type }) => type === 'subscript')) return `_{${words}}`;
    if (marks.some(({ type }) => type === 'bold')) return `*${words}*`;
    return marks.some(({ type }) => type === 'superscript') ? `^{${words}}` : words;
  };
  return (document?.content ?? []).map((node) => said(node as Shown));
};

async function openEditor(blockId: string, person = teacher) {
  const page = await visit({ email: person.email });
  await showEditor(page, blockId);
  return page;
}

async function showEditor(page: Page, blockId: string) {
  await page.goto(`/courses/${courseId}/structure?row=${blockId}&tab=content`);
  await page.getByRole('textbox', { name: english }).waitFor();
}

/** Goes to the end of a line of the text. The editor learns where the cursor is with the browser's next turn. */
const toEndOf = async (page: Page, line: string) => {
  await page.getByRole('textbox', { name: english }).getByText(line, { exact: true }).click();
  await page.keyboard.press('End');
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
  });
};

const saved = (page: Page) => page.getByText(/^Saved \d/).waitFor();

/** Puts markup on the clipboard as another program does, and pastes it at the end of the text. */
async function pasteMarkup(page: Page, html: string) {
  await page.evaluate((markup) => {
    const hold = (event: ClipboardEvent) => {
      event.preventDefault();
      event.clipboardData?.setData('text/html', markup);
    };
    document.addEventListener('copy', hold, { once: true, capture: true });
    document.execCommand('copy');
  }, html);
  await page.keyboard.press('ControlOrMeta+V');
}

describe('A teacher who writes a lesson', () => {
  it('pastes out of Word and out of a web page: what stands lower and higher stays so, saved and read', async () => {
    const blockId = await newLesson('Start');
    const page = await openEditor(blockId);
    await toEndOf(page, 'Start');
    await page.keyboard.press('Enter');
    await pasteMarkup(page, raisedInWord);
    await page.keyboard.press('Enter');
    // A page of its own: its words are selected and copied as a reader does it.
    const other = await page.context().newPage();
    await other.setContent(
      '<p id="all">NaHCO<sub>3</sub>, <span style="vertical-align:super">14</span>C and x<sup>2</sup>, <span style="font-weight:700">in bold</span></p>',
    );
    await other.evaluate(() => getSelection()?.selectAllChildren(document.body));
    await other.keyboard.press('ControlOrMeta+C');
    await other.close();
    await page.bringToFront();
    await page.keyboard.press('ControlOrMeta+V');
    await saved(page);
    const { block } = await ok(teacher, 'lessons.getBlock', {
      params: { courseId, moduleId, blockId },
    });
    const body = block.content.kind === 'text' ? block.content.body.en : undefined;
    expect(markedIn(body)).toEqual([
      'Start',
      'H_{2}O a 10^{3} Pa, CO_{2} y m^{2}.',
      'NaHCO_{3}, ^{14}C and x^{2}, *in bold*',
    ]);
    const reader = await visit({ email: student.email });
    await reader.goto(`/courses/${courseId}/modules/${moduleId}/content/${blockId}`);
    await reader.getByText('NaHCO').waitFor();
    expect(await reader.locator('main sub').allTextContents()).toEqual(['2', '2', '3']);
    expect(await reader.locator('main sup').allTextContents()).toEqual(['3', '2', '14', '2']);
    await reader.context().close();
    await page.context().close();
  });

  it('inserts headings, formulas, tables and code by keyboard alone, is saved meanwhile, and learners read it', async () => {
    const blockId = await newLesson('First line');
    const page = await openEditor(blockId);
    const text = page.getByRole('textbox', { name: english });
    await toEndOf(page, 'First line');
    await page.keyboard.press('Enter');
    await page.keyboard.type('## Energy');
    await page.keyboard.press('Enter');
    await page.keyboard.type('It is $E=mc^2$ at rest.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/form');
    await page
      .getByRole('option', { name: t('lessons:action.blockMath'), selected: true })
      .waitFor();
    expect(await text.getAttribute('aria-activedescendant')).toMatch(/-0$/);
    await page.keyboard.press('Enter');
    await page.keyboard.type(String.raw`\frac{a}{b`);
    await page.getByText(/^This formula cannot be displayed/).waitFor();
    await page.keyboard.type('}');
    await text.locator('.katex').nth(1).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.type('/table');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Day');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Topic');
    // Out of the table by keyboard: the tools are a stop of Tab, the arrows go through them.
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: t('lessons:action.heading2') })
      .first()
      .waitFor();
    await page.keyboard.press('End');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      t('lessons:action.redo'),
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await saved(page);
    expect(await barriers(page)).toEqual([]);
    await expect
      .poll(() => storedLines(blockId))
      .toEqual([
        'First line',
        'Energy',
        'It is  E=mc^2  at rest.',
        String.raw`\\frac{a}{b}`,
        'Day Topic',
      ]);

    const reader = await visit({ email: student.email });
    const scripts: string[] = [];
    reader.on('request', (request) => scripts.push(new URL(request.url()).pathname));
    await reader.goto(`/courses/${courseId}/modules/${moduleId}/content/${blockId}`);
    await reader.locator('main .katex-display').waitFor();
    await reader.getByRole('columnheader', { name: 'Topic' }).waitFor();
    expect(scripts.filter((name) => /rich-editor|highlight-/.test(name))).toEqual([]);
    expect(await barriers(reader)).toEqual([]);
    await reader.context().close();
    await page.context().close();
  });

  it('finds again after a reload what could not be saved, and who signs out leaves none of it (case 12)', async () => {
    const blockId = await newLesson('Kept');
    const page = await openEditor(blockId);
    page.on('dialog', (dialog) => void dialog.accept());
    const patches = (url: URL) => url.pathname.endsWith(`/blocks/${blockId}`);
    const cut = (page: Page) =>
      page.route(patches, (route) =>
        route.request().method() === 'PATCH'
          ? route.abort('internetdisconnected')
          : route.continue(),
      );
    await cut(page);
    await toEndOf(page, 'Kept');
    await page.keyboard.type(' and more');
    await page.getByText(t('common:saveState.failed')).waitFor();
    await page.unroute(patches);
    await page.reload();
    await page.getByRole('button', { name: t('lessons:offered.take') }).click();
    await saved(page);
    expect(await storedLines(blockId)).toEqual(['Kept and more']);

    await cut(page);
    await toEndOf(page, 'Kept and more');
    await page.keyboard.type(' again');
    await page.getByText(t('common:saveState.failed')).waitFor();
    expect(await leaveAndLook(page, t)).toEqual({ local: [], session: [] });
    await page.context().close();
  });
});

describe('A window that changes its width while a lesson is written', () => {
  it('keeps the first text of an empty lesson in sight, and the writing goes on without a conflict', async () => {
    const blockId = await newLesson();
    const page = await openEditor(blockId);
    const text = page.getByRole('textbox', { name: english });
    await text.click();
    await page.keyboard.type('First words');
    await saved(page);
    await page.keyboard.type(', then more');
    // Narrower than both side by side: the panel becomes a sheet, in the midst of a word.
    await page.setViewportSize({ width: 900, height: 768 });
    await page.getByRole('dialog').getByText('First words, then more').waitFor();
    // The cursor is where it was.
    await page.keyboard.type(' and');
    await page.getByRole('dialog').getByText('First words, then more and').waitFor();
    await saved(page);
    await page.setViewportSize({ width: 1366, height: 768 });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.type(' on');
    await text.getByText('First words, then more and on').waitFor();
    await saved(page);
    await expect.poll(() => storedLines(blockId)).toEqual(['First words, then more and on']);
    expect(await page.getByRole('region', { name: t('conflict:title') }).count()).toBe(0);
    await page.context().close();
  });
});

describe('One person in two windows', () => {
  it('is told that it was their own other window, and not somebody else', async () => {
    const blockId = await newLesson('One', 'Two');
    const [here, there] = [await openEditor(blockId), await openEditor(blockId)];
    await toEndOf(there, 'Two');
    await there.keyboard.type(' there');
    await saved(there);
    await toEndOf(here, 'One');
    await here.keyboard.type(' here');
    await here.getByText(t('lessons:merged.elsewhere')).waitFor();
    await saved(here);
    await toEndOf(there, 'One');
    await there.keyboard.type(' too');
    await there.getByRole('region', { name: t('conflict:title') }).waitFor();
    await here.context().close();
    await there.context().close();
  });
});

describe('Two people who write the same lesson', () => {
  it('both find their words in it: merged in different paragraphs, chosen in the same one, and kept as a version', async () => {
    const blockId = await newLesson('One', 'Two', 'Three');
    const [hers, his] = [await openEditor(blockId), await openEditor(blockId, admin)];
    await toEndOf(his, 'Three');
    await his.keyboard.type(' of his');
    await saved(his);
    await toEndOf(hers, 'One');
    await hers.keyboard.type(' of hers');
    const [him, her] = [await nameOf(admin), await nameOf(teacher)];
    await hers.getByText(t('lessons:merged.by', him)).waitFor();
    await saved(hers);
    expect(await storedLines(blockId)).toEqual(['One of hers', 'Two', 'Three of his']);

    await toEndOf(his, 'Two');
    await his.keyboard.type(' his way');
    await his.getByText(t('lessons:merged.by', her)).waitFor();
    await saved(his);
    await expect.poll(() => storedLines(blockId)).toContain('Two his way');
    await toEndOf(hers, 'Two');
    await hers.keyboard.type(' her way');
    const conflict = hers.getByRole('region', { name: t('conflict:titleBy', him) });
    await conflict.waitFor();
    await conflict.getByText('Two her way').waitFor();
    await conflict.getByText('Two his way').waitFor();
    await conflict.getByRole('button', { name: t('conflict:take.both') }).click();
    await saved(hers);
    await expect
      .poll(() => storedLines(blockId))
      .toEqual(['One of hers', 'Two her way', 'Two his way', 'Three of his']);
    await his.context().close();

    await hers.goto(`/courses/${courseId}/structure?row=${blockId}&tab=versions`);
    const compare = hers.getByRole('button', { name: /^Compare with the version of/ });
    await compare.last().click();
    const dialog = hers.getByRole('dialog');
    await dialog.getByText(t('lessons:versions.removed')).first().waitFor();
    expect(await barriers(hers)).toEqual([]);
    await dialog.getByRole('button', { name: t('lessons:versions.restore') }).click();
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => storedLines(blockId)).toEqual(['One', 'Two', 'Three']);
    await hers.context().close();
  });
});
