import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';

export type CourseCard = Response<typeof contract.courses.list>['items'][number];
export type CourseDetail = Response<typeof contract.courses.get>;
export type Facets = Response<typeof contract.courses.list>['facets'];
export type Home = Response<typeof contract.courses.home>;
export type ListedTeacher = Response<typeof contract.courses.listTeachers>['items'][number];
export type Outline = CourseDetail['outline'];
export type OutlineBlock = Outline[number]['blocks'][number];
export type TaughtCourse = Response<typeof contract.courses.listTaught>['items'][number];
