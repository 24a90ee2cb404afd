import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';

export type OwnGrades = Response<typeof contract.grades.getOwn>;
export type OwnItem = OwnGrades['items'][number];
export type OwnMark = NonNullable<OwnItem['mark']>;
export type Figures = NonNullable<OwnItem['figures']>;
export type OwnCourse = Response<typeof contract.grades.listOwn>['items'][number];

export type Book = Response<typeof contract.grades.getBook>;
export type BookItem = Book['items'][number];
export type Row = Response<typeof contract.grades.listRows>['items'][number];
export type RowMark = Row['marks'][number];
export type PersonGrades = Response<typeof contract.grades.getRow>;
export type SchemeChange = NonNullable<Book['changes']>[number];
export type GradeView = Response<typeof contract.grades.listViews>['items'][number];
export type ItemChange = NonNullable<Book['itemChanges']>[number];
