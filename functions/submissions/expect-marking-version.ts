import { profiles } from '#functions/data/accounts/profiles.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError } from '#functions/platform/app-error.ts';
import type { EditableWork } from './editable-work.ts';
import { presentMarking } from './present-marking.ts';
import { shownMarking } from './shown-marking.ts';

type Shown = Parameters<typeof presentMarking>[0];

/**
 * @param known the marking at which who marks writes
 * @throws AppError `stale_version` with the marking as it is, where it was made from another one
 */
export async function expectMarkingVersion(
  table: Table,
  work: Pick<EditableWork, 'assignment' | 'course' | 'one'>,
  { marking, comments }: { marking: Shown['marking'] | null; comments: Shown['comments'] },
  version: number | null,
): Promise<void> {
  if ((marking?.version ?? null) === version) return;
  if (marking === null) throw new AppError('stale_version');
  const names = await profiles.names(table, [marking.by]);
  throw new AppError('stale_version', {
    current: presentMarking({ marking: shownMarking(work, marking), comments }, names),
  });
}
