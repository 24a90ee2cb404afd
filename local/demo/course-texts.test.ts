import { describe, expect, it } from 'vitest';
import { nodesOf } from '#shared/policies/rich-text-nodes.ts';
import { type BlockContent, blockContentSchema } from '#shared/schemas/blocks.ts';
import { languages, localizedLine } from '#shared/schemas/text.ts';
import { planImport } from '#web/features/transfer/plan/plan-import.ts';
import { targetOf } from '#web/features/transfer/plan/target.ts';
import { courses } from './courses.ts';
import { readCourse } from './read-course.ts';

async function lookAt(folder: string) {
  const { read, sheet } = await readCourse(folder);
  const plan = planImport(read, await targetOf(read, null, new Set()), null);
  const contents = plan.items.flatMap(({ path, step }): { path: string; content: BlockContent }[] =>
    step?.id === 'lessons.createBlocks'
      ? step.body.blocks.map(({ content }) => ({
          path,
          content: blockContentSchema.parse(content),
        }))
      : [],
  );
  const texts = contents.flatMap(({ path, content }) =>
    content.kind === 'text' ? [{ path, body: content.body }] : [],
  );
  return { sheet, read, plan, contents, texts };
}

describe.each(courses)('$folder', async ({ folder, state }) => {
  const { sheet, read, plan, contents, texts } = await lookAt(folder);
  const spoken = languages.filter((language) => sheet.title[language] !== undefined);

  it('comes in whole: the site’s own import takes every file as it is', () => {
    const others = plan.files.filter(({ fate, losses }) => fate !== 'kept' || losses.length > 0);
    expect(others).toEqual([]);
    expect(plan.percent).toBe(100);
    for (const item of plan.items) expect(item).toMatchObject({ state: 'new', losses: [] });
  });

  it('says everything in each of its languages, and in no other', () => {
    const titles = read.modules.flatMap((module) =>
      [module, ...module.lessons].map((one) => one.sheet.title),
    );
    const { title, summary, description, outcomes, requirements } = sheet;
    const said = [title, summary, description, ...outcomes, ...requirements, ...titles];
    for (const text of [...said, ...texts.map(({ body }) => body)])
      expect(languages.filter((language) => text[language] !== undefined)).toEqual(spoken);
    for (const one of titles) expect(localizedLine(120).safeParse(one).success).toBe(true);
    for (const { content } of contents)
      if (content.kind === 'video')
        expect(content.captions.map(({ language }) => language)).toEqual(spoken);
  });

  it('has no signs of Markdown left over in its lessons', () => {
    const signs = texts.flatMap(({ path, body }) =>
      Object.values(body)
        .flatMap(({ content }) => content.filter(({ type }) => type !== 'codeBlock'))
        .flatMap((node) => [...nodesOf(node)])
        .filter(({ marks = [] }) => !marks.some(({ type }) => type === 'code'))
        .filter(({ text = '' }) => /\*\*|```|^#|\]\(/.test(text))
        .map(({ text }) => `${path}: ${text}`),
    );
    expect(signs).toEqual([]);
  });

  it.skipIf(state)('has readings of a length that one learns from', () => {
    for (const { path, body } of texts)
      for (const document of Object.values(body)) {
        const words = [...nodesOf(document)].map(({ text = '' }) => text).join(' ');
        const count = words.split(/\s+/).filter(Boolean).length;
        expect(count, path).toBeGreaterThanOrEqual(150);
        expect(count, path).toBeLessThanOrEqual(500);
      }
  });
});
