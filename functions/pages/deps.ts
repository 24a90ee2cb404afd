import type { PublicDeps } from '#functions/catalog/deps.ts';
import type { CatalogReader } from '#functions/data/catalog/catalog-reader.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { CursorSealer } from '#functions/platform/sealed-cursor.ts';
import type { ShellReader } from './shell-reader.ts';

export type PagesDeps = {
  table: Table;
  catalog: CatalogReader;
  links: PublicDeps['links'];
  cursors: CursorSealer;
  shell: ShellReader;
  /** The site's own address, without a slash at the end. */
  origin: string;
  originSecret: string;
};
