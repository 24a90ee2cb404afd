import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '#shared/contract/errors.ts';
import { screenAt } from '#shared/policies/screen-at.ts';
import { screens } from '#shared/screens.ts';
import { coursePlaces } from '#web/app/shell/course-places.ts';
import enErrors from '#web/locales/en/errors.json';
import enFeatureErrors from '#web/locales/en/featureErrors.json';
import { articleFor } from './article-for.ts';
import { loadArticles } from './load-articles.ts';
import { createHelpSearch } from './search-articles.ts';

const en = await loadArticles('en');
const es = await loadArticles('es');
const libraries = [
  ['en', en],
  ['es', es],
] as const;

const shape = ({ articles }: typeof en) =>
  articles.map(({ id, group, screens, to, related, parts }) => ({
    id,
    group,
    screens,
    to,
    related,
    parts: parts.map(({ text = [], steps = [] }) => [text.length, steps.length]),
  }));

describe('the help', () => {
  it('has the same articles in both languages, part by part', () => {
    expect(en.articles.length).toBeGreaterThanOrEqual(15);
    expect(shape(es)).toEqual(shape(en));
  });

  it.each(libraries)('says enough and not too much in %s', (_language, { articles }) => {
    for (const { id, parts } of articles) {
      const words = parts
        .flatMap(({ title, text = [], steps = [] }) => [title, ...text, ...steps])
        .join(' ')
        .split(/\s+/).length;
      expect(words, id).toBeGreaterThanOrEqual(80);
      expect(words, id).toBeLessThanOrEqual(200);
    }
  });

  it('names related articles that exist, and no address twice', () => {
    const ids = en.articles.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    // These would stand in the way of pages of the site.
    expect(ids).not.toContain('api');
    expect(ids).not.toContain('errors');
    for (const { id, related } of en.articles) {
      expect(related.length, id).toBeGreaterThan(0);
      for (const other of related) expect(ids, `${id} → ${other}`).toContain(other);
      expect(related, id).not.toContain(id);
    }
  });

  it('does not leave a sentence in the other language', () => {
    for (const [index, article] of en.articles.entries()) {
      const other = es.articles[index];
      const english = article.parts.flatMap(({ text = [], steps = [] }) => [...text, ...steps]);
      const spanish = other?.parts.flatMap(({ text = [], steps = [] }) => [...text, ...steps]);
      for (const text of english) expect(spanish, article.id).not.toContain(text);
    }
  });

  it.each([
    ['/courses', 'find-course'],
    ['/courses/enrolled', 'my-courses'],
    ['/courses/01ABC', 'course-page'],
    ['/courses/01ABC/modules/01M/content/01B', 'player'],
    ['/settings/privacy', 'settings'],
    ['/student-dashboard', 'dashboard'],
    ['/courses/01ABC/structure', 'structure'],
    ['/courses/import', 'markdown'],
    ['/courses/01ABC/edit', 'make-course'],
    ['/', 'first-steps'],
    ['/quiz-builder/01B', 'build-quiz'],
    ['/assignment-builder/01B', 'build-assignment'],
    ['/courses/01ABC/assessment', 'build-quiz'],
    ['/courses/01ABC/assessment?view=dates', 'course-dates'],
    ['/quizzes', 'quiz-results'],
    ['/assignments', 'assignments'],
    ['/courses/01ABC/my-grades', 'grades'],
    ['/courses/01ABC/grades', 'gradebook'],
    ['/courses/01ABC/grades/scheme', 'grading-scheme'],
    ['/assignments/01B/view', 'assignments'],
    ['/quizzes?view=review', 'daily-review'],
    ['/quizzes/review?course=01C&quiz=01B', 'mark-quiz'],
    ['/quizzes/review?course=01C&quiz=01B&view=controls', 'quiz-time'],
  ])('opens for %s the article %s', (pathname, id) => {
    expect(articleFor(en.articles, pathname)?.id).toBe(id);
  });

  it('explains each place of a course', () => {
    const explained = new Set(en.articles.flatMap((article) => article.screens));
    const ofCourses = Object.values(coursePlaces).flatMap((places) =>
      places.flatMap((place) => place.screens),
    );
    // A module is explained with the page that it is a part of.
    for (const screen of ofCourses.filter((name) => name !== 'module')) {
      expect(explained).toContain(screen);
    }
  });

  it('explains screens that there are, and leads to such', () => {
    for (const { id, screens: explained, to } of en.articles) {
      expect(Object.keys(screens), id).toEqual(expect.arrayContaining(explained));
      if (to !== undefined) expect(screenAt(to.split('?')[0] ?? ''), id).not.toBeNull();
    }
  });

  it('has none for a screen that it does not know', () => {
    expect(articleFor(en.articles, '/nothing/here')).toBeNull();
  });
});

describe('the errors', () => {
  const codes = [...Object.keys(errorCatalogue), 'offline', 'no_response', 'unexpected'];

  it.each(libraries)('each have an article in %s', (_language, { errors }) => {
    expect(Object.keys(errors).sort()).toEqual([...codes].sort());
    for (const [code, { happened, safe, todo }] of Object.entries(errors)) {
      for (const text of [happened, safe, todo]) expect(text, code).toMatch(/^\p{Lu}.{14,}[.?]$/su);
    }
  });

  it('are the ones that the site has sentences for', () => {
    // And one for a part of a page that waits for the connection, which is explained as `offline`.
    expect(Object.keys({ ...enErrors, ...enFeatureErrors }).sort()).toEqual(
      [...codes, 'offlinePart'].sort(),
    );
  });
});

describe('the search of the help', () => {
  const search = async (language: 'en' | 'es', wanted: string) =>
    (
      await createHelpSearch(
        ...(language === 'en' ? ([en, es] as const) : ([es, en] as const)),
        (code) => code,
      )
    )(wanted);

  it.each([
    ['en', 'pasword', 'password'],
    ['en', 'captions', 'video'],
    ['en', 'delete account', 'your-data'],
    ['es', 'contrasena', 'password'],
    ['es', 'subtitulos', 'video'],
    ['es', 'inscripcion', 'enroll'],
    // Asked in the other language.
    ['en', 'contraseña', 'password'],
    ['es', 'captions', 'video'],
  ] as const)('in %s finds for %j the article %s', async (language, wanted, id) => {
    const hits = await search(language, wanted);
    expect(hits.slice(0, 3).map((hit) => hit.id)).toContain(id);
  });

  it('finds an error by its code', async () => {
    const [first] = await search('es', 'course_full');
    expect(first).toMatchObject({ kind: 'error', id: 'course_full' });
  });

  it('finds nothing for nothing', async () => {
    expect(await search('en', '  ')).toEqual([]);
    expect(await search('en', 'xylophonequartz')).toEqual([]);
  });
});
