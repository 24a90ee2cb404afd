import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';
import type { Language } from '#shared/policies/languages.ts';
import type { DrawnScreen } from '#shared/screens.ts';
import type { CourseDetail } from '#web/course/types.ts';
import type { Home } from '#web/features/catalog/types.ts';
import type { Html } from './html.ts';

/** The data that each public page is drawn from beside the site's texts: mostly the API's answer to nobody. */
export type PageData = {
  home: Home;
  courses: Response<typeof contract.catalog.list>;
  course: CourseDetail;
  teachers: Response<typeof contract.catalog.listTeachers>;
  teacher: Response<typeof contract.catalog.getTeacher>;
  /** The article's id. */
  helpArticle: string;
} & Record<'help' | 'faq' | 'terms' | 'privacy' | 'contact' | 'notFound', null>;

export type PageName = DrawnScreen | 'notFound';

/** A public page and what it shows. */
export type PublicPage<N extends PageName = PageName> = {
  [K in N]: { name: K; data: PageData[K] };
}[N];

/** The address and the reader for which a page is drawn. */
export type Place = {
  language: Language;
  /** `https://…`, without a slash at the end. */
  origin: string;
  /** The page's path without a language prefix. */
  path: string;
};

/** The parts of a page, before its frame. */
export type Drawn = {
  title: string;
  description: string;
  /** The picture for links that people share; without one, the house's. */
  picture?: { url: string; alt?: string };
  /** Structured data (schema.org), each block without its context. */
  data: object[];
  content: Html;
};
