import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';

export type CourseCard = Response<typeof contract.catalog.list>['items'][number];
export type CourseDetail = Response<typeof contract.catalog.getCourse>;
export type Outline = CourseDetail['outline'];
export type OutlineBlock = Outline[number]['blocks'][number];
