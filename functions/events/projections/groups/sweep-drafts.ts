import { type Draft, drafts } from '#functions/data/assignments/drafts.ts';
import { submissions } from '#functions/data/assignments/submissions.ts';
import { nameWorkFiles } from '#functions/data/media/name-work-files.ts';
import type { Table } from '#functions/data/table/table.ts';
import { fromWhatIsThere } from '#functions/events/platform/from-what-is-there.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';
import { leftBy } from './left-by.ts';

/** Takes a draft, and the work that it had begun; nothing where those who handed in go on with it. */
async function sweepDraft(table: Table, draft: Draft, now: number): Promise<void> {
  const own = await submissions.get(table, draft);
  if (own?.team) return;
  const { userId, courseId, assignmentId, files } = draft;
  const work = { kind: 'assignment' as const, courseId, assignmentId };
  const naming = await nameWorkFiles(table, { work, userId, before: files, after: [] }, now);
  const hasBegunOnly = own?.submissions.length === 0;
  await table.commit([
    drafts.remove(draft),
    ...naming.items,
    hasBegunOnly ? submissions.remove(draft, own) : submissions.checkUnchanged(draft, own),
  ]);
}

/**
 * Takes the drafts of a group that was removed. Where something counts that it handed in, those who did go on with the
 * draft behind it, and it stays; and so does whatever was handed in.
 * @param now in milliseconds
 */
export const sweepDrafts = (table: Table, record: StreamRecord, now: number): Promise<void> =>
  fromWhatIsThere(async () => {
    for (const draft of await leftBy(table, record, drafts)) await sweepDraft(table, draft, now);
  });
