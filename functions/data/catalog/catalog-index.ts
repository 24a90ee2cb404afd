import MiniSearch from 'minisearch';
import type { LocalizedText } from '#shared/schemas/text.ts';
import type { CatalogDocument } from './catalog-document.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import { newestFirst } from './order.ts';

/** Folds case, accents and marks: `inglés` and `INGLES` are one term. */
export const fold = (term: string) => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Edits that a word may be away: none for short ones, two (so also two letters swapped) from six letters on. */
const tolerance = (term: string) => (term.length < 4 ? false : term.length < 6 ? 1 : 2);

const bothLanguages = ({ en, es }: LocalizedText) => [en, es].filter(Boolean).join(' ');

/** The text that a field of the index is made of. */
export const fieldText: Record<string, (document: CatalogDocument) => string> = {
  courseId: ({ courseId }) => courseId,
  title: ({ title }) => bothLanguages(title),
  summary: ({ summary }) => bothLanguages(summary),
  code: ({ code }) => code,
  category: ({ category }) => category,
};

/** The catalogue ready to be asked, newest first, with its text index. */
export type CatalogIndex = {
  newestFirst: CatalogDocument[];
  byId: Map<string, CatalogDocument>;
  search: MiniSearch<CatalogDocument>;
};

export function buildCatalogIndex(snapshot: CatalogSnapshot): CatalogIndex {
  const documents = [...snapshot.documents.values()].sort(newestFirst);
  const search = new MiniSearch<CatalogDocument>({
    idField: 'courseId',
    fields: ['title', 'summary', 'code', 'category'],
    extractField: (document, field) => fieldText[field]?.(document) ?? '',
    processTerm: fold,
    searchOptions: { boost: { title: 3, code: 3 }, prefix: true, fuzzy: tolerance },
  });
  search.addAll(documents);
  return { newestFirst: documents, byId: snapshot.documents, search };
}
