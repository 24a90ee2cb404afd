import type { TFunction } from 'i18next';
import { questionFindingCodes } from '#shared/schemas/questions.ts';
import { schemeOf } from '#web/questions/schemes.ts';
import '#web/questions/texts.ts';
import type { Change } from '../formats/notes.ts';
import { changeEffects, type ChangeReason } from '../formats/reasons.ts';

type T = TFunction<['questionFiles', 'questions']>;

/** The file's own words, or the site's where a detail is one of its codes. */
function detailWords(t: T, reason: ChangeReason, detail: string): string {
  const scheme = schemeOf(detail);
  if (reason === 'scoring_changed' && scheme) return t(`questions:scheme.${scheme}`);
  const code = questionFindingCodes.find((one) => one === detail);
  return reason === 'incomplete' && code ? t(`lacks.${code}`) : detail;
}

/** What is not as it was in the file, a sentence each, with the file's own words of it. */
export function changeWords(
  t: T,
  changes: readonly Change[],
): { reason: ChangeReason; words: string }[] {
  const groups = new Map<ChangeReason, string[]>();
  for (const { reason, detail } of changes) {
    const before = groups.get(reason) ?? [];
    groups.set(reason, detail === undefined ? before : [...before, detailWords(t, reason, detail)]);
  }
  return [...groups].map(([reason, details]) => ({
    reason,
    words: [
      `${t(`effect.${changeEffects[reason]}`)} ${t(`change.${reason}`)}`,
      ...(details.length > 0 ? [details.join(', ')] : []),
    ].join(': '),
  }));
}
