import type { Choice as Side } from '#web/lib/choice.ts';
import { changedFields } from '#web/lib/save-over.ts';
import type { DraftField, DraftFields, DraftFile, SavedDraft } from './types.ts';

/** The files of two devices: what either added is there, and what either took out is not. */
export function mergedFiles(
  seen: readonly DraftFile[],
  mine: readonly DraftFile[],
  theirs: readonly DraftFile[],
): DraftFile[] {
  const has = (files: readonly DraftFile[], { mediaId }: DraftFile) =>
    files.some((one) => one.mediaId === mediaId);
  const stayed = theirs.filter((file) => has(mine, file) || !has(seen, file));
  const added = mine.filter((file) => !has(theirs, file) && !has(seen, file));
  return [...stayed, ...added];
}

/** Both texts, one after the other. */
const bothTexts = (mine: DraftFields['text'], theirs: DraftFields['text']): DraftFields['text'] =>
  mine && theirs
    ? { type: 'doc', content: [...mine.content, ...theirs.content] }
    : (mine ?? theirs);

/**
 * A draft as its writer settled it where two devices had changed the same: what this device did not touch is as the
 * other one saved it.
 */
export function settled(
  { seen, mine, theirs }: { seen: SavedDraft; mine: DraftFields; theirs: SavedDraft },
  sides: Partial<Record<DraftField, Side>>,
): DraftFields {
  const own = changedFields<DraftFields>(mine, seen);
  const sideOf = (name: DraftField): Side =>
    own.includes(name) ? (sides[name] ?? 'mine') : 'theirs';
  const of = <Name extends DraftField>(name: Name): DraftFields[Name] =>
    sideOf(name) === 'theirs' ? theirs[name] : mine[name];
  return {
    text: sideOf('text') === 'both' ? bothTexts(mine.text, theirs.text) : of('text'),
    link: of('link'),
    files: mergedFiles(seen.files, mine.files, theirs.files),
    selfAssessment: of('selfAssessment'),
  };
}
