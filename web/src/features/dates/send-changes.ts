import { write } from '#web/lib/write.ts';
import { contentOn } from './dated-rows.ts';
import type { DatedRow, RowChange } from './types.ts';

export type Sent = { done: RowChange[]; failed: { row: DatedRow; error: unknown }[] };

const releaseOn = ({ row: { row }, days }: RowChange) => {
  const day = days.get('release');
  return day !== undefined && row.release ? { release: { ...row.release, days: day } } : {};
};

function send(courseId: string, change: RowChange): Promise<unknown> {
  const { row, days } = change;
  const { version } = row.row;
  if (row.on === 'module')
    return write('lessons.updateModule', {
      params: { courseId, moduleId: row.id },
      body: { version, ...releaseOn(change) },
    });
  return write('lessons.updateBlock', {
    params: { courseId, moduleId: row.row.moduleId, blockId: row.id },
    body: {
      version,
      ...releaseOn(change),
      ...(row.content && { content: contentOn(row.content, days) }),
    },
  });
}

/**
 * Saves days one row after the other, each against the version that it was made from: what somebody else changed
 * meanwhile stays as it is, and stands in the way of no other.
 */
export async function sendChanges(
  courseId: string,
  changes: readonly RowChange[],
  onStep: (done: number) => void,
): Promise<Sent> {
  const sent: Sent = { done: [], failed: [] };
  for (const [at, change] of changes.entries()) {
    try {
      await send(courseId, change);
      sent.done.push(change);
    } catch (error) {
      sent.failed.push({ row: change.row, error });
    }
    onStep(at + 1);
  }
  return sent;
}
