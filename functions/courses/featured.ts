import type { courses as contract } from '#shared/contract/courses.ts';
import type { Operation } from '#functions/api/operation.ts';
import { courses } from '#functions/data/courses/courses.ts';
import { featured } from '#functions/data/catalog/featured.ts';
import { expectVersion } from '#functions/data/table/versioned.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { BaseDeps } from '#functions/api/base-deps.ts';

export const getFeatured: Operation<typeof contract.getFeatured, BaseDeps> = async ({ deps }) =>
  featured.get(deps.table);

/** Only what everybody can see is chosen; what is withdrawn later is passed over by whoever reads. */
export const setFeatured: Operation<typeof contract.setFeatured, BaseDeps> = async ({
  body,
  deps,
}) => {
  const courseIds = [...new Set(body.courseIds)];
  const [before, known] = await Promise.all([
    featured.get(deps.table),
    courses.byId(deps.table, courseIds),
  ]);
  expectVersion(body.version, before, before);
  const missing = courseIds.findIndex((id) => known.get(id)?.state !== 'published');
  if (missing !== -1)
    throw new AppError('not_found', {
      issues: [{ path: ['courseIds', missing], code: 'not_found' }],
    });
  const { next, item } = featured.replace(before, courseIds);
  return { response: next, items: [item] };
};
