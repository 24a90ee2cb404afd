import type { Table } from '#functions/data/table/table.ts';

/** The dependencies of a derivation. */
export type Derivation = {
  /** The table for what is derived. */
  table: Table;
  /** The table that it is derived from: the same one, unless it is made anew beside it. */
  truth: Table;
};
