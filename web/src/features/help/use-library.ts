import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Language } from '#shared/policies/languages.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { loadArticles } from './articles/load-articles.ts';

const libraryOptions = (language: Language) =>
  queryOptions({
    queryKey: ['help', 'library', language],
    queryFn: () => loadArticles(language),
    staleTime: Infinity,
    // It comes with the site: what the browser keeps works without a connection.
    networkMode: 'always',
  });

/** The help in the reader's language. */
export function useLibrary() {
  const { language } = useLanguage();
  return useQuery(libraryOptions(language));
}
