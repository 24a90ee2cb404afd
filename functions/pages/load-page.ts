import * as z from 'zod';
import { publicCourses as contract } from '#shared/contract/public-courses.ts';
import { get } from '#functions/courses/get.ts';
import { home } from '#functions/courses/home.ts';
import { list } from '#functions/courses/list.ts';
import { getTeacher, listTeachers } from '#functions/courses/teachers.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { PublicPage } from '#web/rendered/types.ts';
import { askAsNobody } from './ask-as-nobody.ts';
import type { PagesDeps } from './deps.ts';
import type { Wanted } from './find-page.ts';

type Drawable = Exclude<Wanted, { name: 'shell' }>;
export type Loaded = { page: PublicPage; answers: Record<string, unknown> };

const { cursor: _, limit: __, ...filters } = contract.list.query.shape;

/** What of an address the catalogue understands; the rest is passed over, as the site does. */
function filtersOf(rawQueryString: string): URLSearchParams {
  const given = new URLSearchParams(rawQueryString);
  const known = Object.entries(filters).flatMap(([name, schema]) => {
    const value = given.get(name)?.trim().slice(0, 100);
    return value && z.safeParse(schema, value).success ? [[name, value]] : [];
  });
  return new URLSearchParams(known);
}

const withAnswer = ({ key, data }: { key: string; data: unknown }, page: PublicPage): Loaded => ({
  page,
  answers: { [key]: data },
});

async function load(
  wanted: Drawable,
  rawQueryString: string,
  now: number,
  deps: PagesDeps,
): Promise<Loaded> {
  switch (wanted.name) {
    case 'home': {
      const answer = await askAsNobody(contract.home, home, { now }, deps);
      return withAnswer(answer, { name: 'home', data: answer.data });
    }
    case 'catalog': {
      const query = filtersOf(rawQueryString);
      const answer = await askAsNobody(contract.list, list, { query, now }, deps);
      return withAnswer(answer, { name: 'catalog', data: answer.data });
    }
    case 'course': {
      const params = { courseId: wanted.id };
      const answer = await askAsNobody(contract.get, get, { params, now }, deps);
      return withAnswer(answer, { name: 'course', data: answer.data });
    }
    case 'teachers': {
      const answer = await askAsNobody(contract.listTeachers, listTeachers, { now }, deps);
      return withAnswer(answer, { name: 'teachers', data: answer.data });
    }
    case 'teacher': {
      const params = { userId: wanted.id };
      const answer = await askAsNobody(contract.getTeacher, getTeacher, { params, now }, deps);
      return withAnswer(answer, { name: 'teacher', data: answer.data });
    }
    default:
      return { page: wanted, answers: {} };
  }
}

/** A page with what it shows; for what is not there, or not for everybody, the page that says so. */
export async function loadPage(...input: Parameters<typeof load>): Promise<Loaded> {
  try {
    return await load(...input);
  } catch (error) {
    const refused = error instanceof AppError ? error.code : null;
    if (refused !== 'not_found' && refused !== 'invalid_request') throw error;
    return { page: { name: 'notFound' }, answers: {} };
  }
}
