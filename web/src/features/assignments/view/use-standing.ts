import { useTranslation } from 'react-i18next';
import type { AssignmentPage } from '#web/blocks/assignment/types.ts';
import '#web/lib/i18n/feature-error-texts.ts';
import '../texts.ts';

type Standing = Pick<AssignmentPage, 'state' | 'refusal' | 'isForGroups' | 'isExcused'>;

/** How far what was handed in is; null: nothing that counts waits for its mark, or has it. */
function keyOf({ state, refusal }: Standing): 'waiting' | 'marking' | 'released' | null {
  if (state === 'released') return 'released';
  if (state !== 'submitted') return null;
  return refusal === 'submission_locked' ? 'marking' : 'waiting';
}

/** The words on how far the marking of somebody's work is, and on why nothing more can be handed in; null: neither. */
export function useStanding(page: Standing): string | null {
  const { t } = useTranslation(['assignments', 'errors']);
  const { refusal, isForGroups, isExcused } = page;
  const key = keyOf(page);
  // That marking has begun says why; that there is no group is said where the group would stand.
  const isSaid =
    (key !== null && refusal === 'submission_locked') ||
    (isForGroups && refusal === 'assignment_not_ready');
  // The error speaks of attempts, which are those at a quiz.
  const refusalWords = (code: NonNullable<typeof refusal>) =>
    code === 'no_attempts_left' ? t('standing.noneLeft') : t(`errors:${code}`);
  const words = [
    ...(isExcused ? [t('standing.excused')] : []),
    ...(key === null ? [] : [t(`standing.${key}`)]),
    ...(refusal === null || isSaid ? [] : [refusalWords(refusal)]),
  ];
  return words.length > 0 ? words.join(' ') : null;
}
