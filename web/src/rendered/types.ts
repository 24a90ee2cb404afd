import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';
import type { Language } from '#shared/policies/languages.ts';
import type { CourseDetail, Home } from '#web/features/courses/types.ts';
import type { Html } from './html.ts';

/** A public page and the API's answer to nobody that it shows. */
export type PublicPage =
  | { name: 'home'; data: Home }
  | { name: 'catalog'; data: Response<typeof contract.courses.list> }
  | { name: 'course'; data: CourseDetail }
  | { name: 'teachers'; data: Response<typeof contract.courses.listTeachers> }
  | { name: 'teacher'; data: Response<typeof contract.courses.getTeacher> }
  | { name: 'article'; id: string }
  | { name: 'help' | 'faq' | 'terms' | 'privacy' | 'contact' | 'notFound' };

/** Where and for whom a page is drawn. */
export type Place = {
  language: Language;
  /** `https://…`, without a slash at the end. */
  origin: string;
  /** The page's path without a language prefix. */
  path: string;
};

/** What a page is made of, before its frame. */
export type Drawn = {
  title: string;
  description: string;
  /** The picture for links that people share; without one, the house's. */
  picture?: { url: string; alt?: string };
  /** Structured data (schema.org), each block without its context. */
  data: object[];
  content: Html;
};
