import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#shared/policies/languages.ts';

const folder = join(import.meta.dirname, '../../../web/src/features/help/articles');

const titleIn = (language: Language, id: string): string => {
  const file = join(folder, language, 'articles.json');
  const articles = JSON.parse(readFileSync(file, 'utf8')) as { id: string; title: string }[];
  const article = articles.find((one) => one.id === id);
  if (!article) throw new Error(`The help has no article ${id} in ${language}.`);
  return article.title;
};

/** The title of an article of the help. */
export const articleTitle = (id: string): Record<Language, string> => ({
  en: titleIn('en', id),
  es: titleIn('es', id),
});
