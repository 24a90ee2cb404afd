import * as z from 'zod';
import { groupWorkRecord } from '#functions/data/assignments/group-works.ts';
import type { Receipt } from '#functions/data/assignments/receipt.ts';
import { submission } from '#functions/data/assignments/submission.ts';
import { type Submissions, submissions } from '#functions/data/assignments/submissions.ts';
import { filesIn, markingRecord } from '#functions/data/assignments/markings.ts';
import { keyParts, type WorkPlace } from '#functions/data/assignments/work-place.ts';
import { groups } from '#functions/data/groups/groups.ts';
import { keys } from '#functions/data/keys.ts';
import { workFiles } from '#functions/data/media/work-files.ts';
import { type PeerSeat, peerSeats } from '#functions/data/peer-reviews/peer-seats.ts';
import type { Table } from '#functions/data/table/table.ts';
import { RuleRefused, type TransactionItem } from '#functions/data/table/transaction.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

/** So often another writer of the same work may be faster. */
const mostTries = 8;

/** As many items as one transaction takes. */
const mostAtOnce = 100;

const without = (members: readonly string[] | undefined, userId: string) =>
  members?.filter((one) => one !== userId) ?? [];

/** Takes one from those for whom it was handed in: what it was and when stays as it is. */
function leaving(
  place: WorkPlace,
  own: Submissions | null,
  receipts: Receipt[],
  seats: PeerSeat[],
): TransactionItem[] {
  const { userId } = place;
  const team = own?.team && { ...own.team, members: without(own.team.members, userId) };
  const isListed = own?.team?.members.includes(userId);
  return [
    ...(own && team && isListed ? [submissions.put(place, own, { ...own, team })] : []),
    ...receipts
      .filter(({ members }) => members?.includes(userId))
      .map(({ number, members }) => submission.leave(place, number, without(members, userId))),
    ...seats.map((seat) => peerSeats.leave(seat, userId)),
  ];
}

const anyItem = z.looseObject({ pk: z.string(), sk: z.string(), entity: z.string().optional() });
const naming = markingRecord.pick({ files: true, given: true }).partial();

const isMarking = ({ entity }: z.infer<typeof anyItem>) =>
  entity === 'Marking' || entity === 'MarkerMarking';

/** Removes all that there is of a group at an assignment, which is nobody's any more. */
async function removeWork(
  table: Table,
  place: WorkPlace,
  receipts: Receipt[],
  seats: PeerSeat[],
): Promise<void> {
  const parts = keyParts(place);
  const itself = `#${place.courseId}#${place.assignmentId}`;
  const all = await table.queryAll(anyItem, { pk: parts[0] });
  const here = all.filter(({ sk }) => sk.includes(itself));
  const given = filesIn(here.filter(isMarking).map((item) => naming.parse(item)));
  const handedIn = receipts.flatMap((one) => one.files);
  const files = await workFiles.some(table, [
    ...new Set([...handedIn, ...given].map(({ mediaId }) => mediaId)),
  ]);
  const gone = [
    ...here,
    ...receipts.flatMap(({ submissionId }) => [
      keys.submissionAddress(submissionId),
      keys.staffNote(submissionId),
    ]),
    ...files.map(({ mediaId }) => keys.workFile(mediaId)),
    ...seats.map((seat) => keys.peerSeat(seat.assignmentId, seat.submissionId)),
  ];
  for (let at = 0; at < gone.length; at += mostAtOnce)
    await table.commit(
      gone
        .slice(at, at + mostAtOnce)
        .map(({ pk, sk }) => ({ label: 'group-work', remove: { pk, sk } })),
    );
}

/**
 * Takes somebody whose account is gone from the work of the groups with which they handed in; with the last of those who
 * did, and of those who are in the group, all of it goes.
 */
export async function leaveWork(
  table: Table,
  record: StreamRecord,
  tries = mostTries,
): Promise<void> {
  const { before, after } = record;
  if (before?.entity !== 'GroupWork' || after) return;
  const place = groupWorkRecord.parse(before);
  const { courseId, group, userId } = place;
  const [own, receipts, listed] = await Promise.all([
    submissions.get(table, place),
    submission.receipts(table, place),
    groups.get(table, { courseId, ...group }),
  ]);
  const left = new Set([
    ...without(Object.keys(listed?.members ?? {}), userId),
    ...receipts.flatMap(({ members }) => without(members, userId)),
  ]);
  const seats = await peerSeats.some(
    table,
    place.assignmentId,
    receipts.map(({ submissionId }) => submissionId),
  );
  if (left.size === 0) return removeWork(table, place, receipts, seats);
  try {
    await table.commit(leaving(place, own, receipts, seats));
  } catch (error) {
    // Somebody of the group, or who marks it, was faster.
    if (!(error instanceof RuleRefused) || tries === 1) throw error;
    await leaveWork(table, record, tries - 1);
  }
}
