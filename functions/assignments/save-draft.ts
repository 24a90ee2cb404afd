import type { assignments as contract } from '#shared/contract/assignments.ts';
import { draftRefusal } from '#shared/policies/submit-refusal.ts';
import type { Operation } from '#functions/api/operation.ts';
import { drafts } from '#functions/data/assignments/drafts.ts';
import { handingIn } from '#functions/data/assignments/handing-in.ts';
import { submissions } from '#functions/data/assignments/submissions.ts';
import { groups } from '#functions/data/groups/groups.ts';
import { nameWorkFiles } from '#functions/data/media/name-work-files.ts';
import { tryAgain } from '#functions/data/table/try-again.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import type { AssignmentsDeps } from './deps.ts';
import { expectDraft } from './expect-draft.ts';
import { loadOpen } from './load-open.ts';
import { presentDraft } from './present-draft.ts';

/**
 * A draft over the one that was seen; of two devices, the second is shown what the first one saved. Whether what is in it
 * is asked for is looked at when it is handed in, so that nothing that was written is refused before.
 */
export const saveDraft: Operation<typeof contract.saveDraft, AssignmentsDeps> = async ({
  actor: { userId },
  params,
  body,
  now,
  deps: { table },
}) => {
  const { files: mediaIds, ...work } = body.draft;
  const { view, files } = await loadOpen(table, { ...params, userId }, mediaIds, now);
  const { place } = view;
  const refusal = draftRefusal(handingIn(view), now);
  if (refusal) throw new AppError(refusal);
  const before = await expectDraft(table, view, body.version);
  const naming = {
    work: { kind: 'assignment' as const, ...params },
    userId,
    before: before?.files ?? [],
    after: mediaIds,
    groupId: place.group?.groupId,
  };
  const { items, files: named } = await nameWorkFiles(table, naming, now, files);
  const version = (before?.version ?? 0) + 1;
  const draft = { ...place, ...work, files: mediaIds, version, savedAt: iso(now) };
  return {
    response: { ...presentDraft(draft, named), newest: view.own?.submissions.length ?? 0 },
    items: [
      drafts.put(before, draft),
      // What is saved over one that was read finds whether that went with the group.
      ...(before === null && place.group
        ? [tryAgain(groups.expectThere({ courseId: place.courseId, ...place.group }))]
        : []),
      ...items,
      // It says that somebody has begun. After that, drafts say it of themselves.
      view.own === null
        ? submissions.put(place, null, { submissions: [], markings: {} })
        : submissions.checkUnchanged(place, view.own),
    ],
  };
};
