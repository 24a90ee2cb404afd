import type { catalog as contract } from '#shared/contract/catalog.ts';
import type { teacherSchema } from '#shared/schemas/teacher.ts';
import type { listedTeacherSchema } from '#shared/schemas/teacher.ts';
import type * as z from 'zod';
import type { Operation } from '#functions/api/operation.ts';
import { cardFactsOf } from '#functions/data/catalog/card-facts.ts';
import type { CatalogIndex } from '#functions/data/catalog/catalog-index.ts';
import { fullName, profiles, type Profile } from '#functions/data/accounts/profiles.ts';
import { found } from '#functions/platform/app-error.ts';
import type { PublicDeps } from './deps.ts';
import { cardPresenter } from './present-card.ts';

/** The most courses that a teacher's page shows. */
const mostCourses = 50;

/** Presents what everybody may know about a teacher: never how to reach them. */
const teacherPresenter =
  ({ now, deps }: { now: number; deps: PublicDeps }) =>
  (
    { userId, photoId, headline, bio, ...name }: Profile,
    courses: number,
  ): z.infer<typeof teacherSchema> => ({
    userId,
    name: fullName(name),
    photo: deps.links.photo(photoId, now),
    headline,
    bio,
    courses,
  });

type Books = z.infer<typeof listedTeacherSchema>['shelf'];

/** As many courses of one teacher as the list shows. */
const mostBooks = 12;

/**
 * Lists the teachers of published courses with the category of each course, newest first; most courses first. Nobody
 * else is a teacher here.
 */
function owners({ newestFirst }: CatalogIndex): [userId: string, books: Books][] {
  const shelves = new Map<string, Books>();
  for (const { ownerId, category } of newestFirst) {
    const books = shelves.get(ownerId);
    if (books) books.push(category);
    else shelves.set(ownerId, [category]);
  }
  return [...shelves].sort(([a, many], [b, few]) => few.length - many.length || (a < b ? -1 : 1));
}

export const listTeachers: Operation<typeof contract.listTeachers, PublicDeps> = async ({
  page,
  now,
  deps,
}) => {
  const all = owners(await deps.catalog.current(now));
  const before = all.findIndex(([userId]) => userId === page.start?.userId);
  // If somebody is gone since the page before, those behind them have moved up.
  const from = page.start ? (before === -1 ? Number(page.start.shown) - 1 : before + 1) : 0;
  const shown = all.slice(from, from + page.limit);
  const people = await profiles.byId(
    deps.table,
    shown.map(([userId]) => userId),
  );
  const end = from + page.limit;
  const last = end < all.length ? { userId: shown.at(-1)?.[0], shown: end } : null;
  const present = teacherPresenter({ now, deps });
  return {
    items: shown.flatMap(([userId, books]) => {
      const person = people.get(userId);
      return person ? [{ ...present(person, books.length), shelf: books.slice(0, mostBooks) }] : [];
    }),
    nextCursor: page.cursor(last),
  };
};

export const getTeacher: Operation<typeof contract.getTeacher, PublicDeps> = async ({
  params,
  now,
  deps,
}) => {
  const { newestFirst } = await deps.catalog.current(now);
  const taught = newestFirst.filter(({ ownerId }) => ownerId === params.userId);
  // Somebody who teaches nothing is nobody here, whether they have an account or not.
  found(taught[0]);
  const documents = taught.slice(0, mostCourses);
  const [profile, facts] = await Promise.all([
    profiles.get(deps.table, params.userId),
    cardFactsOf(deps.table, documents),
  ]);
  return {
    teacher: teacherPresenter({ now, deps })(found(profile), taught.length),
    courses: documents.map(cardPresenter({ actor: null, now, deps }, facts)),
  };
};
