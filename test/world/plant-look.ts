import { lookRequests } from '#functions/data/assignments/look-requests.ts';
import { countedIn, submissions } from '#functions/data/assignments/submissions.ts';
import type { WorkPlace } from '#functions/data/assignments/work-place.ts';
import type { Table } from '#functions/data/table/table.ts';

/** Asks for another look at what somebody handed in that counts, past what has to be released for it. */
export async function plantLook(table: Table, place: WorkPlace, reason = 'Look again.') {
  const own = await submissions.get(table, place);
  const counted = countedIn(own);
  if (!own || !counted) throw new Error('Nothing was handed in.');
  const { submissionId, number } = counted;
  const at = '2026-03-02T10:00:00.000Z';
  await table.commit([
    submissions.put(
      place,
      own,
      submissions.change(own, submissionId, { look: { askedAt: at, isAnswered: false } }),
    ),
    lookRequests.ask(
      { ...place, number },
      { submissionId, reason, at, answer: null, answeredBy: null, answeredAt: null, version: 1 },
    ),
  ]);
}
