import { wordsOf } from '#shared/policies/misfits.ts';
import { lateAfter } from '#shared/policies/submission-label.ts';
import type { AssignmentView } from '#functions/data/assignments/assignment-view.ts';
import type { Draft } from '#functions/data/assignments/drafts.ts';
import type { Submission } from '#functions/data/assignments/submission.ts';
import type { Submissions, Team } from '#functions/data/assignments/submissions.ts';
import { placeOf } from '#functions/data/assignments/work-place.ts';
import type { WorkFile } from '#functions/data/media/work-files.ts';
import { iso } from '#functions/platform/iso.ts';
import { presentDate } from './present-date.ts';

type Made = { submissionId: string; confirmed: boolean; files: WorkFile[]; team: Team | undefined };

const filesOf = (files: WorkFile[]): Submission['files'] =>
  files.map(({ mediaId, fileName, contentType, bytes, sha256 }) => {
    if (sha256 === null) throw new Error('A file that is ready has been hashed.');
    return { mediaId, fileName, contentType, bytes, sha256 };
  });

/**
 * A draft as it is handed in at an instant (milliseconds), and what somebody has handed in then.
 * @param files those of the draft, ready
 */
export function makeSubmission(
  { place, assignment, dates, own }: AssignmentView,
  { text, link, selfAssessment, version }: Draft,
  { submissionId, confirmed, files, team }: Made,
  now: number,
): { whole: Submission; next: Pick<Submissions, 'submissions' | 'markings' | 'team'> } {
  const { at: dueAt } = dates.due;
  const one = {
    submissionId,
    number: (own?.submissions.length ?? 0) + 1,
    submittedAt: iso(now),
    isLate: dueAt !== null && now > lateAfter(dueAt, assignment.late?.graceMinutes ?? 0),
  };
  const due = presentDate(dates.due);
  const listed = { dueAt: due.at, draftVersion: version, isWithdrawn: false, readAt: null };
  return {
    whole: {
      ...placeOf(place),
      ...one,
      submittedBy: place.userId,
      ...(team && { members: team.members }),
      due,
      closes: presentDate(dates.closes),
      words: text ? wordsOf(text) : null,
      text,
      link,
      files: filesOf(files),
      selfAssessment,
      confirmed: assignment.statement === null ? null : confirmed,
    },
    next: {
      submissions: [...(own?.submissions ?? []), { ...one, ...listed }],
      markings: own?.markings ?? {},
      ...(team && { team }),
      ...(own?.allocation && { allocation: own.allocation }),
    },
  };
}
