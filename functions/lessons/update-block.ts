import { expectedMinutes, mediaOf, minutesOf } from '#shared/blocks/registry.ts';
import type { lessons as contract } from '#shared/contract/lessons.ts';
import { canEditCourse } from '#shared/policies/courses.ts';
import type { BlockContent } from '#shared/schemas/blocks.ts';
import type { SavedBlock } from '#shared/schemas/outline.ts';
import type { Operation } from '#functions/api/operation.ts';
import { lateReworkOf } from '#functions/data/assignments/late-reworks.ts';
import { blockVersions } from '#functions/data/lessons/block-versions.ts';
import { loadBlock } from '#functions/data/lessons/block-view.ts';
import { changesOf } from '#functions/data/lessons/moved-dates.ts';
import { outlineWrites } from '#functions/data/lessons/outline-writes.ts';
import { presentBlockRow } from '#functions/data/lessons/present-rows.ts';
import { nameMedia } from '#functions/data/media/named-media.ts';
import { profiles } from '#functions/data/accounts/profiles.ts';
import { AppError, found } from '#functions/platform/app-error.ts';
import { iso } from '#functions/platform/iso.ts';
import { addedMedia, expectContent, headOf } from './block-write.ts';
import type { LessonsDeps } from './deps.ts';
import { expectRules } from './expect-rules.ts';
import { expectSubmitters } from './expect-submitters.ts';
import { presentBlock } from './present-block.ts';
import { presentPerson } from '#functions/data/accounts/present-person.ts';

const asEditor = { progress: null, can: { edit: true, recordProgress: false } };

/** The content that the save replaces is kept as a version, another kind included; a move in between is taken along. */
export const updateBlock: Operation<typeof contract.updateBlock, LessonsDeps> = async ({
  actor,
  params,
  body,
  now,
  deps,
}) => {
  const loaded = await loadBlock(deps.table, params, null);
  const course = found(loaded.course);
  if (!canEditCourse(actor, course)) throw new AppError('not_found');
  const block = found(loaded.block);
  const before = found(loaded.saved);
  const { version, content = before.content, ...changes } = body;
  if (version !== block.version) {
    const [presented, names] = await Promise.all([
      presentBlock(deps, now, block, before.content, asEditor),
      profiles.names(deps.table, [before.savedBy]),
    ]);
    const current: SavedBlock = { ...presented, savedBy: presentPerson(before.savedBy, names) };
    throw new AppError('stale_version', { current });
  }
  await expectRules(deps.table, block.courseId, changes.prerequisites, block.prerequisites);
  await expectSubmitters(deps.table, block.blockId, before.content, content);
  const saved = { content, savedBy: actor.userId, savedAt: iso(now) };
  // A text takes as long as its words, and a quiz as long as its limit, until its teacher has said how long.
  const follows = block.minutes === expectedMinutes(before.content);
  const expectedOf = (next: BlockContent) => (follows ? expectedMinutes(next) : null);
  const { isRevised, movedDates } = changesOf(block, [before.content, content], course, now);
  const { next, items } = outlineWrites.replaceBlock(
    block,
    {
      ...changes,
      ...(isRevised && { revisedAt: saved.savedAt }),
      movedDates,
      kind: content.kind,
      minutes: minutesOf(content, changes.minutes ?? expectedOf(content) ?? block.minutes),
      ...headOf(content),
    },
    saved,
  );
  expectContent(content, next.completion);
  // Files that it named already were checked then, and have stayed.
  const naming = await nameMedia(
    deps.table,
    block.courseId,
    addedMedia(content, before.content),
    mediaOf(before.content),
  );
  return {
    response: presentBlockRow(next),
    items: [
      ...items,
      ...naming.items,
      ...lateReworkOf(block, before.content, content, { by: actor.userId, at: saved.savedAt }),
      ...blockVersions.keep(block, before, { userId: actor.userId, now, kind: content.kind }),
    ],
  };
};
