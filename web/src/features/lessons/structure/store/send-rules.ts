import { ApiError } from '#shared/contract/client.ts';
import { same } from '#web/lib/same.ts';
import { write } from '#web/lib/write.ts';
import type { BlockRow, RulesEdit, Step, Structure } from '../types.ts';
import { withBlocks } from './laid-onto.ts';
import type { Sent } from './sent.ts';

type Edit = Extract<Step, { on: 'blockRules' }>['edits'][number];

const fieldsOf = (edit: RulesEdit) => Object.keys(edit) as (keyof RulesEdit)[];

/** Whether a row says in what is edited what the person did not see, and not what they want either. */
const isOvertaken = ({ seen, edit }: Edit, row: BlockRow): boolean =>
  fieldsOf(edit).some((name) => !same(row[name], seen[name]) && !same(row[name], edit[name]));

/**
 * Sets rules of many blocks in one request. What somebody else changed meanwhile of anything else stands in
 * nobody's way; where it was the same rule of one of them, none is changed.
 * @throws ApiError `stale_version` then
 */
export async function sendRules(
  { edits }: Extract<Step, { on: 'blockRules' }>,
  { course: { courseId }, blocks }: Structure,
): Promise<Sent> {
  let known: readonly BlockRow[] = blocks;
  const rowOf = ({ id, seen }: Edit) => known.find(({ blockId }) => blockId === id) ?? seen;
  for (;;) {
    const due = edits.filter((one) =>
      fieldsOf(one.edit).some((name) => !same(rowOf(one)[name], one.edit[name])),
    );
    if (due.length === 0) return { onto: (now) => now };
    try {
      const { blocks: rows } = await write('lessons.editBlocks', {
        params: { courseId },
        body: {
          edits: due.map((one) => ({
            ...one.edit,
            blockId: one.id,
            version: rowOf(one).version,
          })),
        },
      });
      return { onto: (now) => withBlocks(now, rows) };
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : null;
      if (problem?.code !== 'stale_version' || problem.current === undefined) throw error;
      const { blocks: theirs } = problem.current as { blocks: BlockRow[] };
      known = withBlocks({ blocks: known } as Structure, theirs).blocks;
      if (edits.some((one) => isOvertaken(one, rowOf(one)))) throw error;
    }
  }
}
