import { courseInstant } from '#shared/policies/course-instant.ts';
import type { CourseTime } from '#shared/schemas/course-time.ts';
import { isVisible } from '#functions/data/lessons/learners-outline.ts';
import type { Outline } from '#functions/data/lessons/outline.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { PageWindow } from './operation.ts';

type Block = Outline['blocks'][number];

/**
 * A page of those blocks of an outline that somebody marks, in its order, each with its module; what lies in the trash is
 * left out.
 * @param rulesOf the rules of one that is wanted; null: it is not
 */
export function pageOfItems<Rules extends object>(
  { course, modules, blocks }: Outline,
  rulesOf: (block: Block) => Rules | null,
  page: PageWindow,
) {
  const all = modules
    .filter(({ binnedAt }) => binnedAt === null)
    .flatMap((module) =>
      blocks
        .filter(({ moduleId, binnedAt }) => moduleId === module.moduleId && binnedAt === null)
        .flatMap((block) => {
          const rules = rulesOf(block);
          return rules ? [{ module, block, rules }] : [];
        }),
    );
  const after = page.start?.['blockId'];
  const at = after === undefined ? 0 : all.findIndex(({ block }) => block.blockId === after) + 1;
  // What the page before ended with is no more.
  if (after !== undefined && at === 0) throw new AppError('invalid_cursor');
  const shown = all.slice(at, at + page.limit);
  const last = at + page.limit < all.length ? shown.at(-1) : undefined;
  const instantOf = (time: CourseTime | null) => {
    const instant = time && courseInstant(course.startsOn, time);
    return instant === null ? null : iso(instant);
  };
  return {
    ids: shown.map(({ block }) => block.blockId),
    items: shown.map(({ module, block, rules }) => ({
      block,
      rules,
      facts: {
        moduleId: module.moduleId,
        module: module.title,
        title: block.title,
        isPublished: isVisible(module) && isVisible(block),
      },
    })),
    instantOf,
    nextCursor: page.cursor(last ? { blockId: last.block.blockId } : null),
  };
}
