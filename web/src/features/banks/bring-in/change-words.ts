import type { TFunction } from 'i18next';
import type { Change } from '../formats/notes.ts';
import { changeEffects, type ChangeReason } from '../formats/reasons.ts';

/** What is not as it was in the file, a sentence each, with the file's own words of it. */
export function changeWords(
  t: TFunction<'questionFiles'>,
  changes: readonly Change[],
): { reason: ChangeReason; words: string }[] {
  const groups = new Map<ChangeReason, string[]>();
  for (const { reason, detail } of changes)
    groups.set(reason, [...(groups.get(reason) ?? []), ...(detail === undefined ? [] : [detail])]);
  return [...groups].map(([reason, details]) => ({
    reason,
    words: [
      `${t(`effect.${changeEffects[reason]}`)} ${t(`change.${reason}`)}`,
      ...(details.length > 0 ? [details.join(', ')] : []),
    ].join(': '),
  }));
}
