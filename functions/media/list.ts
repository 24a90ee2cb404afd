import type { media as contract } from '#shared/contract/media.ts';
import { canEditCourse } from '#shared/policies/courses.ts';
import { fitsUse } from '#shared/policies/media-use.ts';
import type { Query } from '#shared/contract/route.ts';
import type { Operation, PageWindow } from '#functions/api/operation.ts';
import { fold } from '#shared/policies/fold.ts';
import { media, type Media } from '#functions/data/media/media.ts';
import { outlines } from '#functions/data/lessons/outline.ts';
import type { Item, Table } from '#functions/data/table/table.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import type { MediaDeps } from './deps.ts';
import { placesOf, questionsOf } from './places-of.ts';
import { presentOpenable } from './present.ts';

type Asked = Query<typeof contract.list>;

/** Files that are looked through at a time; a course has at most a thousand. */
const stride = 100;

const isAsked =
  ({ q = '', use }: Asked) =>
  ({ fileName, contentType }: Media) =>
    (use === undefined || fitsUse(contentType, use)) && fold(fileName).includes(fold(q));

/** As many files as a page holds, read on until they are found or there are no more. */
async function find(
  table: Table,
  courseId: string,
  { asked, page, userId, now }: { asked: Asked; page: PageWindow; userId: string; now: number },
): Promise<{ files: Media[]; last: Item | null }> {
  const narrowed = asked.q !== undefined || asked.use !== undefined;
  const limit = narrowed ? stride : page.limit;
  const files: Media[] = [];
  let start = page.start;
  for (;;) {
    const read = await media.list(table, courseId, { limit, start }, userId, now);
    files.push(...read.items.filter(isAsked(asked)));
    const last = files[page.limit - 1];
    if (last && files.length > page.limit)
      return { files: files.slice(0, page.limit), last: media.placeInList(last) };
    if (!narrowed || !read.last || files.length === page.limit) return { files, last: read.last };
    start = read.last;
  }
}

export const list: Operation<typeof contract.list, MediaDeps> = async ({
  actor,
  params,
  query,
  page,
  now,
  deps,
}) => {
  const { courseId } = params;
  const search = { asked: query, page, userId: actor.userId, now };
  const [outline, { files, last }] = await Promise.all([
    outlines.get(deps.table, courseId),
    find(deps.table, courseId, search),
  ]);
  if (!canEditCourse(actor, found(outline).course)) throw new AppError('not_found');
  const places = placesOf(found(outline));
  return {
    items: files.map((file) => ({
      ...presentOpenable(file, deps.links, now),
      places: [...(places.get(file.mediaId) ?? []), ...questionsOf(file)],
    })),
    nextCursor: page.cursor(last),
  };
};
