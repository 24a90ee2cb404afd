import type { Language } from '#shared/policies/languages.ts';
import type { Article, ErrorArticles } from './types.ts';

export type Library = { articles: Article[]; errors: ErrorArticles };

const libraries = {
  en: () => Promise.all([import('./en/articles.json'), import('./en/errors.json')]),
  es: () => Promise.all([import('./es/articles.json'), import('./es/errors.json')]),
};

/** The help in a language, loaded when somebody opens it. */
export async function loadArticles(language: Language): Promise<Library> {
  const [articles, errors] = await libraries[language]();
  return { articles: articles.default as Article[], errors: errors.default };
}
