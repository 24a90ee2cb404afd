import type { ScreenName } from '#shared/screens.ts';
import type { ErrorKey } from '#web/lib/error-key.ts';

/** A part of an article: what it is about, its words, and, where there is an order, its steps. */
export type ArticlePart = { title: string; text?: string[]; steps?: string[] };

/** An article of the help: for screens, or for a task. */
export type Article = {
  id: string;
  /** The readers of an article: it stands under this heading of the help's first page. */
  group: 'start' | 'learn' | 'account' | 'teach' | 'site';
  title: string;
  summary: string;
  /** Other words that people search for. */
  words: string[];
  /** The screens that it explains. */
  screens: ScreenName[];
  /** Views of such screens, by name, that it explains better than what explains the rest of them. */
  views?: { screen: ScreenName; view: string }[];
  /** The screen where it can be done at once. */
  to?: string;
  parts: ArticlePart[];
  related: string[];
};

/** The answer to an error: what happened, what is safe, what to do. */
export type ErrorArticle = { happened: string; safe: string; todo: string };

export type ErrorArticles = Record<ErrorKey, ErrorArticle>;
