import * as z from 'zod';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { draftRecord, drafts } from '#functions/data/assignments/drafts.ts';
import { type GroupWork, groupWorkRecord } from '#functions/data/assignments/group-works.ts';
import type { Receipt } from '#functions/data/assignments/receipt.ts';
import { submission } from '#functions/data/assignments/submission.ts';
import { type Submissions, submissions } from '#functions/data/assignments/submissions.ts';
import { filesIn, markingRecord } from '#functions/data/assignments/markings.ts';
import { keyParts, type WorkPlace } from '#functions/data/assignments/work-place.ts';
import type { Group } from '#functions/data/groups/group-records.ts';
import { groups } from '#functions/data/groups/groups.ts';
import { type LeftGroup, leftGroupRecord, leftGroups } from '#functions/data/groups/left-groups.ts';
import { keys } from '#functions/data/keys.ts';
import { workFiles } from '#functions/data/media/work-files.ts';
import { type PeerSeat, peerSeats } from '#functions/data/peer-reviews/peer-seats.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { fromWhatIsThere } from '#functions/events/platform/from-what-is-there.ts';
import type { StreamRecord } from '#functions/events/platform/stream-record.ts';

/** As many items as one transaction takes, beside the check of the group. */
const mostAtOnce = 99;

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
const drafted = draftRecord.pick({ files: true });

const isMarking = ({ entity }: z.infer<typeof anyItem>) =>
  entity === 'Marking' || entity === 'MarkerMarking';

/** Removes all that there is of a group at an assignment, which is nobody's any more. */
async function removeWork(
  table: Table,
  place: WorkPlace,
  { receipts, seats, listed }: { receipts: Receipt[]; seats: PeerSeat[]; listed: Group | null },
): Promise<void> {
  const parts = keyParts(place);
  const itself = `#${place.courseId}#${place.assignmentId}`;
  const all = await table.queryAll(anyItem, { pk: parts[0] });
  const here = all.filter(({ sk }) => sk.includes(itself));
  const given = filesIn(here.filter(isMarking).map((item) => naming.parse(item)));
  const handedIn = receipts.flatMap((one) => one.files);
  const begun = here
    .filter(({ entity }) => entity === 'Draft')
    .flatMap((item) => drafted.parse(item).files);
  const files = await workFiles.some(table, [
    ...new Set([...[...handedIn, ...given].map(({ mediaId }) => mediaId), ...begun]),
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
    await table.commit([
      ...gone
        .slice(at, at + mostAtOnce)
        .map(({ pk, sk }) => ({ label: 'group-work', remove: { pk, sk } })),
      ...(listed ? [groups.checkMembers(listed)] : []),
    ]);
}

/** Takes somebody from the work of a group, and all of it with the last of those who handed in or are in the group. */
const leaveAt = (table: Table, place: WorkPlace & { group: GroupWork['group'] }): Promise<void> =>
  fromWhatIsThere(async () => {
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
    if (left.size === 0) return removeWork(table, place, { receipts, seats, listed });
    const items = leaving(place, own, receipts, seats);
    if (items.length > 0) await table.commit(items);
  });

/** Takes somebody whose account is gone from the work of the groups with which they handed in. */
export async function leaveWork(table: Table, { before, after }: StreamRecord): Promise<void> {
  if (before?.entity !== 'GroupWork' || after) return;
  await leaveAt(table, groupWorkRecord.parse(before));
}

/** Takes what a group works at that somebody has left as its last, or notes that they have where their account stays. */
const leaveEmpty = (table: Table, left: LeftGroup): Promise<void> =>
  fromWhatIsThere(async () => {
    const { userId, courseId, setId, groupId } = left;
    const [profile, group, begun] = await Promise.all([
      profiles.get(table, userId),
      groups.get(table, left),
      drafts.ofGroup(table, groupId),
    ]);
    if (!group || without(Object.keys(group.members), userId).length > 0) return;
    if (profile && begun.length > 0)
      await table.commit([leftGroups.put(left), profiles.checkUnchanged(userId, profile)]);
    if (profile) return;
    for (const { assignmentId } of begun)
      await leaveAt(table, { userId, courseId, assignmentId, group: { setId, groupId } });
  });

/**
 * Takes what a group works at, also where it never handed in, with the account of the last who was in it. Where those who
 * were in it left the course or came into another group, it waits for whoever comes into this one, until the account of
 * the last of them goes; of those who left together, each is the last.
 */
export async function leaveDrafts(table: Table, { before, after }: StreamRecord): Promise<void> {
  if (before?.entity !== 'Membership' && before?.entity !== 'LeftGroup') return;
  // Who comes into another group of the set has a membership still, of that one.
  if (after && after['groupId'] === before['groupId']) return;
  await leaveEmpty(table, leftGroupRecord.parse(before));
}
