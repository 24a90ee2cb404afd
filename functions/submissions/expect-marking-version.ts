import { profiles } from '#functions/data/accounts/profiles.ts';
import type { Marking } from '#functions/data/assignments/markings.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { presentMarking } from './present-marking.ts';

/** @throws AppError `stale_version` with the marking as it is, where it was made from another one */
export async function expectMarkingVersion(
  table: Table,
  marking: Marking | null,
  version: number | null,
): Promise<void> {
  if ((marking?.version ?? null) === version) return;
  throw new AppError(
    'stale_version',
    marking ? { current: presentMarking(marking, await profiles.names(table, [marking.by])) } : {},
  );
}
