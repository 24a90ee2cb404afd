import { objectPart, openingPart, opensPage, referredTo } from './pdf-names.ts';

const part = new RegExp(`(?<opening>${openingPart})|(?<object>${objectPart})`, 'g');
/** So much of an object is enough to see whether it opens a page. */
const enough = 400;

/**
 * Checks what a document does when it is opened: each `OpenAction`, and what it refers to, opens a page. Objects are
 * judged wherever they seem to stand, since a reader is led to them by a table and not by their order.
 */
export function createOpenings() {
  const wanted = new Set<string>();
  const good = new Set<string>();
  const bad = new Set<string>();
  let acts = false;

  const judge = (number: string, object: string) =>
    (opensPage(object.slice(0, enough)) ? good : bad).add(number);

  return {
    /** @param text of a document, or of an object stream of it */
    note(text: string): void {
      for (const match of text.matchAll(part)) {
        const behind = text.slice(
          match.index + match[0].length,
          match.index + match[0].length + enough,
        );
        if (match.groups?.['opening'] === undefined) judge(match[1] ?? match[3] ?? '', behind);
        else {
          const number = referredTo(behind);
          if (number !== undefined) wanted.add(number);
          else if (!opensPage(behind)) acts = true;
        }
      }
    },
    /** @param header numbers and places of packed objects @param content what comes from `first` on */
    notePacked(header: number[], content: string | undefined): void {
      for (let at = 0; at + 1 < header.length; at += 2)
        judge(String(header[at]), content?.slice(header[at + 1]) ?? '');
    },
    /** Whether anything else than a page is opened, once all is noted. */
    acts: (): boolean => acts || [...wanted].some((one) => bad.has(one) || !good.has(one)),
  };
}
