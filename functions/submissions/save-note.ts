import type { submissions as contract } from '#shared/contract/submissions.ts';
import type { Operation } from '#functions/api/operation.ts';
import {
  putStaffNote,
  type StaffNote,
  staffNoteRecord,
} from '#functions/data/assignments/staff-notes.ts';
import { submission } from '#functions/data/assignments/submission.ts';
import { submissions } from '#functions/data/assignments/submissions.ts';
import { courses } from '#functions/data/courses/courses.ts';
import { keys } from '#functions/data/keys.ts';
import { expectVersion } from '#functions/data/table/versioned.ts';
import { found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { SubmissionsDeps } from './deps.ts';
import { expectMarker } from '#functions/api/expect-marker.ts';

const present = ({ note, version }: Pick<StaffNote, 'note' | 'version'>) => ({ note, version });

export const saveNote: Operation<typeof contract.saveNote, SubmissionsDeps> = async ({
  actor,
  params: { submissionId },
  body: { note, version },
  now,
  deps: { table },
}) => {
  const place = found(await submission.address(table, submissionId));
  const course = found(await courses.get(table, place.courseId));
  await expectMarker(table, actor, course, () => submissions.get(table, place));
  const before = (await table.get(staffNoteRecord, keys.staffNote(submissionId))) ?? {
    note: '',
    version: 0,
  };
  expectVersion(version, before, present(before));
  const next = {
    submissionId,
    note,
    by: actor.userId,
    at: iso(now),
    version: version + 1,
  };
  return { response: present(next), items: [putStaffNote(place, next, present)] };
};
