import type { CourseDetail } from '#web/course/types.ts';

type Place = { moduleId: string; blockId: string };
type GoOn = { label: 'start' | 'continue' | 'review' | 'open'; at: Place | null };

/** The block at which somebody who may learn continues: where they stopped, else the first one. */
export function goOnOf({ enrollment, outline, lessons }: CourseDetail): GoOn {
  const first = outline.flatMap(({ blocks }) => blocks)[0] ?? null;
  const active = enrollment?.state === 'active' ? enrollment : null;
  if (active === null) return { label: 'open', at: first };
  const at = active.resume ?? first;
  if (lessons > 0 && active.doneBlocks >= lessons) return { label: 'review', at };
  return { label: active.resume === null ? 'start' : 'continue', at };
}
