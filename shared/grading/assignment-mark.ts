import type { Mark } from '#shared/schemas/marks.ts';
import type { MarkedWork } from './marked-work.ts';

type Made = Pick<Mark, 'source' | 'earned' | 'adjustments' | 'points' | 'status'>;

/** How far somebody's work is, as far as their mark is concerned. */
export type JudgedWork =
  /** Nothing that counts was handed in, or what was is with its person again; `submissionId` null: there is none. */
  | { status: 'open'; submissionId: string | null }
  /** It waits for somebody to mark it. */
  | { status: 'waiting'; submissionId: string }
  | { status: 'marked'; submissionId: string; markers: string[]; work: MarkedWork }
  | { status: 'excused'; submissionId: string | null };

/** The mark of an assignment that follows from the submission that counts. */
export function assignmentMark(judged: JudgedWork): Made {
  const { status, submissionId } = judged;
  const none = { earned: null, points: null, status };
  if (judged.status !== 'marked')
    return { source: { kind: 'assignment', submissionId, markers: [] }, ...none };
  const { markers, work } = judged;
  const { points, most } = work.earned;
  const source = { kind: 'assignment' as const, submissionId, markers };
  if (points === null) return { source, ...none, status: 'waiting' };
  return {
    source,
    earned: { points, most },
    adjustments: work.adjustments,
    points: work.total,
    status,
  };
}
