import { describe, expect, it } from 'vitest';
import { localizedRichTextSchema } from '#shared/schemas/rich-text.ts';
import { localizedLine } from '#shared/schemas/text.ts';
import { courses } from './courses.ts';
import { filmScenes } from './film-length.ts';
import { readCourseText } from './read-course-text.ts';
import { richText } from './rich-text.ts';

const finished = courses.filter(({ state }) => state === undefined);
const words = (text: string) => text.split(/\s+/).length;

describe.each(courses.map((course) => [course.folder, course] as const))('%s', (folder, course) => {
  const modules = readCourseText(folder, course.languages);
  const lessons = modules.flatMap((module) => module.lessons);

  it('says everything in each of its languages, and in no other', () => {
    const said = [
      course.title,
      course.summary,
      course.description,
      ...course.outcomes,
      ...(course.requirements ?? []),
    ];
    for (const text of [
      ...said,
      ...modules.map(({ title }) => title),
      ...lessons.map(({ title }) => title),
    ])
      expect(Object.keys(text).toSorted()).toEqual(course.languages.toSorted());
    for (const { title } of [...modules, ...lessons])
      expect(localizedLine(120).safeParse(title).success).toBe(true);
  });

  it('has lessons that the site can draw, without signs of Markdown left over', () => {
    for (const { kind, text } of lessons) {
      if (kind !== 'text') continue;
      const drawn = Object.fromEntries(
        Object.entries(text).map(([language, source]) => [language, richText(source)]),
      );
      const { en, es } = localizedRichTextSchema.parse(drawn);
      for (const { content } of [en, es].flatMap((body) => body ?? []))
        for (const node of content) {
          if (node.type === 'codeBlock') continue;
          const unmarked = JSON.stringify(node).replaceAll(
            /"text":"[^"]*","marks":\[{"type":"code"/g,
            '',
          );
          expect(unmarked).not.toMatch(/\*\*|```|"text":"#|\]\(/);
        }
    }
  });

  it('says one line for each scene of a film', () => {
    const said = lessons
      .filter(({ kind }) => kind === 'video')
      .flatMap(({ text }) => Object.values(text).map((lines) => lines.trim().split('\n')));
    expect(said.filter((lines) => lines.length !== filmScenes)).toEqual([]);
  });
});

describe('a published course', () => {
  it.each(finished.map(({ folder, languages }) => [folder, languages] as const))(
    '%s has readings of a length that one learns from',
    (folder, languages) => {
      const readings = readCourseText(folder, languages)
        .flatMap((module) => module.lessons)
        .filter(({ kind }) => kind === 'text');
      for (const { title, text } of readings)
        for (const source of Object.values(text)) {
          expect(words(source), JSON.stringify(title)).toBeGreaterThanOrEqual(150);
          expect(words(source), JSON.stringify(title)).toBeLessThanOrEqual(500);
        }
    },
  );
});
