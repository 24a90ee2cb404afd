import type { TFunction } from 'i18next';
import { questionFindingCodes } from '#shared/schemas/questions.ts';
import { schemeOf } from '#web/questions/schemes.ts';
import '#web/questions/texts.ts';
import type { Change } from '../formats/notes.ts';
import { changeEffects, type ChangeReason } from '../formats/reasons.ts';

type T = TFunction<['questionFiles', 'questions']>;

/** What is told in other words of a file that is written: there it is the format that lacks something. */
const writtenReasons = [
  'hints_cut',
  'points_changed',
  'settings_dropped',
  'language_dropped',
  'tags_cut',
  'options_dropped',
  'feedback_dropped',
] as const satisfies readonly ChangeReason[];

const writtenWords = (t: T, reason: ChangeReason): string | null => {
  const written = writtenReasons.find((one) => one === reason);
  return written ? t(`export.change.${written}`) : null;
};

/** The file's own words, or the site's where a detail is one of its codes. */
function detailWords(t: T, reason: ChangeReason, detail: string): string {
  const scheme = schemeOf(detail);
  if (reason === 'scoring_changed' && scheme) return t(`questions:scheme.${scheme}`);
  const code = questionFindingCodes.find((one) => one === detail);
  return reason === 'incomplete' && code ? t(`lacks.${code}`) : detail;
}

/**
 * What is not as it was in the file, a sentence each, with the file's own words of it.
 * @param way whether the file was read, or is written: what it then does not hold
 */
export function changeWords(
  t: T,
  changes: readonly Change[],
  way: 'read' | 'written' = 'read',
): { reason: ChangeReason; words: string }[] {
  const groups = new Map<ChangeReason, string[]>();
  for (const { reason, detail } of changes) {
    const before = groups.get(reason) ?? [];
    groups.set(reason, detail === undefined ? before : [...before, detailWords(t, reason, detail)]);
  }
  return [...groups].map(([reason, details]) => ({
    reason,
    words: [
      `${t(`effect.${changeEffects[reason]}`)} ${(way === 'written' ? writtenWords(t, reason) : null) ?? t(`change.${reason}`)}`,
      ...(details.length > 0 ? [details.join(', ')] : []),
    ].join(': '),
  }));
}
