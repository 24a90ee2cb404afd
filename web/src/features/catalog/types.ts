import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';

/** The number of courses that each filter of the catalogue would leave. */
export type CatalogCounts = Pick<Response<typeof contract.catalog.list>, 'facets' | 'teachers'>;
export type Home = Response<typeof contract.catalog.home>;
export type ListedTeacher = Response<typeof contract.catalog.listTeachers>['items'][number];
