import type { SnapshotStore } from '#functions/data/catalog/snapshot-store.ts';
import type { Table } from '#functions/data/table.ts';
import { indexCourses } from '../catalog/index-courses.ts';
import { countOutlines } from '../outline/count-outline.ts';
import { keepPeople } from '../people/keep-people.ts';
import { countStudents } from '../projections/count-students.ts';
import { keepRoster } from '../roster/keep-roster.ts';
import { atOnce } from './stream-handler.ts';

type Deps = {
  /** Where what is derived is kept. */
  table: Table;
  /** Where what it is derived from is: the same table, unless it is made anew beside it. */
  truth: Table;
};

/** What follows from people and their enrollments, of which there may be many at once. */
export const derivedFromPeople = ({ table, truth }: Deps) => [
  atOnce(['Enrollment'], (records) => countStudents(records, { table, truth })),
  atOnce(['Enrollment', 'Profile'], (records) => keepRoster(records, { table, truth })),
  atOnce(['Profile'], (records) => keepPeople(records, { table, truth })),
];

/** What follows from courses and their outlines. */
export const derivedFromCourses = ({ table, truth, store }: Deps & { store: SnapshotStore }) => [
  atOnce(['Course', 'Module', 'Block'], (records) => indexCourses({ store, truth }, records)),
  atOnce(['Course', 'Module', 'Block'], (records) => countOutlines(records, { table, truth })),
];
