import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language, LocalizedText } from '#shared/schemas/text.ts';

export type Lesson = {
  title: LocalizedText;
  kind: 'text' | 'video' | 'file';
  minutes: number;
  preview: boolean;
  /** What stands below the heading, by language. */
  text: LocalizedText;
};

export type CourseModule = { title: LocalizedText; lessons: Lesson[] };

const moduleHeading = /^# (.+)$/;
const lessonHeading = /^## (.+) \[(.+)\]$/;

function lesson(language: Language, title: string, notes: string[]): Lesson {
  const minutes = notes.find((note) => note.endsWith(' min'));
  return {
    title: { [language]: title },
    kind: notes.includes('video') ? 'video' : notes.includes('file') ? 'file' : 'text',
    minutes: Number.parseInt(minutes ?? '5', 10),
    preview: notes.includes('preview'),
    text: { [language]: '' },
  };
}

/** The modules and lessons of one language: `# Module`, `## Lesson [8 min, preview]`, then the lesson's text. */
export function parseCourseText(source: string, language: Language): CourseModule[] {
  const modules: CourseModule[] = [];
  let fenced = false;
  for (const line of source.split('\n')) {
    if (line.startsWith('```')) fenced = !fenced;
    const newModule = fenced ? null : moduleHeading.exec(line);
    const newLesson = fenced ? null : lessonHeading.exec(line);
    const current = modules.at(-1)?.lessons.at(-1);
    if (newModule?.[1]) modules.push({ title: { [language]: newModule[1] }, lessons: [] });
    else if (newLesson?.[1] && newLesson[2])
      modules.at(-1)?.lessons.push(lesson(language, newLesson[1], newLesson[2].split(', ')));
    else if (current) current.text[language] += `${line}\n`;
  }
  return modules;
}

const shape = (modules: CourseModule[]) =>
  modules
    .map(({ lessons }) => lessons.map((one) => `${one.kind} ${one.minutes} ${one.preview}`))
    .join('; ');

/** @throws Error where the two languages do not have the same modules and lessons */
function merge(first: CourseModule[], second: CourseModule[]): CourseModule[] {
  if (shape(first) !== shape(second))
    throw new Error('The languages of a course have different outlines');
  return first.map((module, m) => ({
    title: { ...module.title, ...second[m]?.title },
    lessons: module.lessons.map((one, l) => {
      const other = second[m]?.lessons[l];
      return {
        ...one,
        title: { ...one.title, ...other?.title },
        text: { ...one.text, ...other?.text },
      };
    }),
  }));
}

/** What is taught in a course: from `courses/FOLDER/LANGUAGE.md`, the languages side by side. */
export function readCourseText(folder: string, languages: readonly Language[]): CourseModule[] {
  const read = (language: Language) => {
    const file = join(import.meta.dirname, 'courses', folder, `${language}.md`);
    return parseCourseText(readFileSync(file, 'utf8'), language);
  };
  return languages.map(read).reduce(merge);
}
