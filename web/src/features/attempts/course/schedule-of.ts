import type { CourseQuiz } from '../types.ts';

type Schedule = { is: 'opens' | 'closes' | 'closed' | 'always'; at: string | null };

/** How the dates of a quiz stand at an instant: what comes next, or what was last. */
export function scheduleOf(
  { opensAt, closesAt }: Pick<CourseQuiz, 'opensAt' | 'closesAt'>,
  now: number,
): Schedule {
  if (closesAt !== null && Date.parse(closesAt) <= now) return { is: 'closed', at: closesAt };
  if (opensAt !== null && Date.parse(opensAt) > now) return { is: 'opens', at: opensAt };
  return closesAt === null ? { is: 'always', at: null } : { is: 'closes', at: closesAt };
}
