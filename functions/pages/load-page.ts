import * as z from 'zod';
import { catalog as contract } from '#shared/contract/catalog.ts';
import { getCourse } from '#functions/catalog/get-course.ts';
import { home } from '#functions/catalog/home.ts';
import { list } from '#functions/catalog/list.ts';
import { getTeacher, listTeachers } from '#functions/catalog/teachers.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { DrawnScreen } from '#shared/screens.ts';
import { articleIds } from '#web/rendered/pages/help.ts';
import type { PageData, PublicPage } from '#web/rendered/types.ts';
import { askAsNobody } from './ask-as-nobody.ts';
import type { PagesDeps } from './deps.ts';
import type { Wanted } from './find-page.ts';

export type Loaded = { page: PublicPage; answers: Record<string, unknown> };
type Asked = { id: string; rawQueryString: string; now: number; deps: PagesDeps };

const { cursor: _, limit: __, ...filters } = contract.list.query.shape;

/** The parts of an address that the catalogue understands; the rest is passed over, as the site does. */
function filtersOf(rawQueryString: string): URLSearchParams {
  const given = new URLSearchParams(rawQueryString);
  const known = Object.entries(filters).flatMap(([name, schema]) => {
    const value = given.get(name)?.trim().slice(0, 100);
    return value && z.safeParse(schema, value).success ? [[name, value]] : [];
  });
  return new URLSearchParams(known);
}

/** For a page that is drawn from the site's texts alone. */
const nothing = () => Promise.resolve({ data: null });

/** The data that each page is drawn from, and the key under which the client would ask the API for it. */
const loaders: {
  [N in DrawnScreen]: (asked: Asked) => Promise<{ key?: string; data: PageData[N] }>;
} = {
  home: ({ now, deps }) => askAsNobody(contract.home, home, { now }, deps),
  courses: ({ rawQueryString, now, deps }) =>
    askAsNobody(contract.list, list, { query: filtersOf(rawQueryString), now }, deps),
  course: ({ id, now, deps }) =>
    askAsNobody(contract.getCourse, getCourse, { params: { courseId: id }, now }, deps),
  teachers: ({ now, deps }) => askAsNobody(contract.listTeachers, listTeachers, { now }, deps),
  teacher: ({ id, now, deps }) =>
    askAsNobody(contract.getTeacher, getTeacher, { params: { userId: id }, now }, deps),
  async helpArticle({ id }) {
    if (!articleIds.includes(id)) throw new AppError('not_found');
    return { data: id };
  },
  help: nothing,
  faq: nothing,
  terms: nothing,
  privacy: nothing,
  contact: nothing,
};

const notFound: Loaded = { page: { name: 'notFound', data: null }, answers: {} };

/** A page with what it shows; for what is not there, or not for everybody, the page that says so. */
export async function loadPage(
  wanted: Exclude<Wanted, { name: 'shell' }>,
  asked: Omit<Asked, 'id'>,
): Promise<Loaded> {
  if (wanted.name === 'notFound') return notFound;
  const { name, id } = wanted;
  try {
    const { key, data } = await loaders[name]({ ...asked, id });
    return {
      page: { name, data } as PublicPage,
      answers: key === undefined ? {} : { [key]: data },
    };
  } catch (error) {
    const refused = error instanceof AppError ? error.code : null;
    if (refused !== 'not_found' && refused !== 'invalid_request') throw error;
    return notFound;
  }
}
