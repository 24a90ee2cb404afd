import * as z from 'zod';
import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';
import { editableCourse } from '#shared/schemas/courses.ts';
import { same } from '#web/lib/same.ts';

const { cover: _cover, prerequisites: _prerequisites, ...written } = editableCourse;

/** The fields that the form of a course writes, as the API takes them. */
export const courseFieldsSchema = z.strictObject(written);

export type CourseFields = z.output<typeof courseFieldsSchema>;
export type FieldName = keyof CourseFields;
export type Course = Response<typeof contract.catalog.getCourse>['course'];

export const fieldNames = Object.keys(written) as FieldName[];

/** The names of the fields that one says otherwise than the other. */
export const differing = (one: CourseFields, other: CourseFields): FieldName[] =>
  fieldNames.filter((name) => !same(one[name], other[name]));

/** Picks some fields of a course. */
export const pickFields = (course: CourseFields, names: readonly FieldName[]) =>
  Object.fromEntries(names.map((name) => [name, course[name]])) as Partial<CourseFields>;
