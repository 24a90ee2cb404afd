import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const site = 'dist/web';
const assets = join(site, 'assets');

/** The imports of a module of the built site before it runs. */
const importsOf = (file: string): string[] =>
  [
    ...readFileSync(join(assets, file), 'utf8').matchAll(
      /(?:^|[;}\n])\s*(?:import|export)\s*(?:[\w*{}$\s,]+from\s*)?["']\.\/([^"']+\.js)["']/g,
    ),
  ].map(([, name = '']) => name);

/** A module with all that it needs to run. */
function graphOf(file: string, known = new Set<string>()): Set<string> {
  if (known.has(file)) return known;
  known.add(file);
  for (const next of importsOf(file)) graphOf(next, known);
  return known;
}

const modules = readdirSync(assets).filter((name) => name.endsWith('.js'));
const named = (names: string[]) =>
  modules.filter((file) => names.some((name) => file.replace(/-[\w-]{7,8}\.js$/, '') === name));

const bytesOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(assets, file))).length, 0);

/** The heaviest of some files, each with its bytes; for the message of a failure. */
const heaviest = (files: Iterable<string>) =>
  [...files]
    .map((file) => [file, bytesOf([file])] as const)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 8)
    .map(([file, bytes]) => `${file} ${bytes}`)
    .join(', ');

/** The files of every page before its own parts: React, the theme, the frame, and the words of one language. */
const frameFiles = named(['before-paint', 'index', 'texts-en']);
const frame = new Set(frameFiles.flatMap((file) => [...graphOf(file)]));

/** Kilobytes of JavaScript, packed, that a page may need beside the frame before it is drawn. */
const budgets: [kilobytes: number, pages: string[]][] = [
  [5, ['home', 'dashboard']],
  // Pages that visitors read.
  [45, ['api', 'help', 'help-article', 'help-error', 'mail-stop', 'teacher', 'teachers']],
  [60, ['catalog', 'course']],
  // A student's way to their lesson, and what teachers and admins look up.
  [
    62,
    [
      'enrolled',
      'player',
      'manage-courses',
      'teacher-dashboard',
      'course-learner',
      'course-progress',
      'users',
    ],
  ],
  [
    75,
    [
      'admin-dashboard',
      'course-assessment',
      'course-questions',
      'own-questions',
      'login',
      'site-settings',
      'student-dashboard',
      'user',
    ],
  ],
  // The files of a course, with what brings them in.
  [78, ['course-files']],
  // The gradebook with what windows it; the drawers come when they are opened.
  [75, ['course-grades', 'grading-scheme']],
  // Forms, with what checks them.
  [115, ['contact', 'register', 'forgot-password', 'reset-password', 'profile', 'settings']],
  [115, ['course-create', 'course-edit', 'import']],
  [115, ['course-enrollments', 'course-groups', 'course-overview', 'my-students']],
  // The attempts at a quiz; what marks, weighs and regrades them comes with the part that is opened.
  [75, ['quiz-review']],
  // What was handed in; where it is marked, and what is done to several at once, come when they are opened.
  [75, ['assignment-review', 'submission']],
  // A quiz with the ways to answer all types of questions.
  [70, ['attempt']],
  [62, ['quizzes', 'quiz-results', 'assignments', 'own-grades', 'student-grades']],
  // An assignment with one's work; the editor of its text comes when it is written in.
  [75, ['assignment']],
  // A quiz with its places and rules; the way to try it comes when it is asked for.
  [160, ['quiz-builder']],
  // An assignment; its dates, its marking and the look at it come when they are asked for.
  [160, ['assignment-builder']],
  // A question with the forms and rules of all types.
  [160, ['course-question']],
  // The workbench of a course; the editor comes with the first lesson that is opened.
  [160, ['structure']],
];

it('every page is usable after a frame of at most 165 KB', () => {
  expect(frameFiles).toHaveLength(3);
  expect(frame.size).toBeGreaterThan(5);
  expect(
    bytesOf(frame),
    `bytes that every page loads, most of them in ${heaviest(frame)}`,
  ).toBeLessThanOrEqual(165 * 1024);
});

it('who is signed in loads at most 32 KB more for the frame', () => {
  const [member] = named(['member']);
  expect(member).toBeDefined();
  const own = [...graphOf(member!)].filter((one) => !frame.has(one));
  expect(
    bytesOf(own),
    `bytes that signed-in people load beside the frame, most of them in ${heaviest(own)}`,
  ).toBeLessThanOrEqual(32 * 1024);
});

it('the words of one language travel with it, and not the other’s', () => {
  const words = (language: string) =>
    [
      ...readFileSync(`web/src/locales/${language}/common.json`, 'utf8').matchAll(
        /[A-ZÁÉÍÓÚ][^"\\{]{24,}\./gu,
      ),
    ].map(([sentence]) => sentence);
  const code = [...frame].map((file) => readFileSync(join(assets, file), 'utf8')).join('\n');
  expect(words('en').length).toBeGreaterThan(3);
  expect(words('en').filter((sentence) => !code.includes(sentence))).toEqual([]);
  // The specification has a few of them in Spanish on every page.
  const inSpanish = words('es').filter((sentence) => !words('en').includes(sentence));
  expect(inSpanish.length).toBeGreaterThan(3);
  expect(inSpanish.filter((sentence) => code.includes(sentence))).toEqual([]);
});

it('each page that has a file of its own has a budget', () => {
  const pages = budgets.flatMap(([, names]) => names.map((name) => `${name}-page`));
  const built = modules.flatMap((file) => /^(.+-page)-[\w-]{7,8}\.js$/.exec(file)?.[1] ?? []);
  expect(built.toSorted()).toEqual(pages.toSorted());
});

it.each(budgets)('at most %i KB more for %j', (kilobytes, names) => {
  const pages = named(names.map((name) => `${name}-page`));
  expect(pages).toHaveLength(names.length);
  for (const page of pages) {
    const own = [...graphOf(page)].filter((one) => !frame.has(one));
    expect(
      bytesOf(own),
      `bytes that ${page} loads beside the frame, most of them in ${heaviest(own)}`,
    ).toBeLessThanOrEqual(kilobytes * 1024);
  }
});
