import type { Tally } from '#web/lib/markdown/losses.ts';
import { typeOfAsset } from './assets.ts';
import { changeLines, type Line } from './lines.ts';

/** Characters that Markdown may have in an address between angle brackets. */
const addressOf = (target: string) => `<${target.trim().replace(/[<>]/g, '')}>`;
const wordsOf = (text: string) => text.replace(/([[\]])/g, '\\$1').trim();
const isFile = (target: string) =>
  typeOfAsset(target) !== null || /\.(ogg|wav|m4a|flac|mov|webp|tiff?)$/i.test(target);
/** Files that Obsidian shows by a program of its own. */
const isView = (target: string) => /\.(base|canvas|excalidraw)$/i.test(target.trim());
export const wikiMark = 'wiki:';

/** `[[page#part|words]]` and `![[file|size]]` as Markdown's own links and pictures; comments go. */
export function fromObsidian(lines: readonly Line[], tally: Tally): Line[] {
  let inComment = false;
  return changeLines(lines, (text, at) => {
    const marks = text.split('%%').length - 1;
    const wasIn = inComment;
    if (marks % 2 === 1) inComment = !inComment;
    let said = text;
    if (marks > 0 || wasIn) {
      if (marks > 0 && !wasIn) tally.lose('comment', at);
      said = text
        .split('%%')
        .filter((_, piece) => (piece % 2 === 1) === wasIn)
        .join('');
    }
    return said
      .replace(/(!?)\[\[([^\][\n]+)\]\]/g, (_, embeds: string, inside: string) => {
        const [target = '', ...aliases] = inside.replaceAll('\\|', '|').split('|');
        const [page = '', part = ''] = target.split('#');
        const alias = aliases.join('|').trim();
        if (embeds && isFile(page)) {
          const words = /^\d+(x\d+)?$/.test(alias) ? '' : alias;
          return `![${wordsOf(words)}](${addressOf(page)})`;
        }
        if (embeds && isView(page)) {
          tally.lose('embed_dropped', at, page);
          return '';
        }
        if (embeds) tally.lose('embed', at);
        const words =
          alias || [page.split('/').at(-1), part.replace(/^\^/, '')].filter(Boolean).join(': ');
        return page.trim() === ''
          ? wordsOf(words)
          : `[${wordsOf(words)}](${addressOf(wikiMark + target)})`;
      })
      .replace(/==([^=\n]+)==/g, (_, words: string) => {
        tally.lose('highlight', at);
        return `**${words}**`;
      })
      .replace(/^(!\[[^\]|]*)\|\d+(x\d+)?\]/, '$1]')
      .replace(/[ \t]\^[a-z0-9-]{4,}$/i, () => {
        tally.lose('attributes', at);
        return '';
      });
  });
}
