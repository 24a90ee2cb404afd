import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';

export type CourseCard = Response<typeof contract.catalog.list>['items'][number];
export type CourseDetail = Response<typeof contract.catalog.getCourse>;
/** How many courses each way to narrow the catalogue would leave. */
export type CatalogCounts = Pick<Response<typeof contract.catalog.list>, 'facets' | 'teachers'>;
export type Home = Response<typeof contract.catalog.home>;
export type ListedTeacher = Response<typeof contract.catalog.listTeachers>['items'][number];
export type Outline = CourseDetail['outline'];
export type OutlineBlock = Outline[number]['blocks'][number];
