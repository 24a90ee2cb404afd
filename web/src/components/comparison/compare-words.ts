import { diffLines, diffWordsWithSpace } from 'diff';

export type Fate = 'same' | 'added' | 'removed';
export type Run = { is: Fate; words: string };

/** A line of both texts together, of which some words may be only in one. */
export type ComparedLine = { runs: Run[]; isChanged: boolean };

/** Beyond so many changes of words two texts are compared line by line: time and room grow with the square. */
const mostEdits = 3000;

const fateOf = ({ added, removed }: { added: boolean; removed: boolean }): Fate =>
  added ? 'added' : removed ? 'removed' : 'same';

/** Changes with nothing but a space between them read as one: what went in one piece, then what came for it. */
function joined(runs: readonly Run[]): Run[] {
  const all: Run[] = [];
  let [removed, added] = ['', ''];
  const close = () => {
    if (removed !== '') all.push({ is: 'removed', words: removed });
    if (added !== '') all.push({ is: 'added', words: added });
    [removed, added] = ['', ''];
  };
  runs.forEach(({ is, words }, at) => {
    const isBetween = is === 'same' && /^[^\S\n]+$/.test(words) && at > 0 && at < runs.length - 1;
    if (is === 'same' && !isBetween) {
      close();
      all.push({ is, words });
    }
    if (is === 'removed' || isBetween) removed += words;
    if (is === 'added' || isBetween) added += words;
  });
  close();
  return all;
}

/** Says of each word of two texts whether it is in both, or in which. */
export function compareWords(before: string, after: string): Run[] {
  const changes =
    diffWordsWithSpace(before, after, { maxEditLength: mostEdits }) ?? diffLines(before, after);
  return joined(changes.map((change) => ({ is: fateOf(change), words: change.value })));
}

/** The lines of what was compared, in reading order, without empty ones. */
export function linesOf(runs: readonly Run[]): ComparedLine[] {
  const lines: ComparedLine[] = [{ runs: [], isChanged: false }];
  for (const { is, words } of runs)
    words.split('\n').forEach((part, at) => {
      if (at > 0) lines.push({ runs: [], isChanged: false });
      const line = lines.at(-1);
      if (part === '' || !line) return;
      line.runs.push({ is, words: part });
      line.isChanged ||= is !== 'same';
    });
  return lines.filter((line) => line.runs.length > 0);
}

/** How many words stand in runs of a fate. */
export const wordsThat = (runs: readonly Run[], fate: Fate): number =>
  runs
    .filter(({ is }) => is === fate)
    .reduce(
      (sum, { words }) => sum + (words.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)?.length ?? 0),
      0,
    );
