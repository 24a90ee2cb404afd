import type { assignments as contract } from '#shared/contract/assignments.ts';
import { misfitsOf } from '#shared/policies/misfits.ts';
import { submitRefusal } from '#shared/policies/submit-refusal.ts';
import type { Operation } from '#functions/api/operation.ts';
import type { AssignmentView } from '#functions/data/assignments/assignment-view.ts';
import { drafts } from '#functions/data/assignments/drafts.ts';
import { groupWorks } from '#functions/data/assignments/group-works.ts';
import { handingIn } from '#functions/data/assignments/handing-in.ts';
import { membersOf } from '#functions/data/assignments/own-group.ts';
import { submission } from '#functions/data/assignments/submission.ts';
import {
  countedIn,
  markingOf,
  type OneSubmission,
  submissions,
  type Submissions,
  type Team,
} from '#functions/data/assignments/submissions.ts';
import { groups } from '#functions/data/groups/groups.ts';
import { submitterId } from '#functions/data/assignments/work-place.ts';
import { nameWorkFiles } from '#functions/data/media/name-work-files.ts';
import { partOf } from '#functions/data/media/work-files.ts';
import { completeBlock } from '#functions/data/progress/complete-block.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import type { AssignmentsDeps } from './deps.ts';
import { expectDraft } from './expect-draft.ts';
import { loadOpen } from './load-open.ts';
import { makeSubmission } from './make-submission.ts';
import { markOwn } from './mark-own.ts';
import { presentReceipt } from './present-receipt.ts';
import { loadStandings } from './standing.ts';

/** The submission that a version of the draft has become already; what was given back may go again as it is. */
function madeOf({ own }: AssignmentView, version: number): OneSubmission | null {
  const counted = countedIn(own);
  const isReturned = markingOf(own)?.state === 'returned';
  return counted?.draftVersion === version && !isReturned ? counted : null;
}

type Standings = Awaited<ReturnType<typeof loadStandings>>;

/** Of who is in a group this instant, those who have handed in with another one: as long as that counts, it is their work. */
async function thoseElsewhere(
  table: Table,
  { place }: AssignmentView,
  all: Standings,
): Promise<Set<string>> {
  const before = all.flatMap(({ userId, work }) =>
    work && work.group.groupId !== place.group?.groupId
      ? [{ ...place, userId, group: work.group }]
      : [],
  );
  if (before.length === 0) return new Set();
  const once = new Map(before.map((one) => [submitterId(one), one]));
  const works = await submissions.some(table, [...once.values()]);
  const teams = new Map(works.map((one) => [submitterId(one), one.team?.members ?? []]));
  return new Set(
    before.flatMap((one) =>
      teams.get(submitterId(one))?.includes(one.userId) ? [one.userId] : [],
    ),
  );
}

/**
 * For whom it is handed in, and how they stand: of a group, who handed in before as long as that counts, else who is in
 * it this instant and has handed in with no other.
 */
async function handedInFor(
  table: Table,
  view: AssignmentView,
): Promise<{ team: Team | undefined; standings: Standings }> {
  const { own, group, place } = view;
  const members = own?.team?.members ?? (group ? membersOf(group) : [place.userId]);
  const all = await loadStandings(table, view, members);
  if (own?.team || !group) return { team: own?.team, standings: all };
  const elsewhere = await thoseElsewhere(table, view, all);
  const standings = all.filter(({ userId }) => !elsewhere.has(userId));
  const team = {
    name: found(group.group).name,
    members: standings.map(({ userId }) => userId),
  };
  return { team, standings };
}

/**
 * Of each for whom it is handed in, the mark that waits from now on, and the block that is done with it where its rule
 * asks for no more.
 */
async function outcomeOf(
  table: Table,
  { place, block }: AssignmentView,
  standings: Standings,
  next: Pick<Submissions, 'submissions' | 'markings' | 'team'>,
  { submissionId, submittedAt: at }: { submissionId: string; submittedAt: string },
): Promise<TransactionItem[]> {
  const { userId: by, courseId, assignmentId: blockId } = place;
  const because = { kind: 'submitted' as const, submissionId };
  const items = await Promise.all(
    standings.map(async ({ userId, mark, ...done }) => [
      ...markOwn({ ...place, userId }, mark, next, { by, at, because }),
      ...(block?.completion.rule === 'submitted'
        ? await completeBlock(table, { courseId, blockId }, done, at)
        : []),
    ]),
  );
  return items.flat();
}

/** With which group each of its members handed in last; who is in it stays so until that is written. */
function fixed({ own, group }: AssignmentView, { members }: Team, number: number) {
  if (!group) return [];
  return [
    ...(own?.team || !group.group ? [] : [groups.checkMembers(group.group)]),
    ...members.map((userId) => groupWorks.put({ ...group.place, userId, number })),
  ];
}

/**
 * Hands in the draft that was seen, at the instant of the gateway. Fifty at once hand it in once: each of the others is
 * given the same receipt.
 */
export const submit: Operation<typeof contract.submit, AssignmentsDeps> = async ({
  actor: { userId },
  params,
  body: { version, confirmed },
  now,
  deps: { table, ids },
}) => {
  const { view, files: known } = await loadOpen(table, { ...params, userId }, [], now);
  const { place } = view;
  const made = madeOf(view, version);
  if (made) {
    const same = found(await submission.get(table, { ...place, number: made.number }));
    return { response: presentReceipt(same, view.own), items: [] };
  }
  const refusal = submitRefusal(handingIn(view), now);
  if (refusal) throw new AppError(refusal);
  const draft = found(await expectDraft(table, view, version));
  const { text, link } = draft;
  const recordings = known.filter((file) => partOf(file) === 'recording').length;
  const handedIn = { text, link, files: draft.files.length - recordings, recordings, confirmed };
  const issues = misfitsOf(view.assignment, handedIn);
  if (issues.length > 0) throw new AppError('invalid_request', { issues });
  const work = { kind: 'assignment' as const, ...params };
  // In the draft of a group they are of all who work at it.
  const naming = { work, userId, before: [], after: draft.files, named: draft.files };
  const { items, files } = await nameWorkFiles(table, naming, now, known);
  const { team, standings } = await handedInFor(table, view);
  const one = { submissionId: ids.random(), confirmed, files, team };
  const { whole, next } = makeSubmission(view, draft, one, now);
  return {
    response: presentReceipt(whole, next),
    items: [
      submissions.put(place, view.own, next),
      ...(team ? fixed(view, team, whole.number) : []),
      ...submission.put(whole),
      drafts.checkUnchanged(draft),
      ...items,
      ...(await outcomeOf(table, view, standings, next, whole)),
    ],
  };
};
