import { locksOf, type Standing } from './locks.ts';

type Course = Pick<Standing, 'modules' | 'blocks'>;

/** The blocks that nobody can ever open, by id: those that wait for themselves or for each other. */
export function unreachable({ modules, blocks }: Course): Set<string> {
  const done = new Set<string>();
  const someday = { startsOn: null, enrolledAt: new Date(0).toISOString(), now: Infinity };
  const standing = { modules, blocks, done, ...someday };
  for (;;) {
    const next = blocks.filter(
      (block) => !done.has(block.blockId) && locksOf(block, standing).length === 0,
    );
    if (next.length === 0) break;
    for (const { blockId } of next) done.add(blockId);
  }
  return new Set(blocks.map(({ blockId }) => blockId).filter((blockId) => !done.has(blockId)));
}
