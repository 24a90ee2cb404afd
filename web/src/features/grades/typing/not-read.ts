import { type NoPoints, readPoints } from '#web/lib/points.ts';
import type { WrittenIn } from '#web/lib/written-number.ts';

/** Why nobody knows what is meant by a text that is pasted into a cell (`typedChange`). */
export function notRead(
  text: string,
  { inPercent, ...where }: WrittenIn & { inPercent: boolean },
): Exclude<NoPoints, 'unclear'> | 'notPercent' {
  if (inPercent || text.endsWith('%')) return 'notPercent';
  const points = readPoints(text, where);
  // The language of the page decides what else would be unclear.
  return typeof points === 'string' && points !== 'unclear' ? points : 'notNumber';
}
