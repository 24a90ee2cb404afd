import { fold } from '#shared/policies/fold.ts';
import type MiniSearch from 'minisearch';
import type { ErrorKey } from '#web/lib/error-key.ts';
import type { Library } from './load-articles.ts';
import type { Article } from './types.ts';

/** Something that the search of the help found. */
export type Hit = { kind: 'article' | 'error'; id: string; title: string; text: string };

type Entry = Hit & { key: string; words: string; body: string; other: string };

const bodyOf = ({ parts }: Article) =>
  parts.flatMap(({ title, text = [], steps = [] }) => [title, ...text, ...steps]).join(' ');

const wordsOf = (article: Article | undefined) =>
  article ? [article.title, ...article.words, article.summary, bodyOf(article)].join(' ') : '';

/**
 * The search over a help's articles and errors; its library comes with the first search. Who asks in the other
 * language finds the same articles, and reads them in their own.
 * @param other the same help in the other language
 * @param nameOf the title of an error by its code
 */
export async function createHelpSearch(
  { articles, errors }: Library,
  other: Library,
  nameOf: (code: string) => string,
): Promise<(wanted: string) => Hit[]> {
  const { default: Search } = await import('minisearch');
  const index: MiniSearch<Entry> = new Search<Entry>({
    idField: 'key',
    fields: ['title', 'words', 'text', 'body', 'other'],
    storeFields: ['kind', 'id', 'title', 'text'],
    processTerm: fold,
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { title: 4, words: 3, text: 2 } },
  });
  index.addAll([
    ...articles.map((article): Entry => ({
      key: `article-${article.id}`,
      kind: 'article',
      id: article.id,
      title: article.title,
      text: article.summary,
      words: article.words.join(' '),
      body: bodyOf(article),
      other: wordsOf(other.articles.find(({ id }) => id === article.id)),
    })),
    ...Object.entries(errors).map(([code, { happened, safe, todo }]): Entry => ({
      key: `error-${code}`,
      kind: 'error',
      id: code,
      title: nameOf(code),
      text: happened,
      words: code,
      body: `${safe} ${todo}`,
      other: Object.values(other.errors[code as ErrorKey]).join(' '),
    })),
  ]);
  return (wanted) =>
    wanted.trim() === ''
      ? []
      : index
          .search(wanted)
          .slice(0, 12)
          .map(({ kind, id, title, text }) => ({ kind, id, title, text }));
}
