import MiniSearch from 'minisearch';
import type * as z from 'zod';
import type { categorySchema } from '#shared/schemas/courses.ts';
import type { LocalizedText } from '#shared/schemas/text.ts';
import type { CatalogDocument } from './catalog-document.ts';
import type { CatalogSnapshot } from './catalog-snapshot.ts';
import { newestFirst } from './order.ts';

/** Folds case, accents and marks: `inglés` and `INGLES` are one term. */
export const fold = (term: string) => term.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Edits that a word may be away: none for short ones, two (so also two letters swapped) from six letters on. */
const tolerance = (term: string) => (term.length < 4 ? false : term.length < 6 ? 1 : 2);

const bothLanguages = ({ en, es }: LocalizedText) => [en, es].filter(Boolean).join(' ');

/** What people call the subjects, in both languages: who looks for "idiomas" means the courses on languages. */
const subjects: Record<z.infer<typeof categorySchema>, string> = {
  technology: 'technology tecnología informática',
  business: 'business negocios empresa',
  design: 'design diseño',
  marketing: 'marketing mercadotecnia',
  health: 'health salud',
  languages: 'languages idiomas lenguas',
  arts: 'arts artes',
  science: 'science sciences ciencia ciencias',
};

/** The text that a field of the index is made of. */
export const fieldText: Record<string, (document: CatalogDocument) => string> = {
  courseId: ({ courseId }) => courseId,
  title: ({ title }) => bothLanguages(title),
  summary: ({ summary }) => bothLanguages(summary),
  code: ({ code }) => code,
  category: ({ category }) => subjects[category],
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
