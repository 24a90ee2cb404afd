import type { SnapshotStore } from '#functions/data/catalog/snapshot-store.ts';
import type { Table } from '#functions/data/table.ts';
import { indexCourses } from '../catalog/index-courses.ts';
import { keepPeople } from '../people/keep-people.ts';
import { atOnce, oneByOne } from '../platform/stream-handler.ts';
import { keepRoster } from '../roster/keep-roster.ts';
import { countChange } from './count-change.ts';
import { countOutlines } from './count-outline.ts';

type Deps = {
  /** Where what is derived is kept. */
  table: Table;
  /** Where what it is derived from is: the same table, unless it is made anew beside it. */
  truth: Table;
  store: SnapshotStore;
};

/** All that can be made anew from the table's records, in whatever order they come: counts, rosters, people, catalogue. */
export const derive = ({ table, truth, store }: Deps) => [
  oneByOne((record) => countChange(table, record)),
  atOnce((records) => countOutlines(records, { table, truth })),
  oneByOne((record) => keepRoster(record, { table, truth })),
  oneByOne((record) => keepPeople(record, { table, truth })),
  atOnce((records) => indexCourses({ store, truth }, records)),
];
