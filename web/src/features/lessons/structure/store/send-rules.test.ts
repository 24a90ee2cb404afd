import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#shared/contract/client.ts';
import type { BlockRow, Structure } from '../types.ts';
import { sendRules } from './send-rules.ts';

const write = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/write.ts', () => ({ write }));

const release = { from: 'courseStart' as const, days: 7 };
const row = (blockId: string, changes: Partial<BlockRow> = {}) =>
  ({ blockId, release: null, completion: { rule: 'marked' }, version: 1, ...changes }) as BlockRow;
const courseOf = (...blocks: BlockRow[]) =>
  ({ course: { courseId: 'C' }, modules: [], blocks }) as unknown as Structure;
const stepOf = (...rows: BlockRow[]) => ({
  on: 'blockRules' as const,
  edits: rows.map((seen) => ({ id: seen.blockId, seen, edit: { release } })),
});
const stale = (...blocks: BlockRow[]) =>
  new ApiError(409, {
    type: '',
    title: '',
    status: 409,
    code: 'stale_version',
    requestId: 'r',
    current: { blocks },
  });
const bodies = () => write.mock.calls.map(([, { body }]) => body as unknown);

beforeEach(() => {
  write.mockReset();
});

describe('rules of many lessons', () => {
  it('go in one request, and without the lessons that have them already', async () => {
    const [a, b] = [row('a'), row('b', { release })];
    write.mockResolvedValueOnce({ blocks: [row('a', { release, version: 2 })] });
    const sent = await sendRules(stepOf(a, b), courseOf(a, b));
    expect(bodies()).toEqual([{ edits: [{ blockId: 'a', version: 1, release }] }]);
    expect(sent.onto(courseOf(a, b)).blocks.map(({ version }) => version)).toEqual([2, 1]);
  });

  it('go again over what somebody else changed of other things', async () => {
    const [a, b] = [row('a'), row('b')];
    write.mockRejectedValueOnce(stale(a, row('b', { version: 5, completion: { rule: 'viewed' } })));
    write.mockResolvedValueOnce({ blocks: [] });
    await sendRules(stepOf(a, b), courseOf(a, b));
    expect(bodies()[1]).toEqual({
      edits: [
        { blockId: 'a', version: 1, release },
        { blockId: 'b', version: 5, release },
      ],
    });
  });

  it('change nothing where somebody else set the same rule otherwise', async () => {
    const [a, b] = [row('a'), row('b')];
    const theirs = row('b', { version: 2, release: { from: 'enrollment', days: 1 } });
    write.mockRejectedValueOnce(stale(a, theirs));
    await expect(sendRules(stepOf(a, b), courseOf(a, b))).rejects.toThrow(ApiError);
    expect(write).toHaveBeenCalledOnce();
  });

  it('ask nothing of the server where nothing would change', async () => {
    const a = row('a', { release });
    await sendRules(stepOf(a), courseOf(a));
    expect(write).not.toHaveBeenCalled();
  });
});
