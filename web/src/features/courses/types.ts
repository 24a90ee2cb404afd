import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';

export type CourseCard = Response<typeof contract.courses.list>['items'][number];
export type CourseDetail = Response<typeof contract.courses.get>;
export type Facets = Response<typeof contract.courses.list>['facets'];
export type Outline = CourseDetail['outline'];
export type OutlineBlock = Outline[number]['blocks'][number];
export type Block = Response<typeof contract.courses.getBlock>;
export type MediaLink = Block['links'][number];
export type BlockContentOf<Kind extends Block['content']['kind']> = Extract<
  Block['content'],
  { kind: Kind }
>;
