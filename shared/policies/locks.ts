import type * as z from 'zod';
import type { Lock } from '#shared/schemas/lock.ts';
import type { prerequisiteSchema, releaseSchema } from '#shared/schemas/blocks.ts';

type Rules = {
  release: z.infer<typeof releaseSchema>;
  prerequisites: z.infer<typeof prerequisiteSchema>[];
};
type Module = Rules & { moduleId: string };
type Block = Rules & { blockId: string; moduleId: string; preview: boolean };

/** A course as a learner has it, and where they stand in it at the instant `now` (milliseconds). */
export type Standing = {
  modules: readonly Module[];
  blocks: readonly Block[];
  /** The day on which the course starts; null where everybody starts when they enroll. */
  startsOn: string | null;
  enrolledAt: string;
  /** The blocks that are done, by id. */
  done: ReadonlySet<string>;
  now: number;
};

const dayMs = 86_400_000;
/** The last instant that an ISO 8601 string of four-digit years can say. */
const lastInstant = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** The instant at which a rule opens, in milliseconds. */
function opening({ release }: Rules, { startsOn, enrolledAt }: Standing): number {
  if (release === null) return 0;
  const from = release.from === 'courseStart' && startsOn !== null ? startsOn : enrolledAt;
  return Math.min(Date.parse(from) + release.days * dayMs, lastInstant);
}

/** A prerequisite that students no longer have locks nothing: nobody could ever do it. */
function unmet({ prerequisites }: Rules, { modules, blocks, done }: Standing): Lock[] {
  return prerequisites.flatMap((one): Lock[] => {
    if (one.kind === 'block') {
      const open = blocks.some(({ blockId }) => blockId === one.blockId) && !done.has(one.blockId);
      return open ? [{ reason: 'afterBlock', blockId: one.blockId }] : [];
    }
    const open =
      modules.some(({ moduleId }) => moduleId === one.moduleId) &&
      blocks.some(({ moduleId, blockId }) => moduleId === one.moduleId && !done.has(blockId));
    return open ? [{ reason: 'afterModule', moduleId: one.moduleId }] : [];
  });
}

const nameOf = (lock: Lock) =>
  lock.reason === 'opensAt' ? '' : lock.reason === 'afterBlock' ? lock.blockId : lock.moduleId;

/**
 * Why a learner cannot open a block yet, by its own rules and its module's: when it opens, if that is
 * to come, and what is to be done first, each once. A preview is open to everybody, so to learners too.
 */
export function locksOf(block: Block, standing: Standing): Lock[] {
  if (block.preview) return [];
  const module = standing.modules.find(({ moduleId }) => moduleId === block.moduleId);
  const rules = module ? [module, block] : [block];
  const at = Math.max(...rules.map((one) => opening(one, standing)));
  const before = rules.flatMap((one) => unmet(one, standing));
  const different = new Map(before.map((lock) => [nameOf(lock), lock]));
  return [
    ...(at > standing.now ? [{ reason: 'opensAt', at: new Date(at).toISOString() } as const] : []),
    ...different.values(),
  ];
}
