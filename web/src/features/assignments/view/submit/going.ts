import { wordsIn } from '#shared/blocks/text/reading-time.ts';
import type { WorkFilePart } from '#shared/schemas/work-files.ts';
import type { AssignmentPage } from '#web/blocks/assignment/types.ts';
import type { DraftFields } from '../draft/types.ts';

/** What of a draft would be handed in, and what of what is asked for is not in it. */
export function goingOf(
  {
    handIn,
    marking,
    selfAssessment,
  }: Pick<AssignmentPage, 'handIn' | 'marking' | 'selfAssessment'>,
  draft: DraftFields,
) {
  // A text without a word is none.
  const words = (draft.text && wordsIn(draft.text)) || null;
  const mostWords = handIn.text?.mostWords ?? null;
  const criteria = marking.by === 'rubric' && selfAssessment ? marking.rubric.criteria : [];
  const judged = criteria.filter(({ criterionId }) =>
    draft.selfAssessment.some((one) => one.criterionId === criterionId),
  ).length;
  const has = (part: WorkFilePart) => draft.files.some((one) => one.part === part);
  const isEmpty = words === null && draft.link === null && draft.files.length === 0;
  return {
    words,
    link: draft.link,
    files: draft.files,
    /** How much of the rubric one marked oneself by; null: that is not asked for. */
    judged: criteria.length === 0 ? null : { count: judged, of: criteria.length },
    isEmpty,
    isTooLong: words !== null && mostWords !== null && words > mostWords,
    missing: [
      ...(handIn.text && words === null ? (['text'] as const) : []),
      ...(handIn.link && draft.link === null ? (['link'] as const) : []),
      ...(handIn.files && !has('files') ? (['files'] as const) : []),
      ...(handIn.recording && !has('recording') ? (['recording'] as const) : []),
      ...(judged < criteria.length ? (['selfAssessment'] as const) : []),
    ],
  };
}
export type Going = ReturnType<typeof goingOf>;
