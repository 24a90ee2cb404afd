import type { Table } from '#functions/data/table/table.ts';

/** What a derivation works with. */
export type Derivation = {
  /** Where what is derived is kept. */
  table: Table;
  /** Where what it is derived from is: the same table, unless it is made anew beside it. */
  truth: Table;
};
