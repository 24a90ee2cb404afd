import { describe, expect, it } from 'vitest';
import { nodesOf } from '#shared/policies/rich-text-nodes.ts';
import { readFiles } from './format/read-files.ts';
import * as folders from './fixtures/folders.ts';
import { figuresOf } from './plan/fates.ts';
import { planImport } from './plan/plan-import.ts';
import { targetOf } from './plan/target.ts';
import { doJob } from './worker/jobs.ts';

async function look(files: Parameters<typeof folders.openedOf>[0], name = '') {
  const { read } = await readFiles(folders.openedOf(files, name), doJob, { language: null });
  const target = await targetOf(read, null, new Set());
  const plan = planImport(read, target, null);
  const lessons = read.modules.map(
    ({ sheet, lessons: inside }) => [sheet.title, inside.map((one) => one.sheet.title)] as const,
  );
  const outline = lessons.map(([title, inside]) => [
    title.en ?? title.es,
    inside.map((one) => one.en ?? one.es),
  ]);
  const fates = Object.fromEntries(
    plan.files.map(({ path, fate, reason, losses }) => [
      path,
      [fate, ...(reason ? [reason] : []), ...new Set(losses.map((one) => one.reason))].join(' '),
    ]),
  );
  const bodyOf = (title: string) => {
    const item = plan.items.find(
      (one) => one.what === 'lesson' && (one.title?.en ?? one.title?.es) === title,
    );
    const step = item?.step;
    return step?.id === 'courses.createBlock' ? step.body.content : undefined;
  };
  const textOf = (title: string, language: 'en' | 'es' = 'en') => {
    const content = bodyOf(title);
    const document = content?.kind === 'text' ? content.body[language] : undefined;
    return document
      ? [...nodesOf(document)]
          .map(({ text, type }) => text ?? (type === 'image' ? '[picture]' : ''))
          .join('')
      : '';
  };
  const kindsIn = (title: string) => {
    const content = bodyOf(title);
    const document = content?.kind === 'text' ? (content.body.en ?? content.body.es) : undefined;
    return document?.content.map(({ type }) => type) ?? [];
  };
  return {
    read,
    plan,
    outline,
    fates,
    bodyOf,
    textOf,
    kindsIn,
    figures: figuresOf(read, plan.files, plan.items),
  };
}

const all: [string, Parameters<typeof look>[0]][] = Object.entries(folders).flatMap(([name, one]) =>
  typeof one === 'function' ? [] : [[name, one] as [string, Parameters<typeof look>[0]]],
);

describe('a folder that was not made for this platform', () => {
  it.each(all)('“%s” is accounted for file by file', async (_, files) => {
    const { plan, figures } = await look(files);
    expect(plan.files.map(({ path }) => path).toSorted()).toHaveLength(Object.keys(files).length);
    expect(figures.kept + figures.changed + figures.dropped).toBe(Object.keys(files).length);
    for (const { fate, reason, losses } of plan.files) {
      if (fate === 'dropped') expect(reason).toBeDefined();
      if (fate === 'changed') expect(losses.length + (reason ? 1 : 0)).toBeGreaterThan(0);
    }
    for (const item of plan.items)
      expect([item.state, item.path, item.reason ?? '']).toEqual([
        item.what === 'file' ? 'dropped' : 'new',
        item.path,
        item.reason ?? '',
      ]);
  });

  it('of one’s own comes in whole: modules, lessons, titles, pictures', async () => {
    const { read, outline, fates, textOf, bodyOf, figures } = await look(folders.plainFolder);
    console.log(JSON.stringify({ outline, fates, course: read.course, figures }, null, 1));
    expect(outline).toEqual([
      ['Dough', ['Which flour', 'How much water?', 'Notes on salt']],
      ['The oven', ['Heat', 'Cool', 'Recipe']],
    ]);
    expect(textOf('Which flour')).toContain('[picture]');
    expect(JSON.stringify(bodyOf('Which flour'))).toContain('/courses/');
  });

  it.each(all)('“%s” shown', async (name, files) => {
    const { outline, fates, read, figures } = await look(files, 'A folder');
    console.log(
      name,
      read.kind,
      read.language,
      read.course?.title,
      JSON.stringify(outline),
      fates,
      figures,
    );
  });
});
