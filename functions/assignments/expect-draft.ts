import type { AssignmentView } from '#functions/data/assignments/assignment-view.ts';
import type { Draft } from '#functions/data/assignments/drafts.ts';
import { type WorkFile, workFiles } from '#functions/data/media/work-files.ts';
import type { Table } from '#functions/data/table/table.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { presentDraft } from './present-draft.ts';

/**
 * The draft, where it is still the one that somebody saw; null: they saw none, and there is none.
 * @throws AppError `stale_version` with the draft that is there
 */
export async function expectDraft(
  table: Table,
  { draft }: AssignmentView,
  version: number | null,
): Promise<Draft | null> {
  if ((draft?.version ?? null) === version) return draft;
  const files: WorkFile[] = draft?.files.length ? await workFiles.some(table, draft.files) : [];
  throw new AppError('stale_version', draft ? { current: presentDraft(draft, files) } : {});
}
