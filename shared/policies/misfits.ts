import { wordsIn } from '#shared/blocks/text/reading-time.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import type { RichText } from '#shared/schemas/rich-text.ts';

type Assignment = Pick<ContentOf<'assignment'>, 'handIn' | 'statement'>;
type Work = {
  text: RichText | null;
  link: string | null;
  files: number;
  recordings: number;
  confirmed: boolean;
};

/** What is wrong with a part of what is to be handed in; where in the request, and as what. */
export type Misfit = { path: string[]; code: string };

/** A text without a word is none. */
export const wordsOf = (text: RichText | null): number => (text ? wordsIn(text) : 0);

/** What of somebody's work an assignment does not take as it is. */
export function misfitsOf(assignment: Assignment, work: Work): Misfit[] {
  const { text, link, files, recording } = assignment.handIn;
  const words = wordsOf(work.text);
  const isEmpty = words === 0 && work.link === null && work.files + work.recordings === 0;
  const isMoreThanAsked =
    work.files > (files?.most ?? 0) || work.recordings > (recording === null ? 0 : 1);
  const found: [string[], string, boolean][] = [
    [['draft'], 'nothing_to_hand_in', isEmpty],
    [['draft', 'text'], 'not_asked_for', words > 0 && !text],
    [['draft', 'text'], 'too_many_words', text?.mostWords != null && words > text.mostWords],
    [['draft', 'link'], 'not_asked_for', work.link !== null && !link],
    [['draft', 'files'], 'too_many_files', isMoreThanAsked],
    [['confirmed'], 'not_confirmed', assignment.statement !== null && !work.confirmed],
  ];
  return found.flatMap(([path, code, isWrong]) => (isWrong ? [{ path, code }] : []));
}
