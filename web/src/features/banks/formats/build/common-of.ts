import type { QuestionContent } from '#shared/schemas/questions.ts';
import type { Kit } from './kit.ts';
import type { RawCommon } from './raw-question.ts';

export type CommonContent = Pick<
  QuestionContent,
  'stem' | 'audio' | 'hints' | 'feedback' | 'belowZero'
>;

const most = { hints: 3, hint: 1000 };

/** What every question has. */
export function commonOf(raw: RawCommon, kit: Kit): CommonContent {
  if (raw.hints.length > most.hints) kit.notes.add('hints_cut');
  return {
    stem: raw.own ? kit.texts.withFiles(raw.own.stem) : kit.rich(raw.stem),
    audio: null,
    hints: raw.hints.slice(0, most.hints).flatMap((hint) => kit.texts.words(hint, most.hint) ?? []),
    feedback: kit.feedback(raw.feedback),
    belowZero: raw.belowZero,
  };
}
