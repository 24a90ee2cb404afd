import type { Root } from 'mdast';
import { parse } from 'yaml';
import { standOn } from '#web/lib/html/tree-of-html.ts';
import { carefulTree, RefusedText } from '#web/lib/markdown/from-markdown.ts';
import { type Loss, Tally } from '#web/lib/markdown/losses.ts';
import { type QuestionSheet, questionSheetSchema, type QuestionPart } from './question-sheet.ts';
import { isFields, mapTexts } from './rich-fields.ts';

/** A question as it stands in its file, its texts as trees of Markdown. */
export type QuestionRead = { sheet: QuestionSheet; losses: Loss[] };
export type QuestionUnread = {
  refused: 'front_matter' | 'fields' | 'text_too_long' | 'text_too_deep';
  detail?: string;
};

/** The tree of a text; what is no text is nothing, and its question is refused by its schema. */
function treeIn(text: unknown, line: number, tally: Tally): Root | null {
  if (typeof text !== 'string') return null;
  const tree = carefulTree(text, tally);
  standOn(tree, line);
  return tree;
}

/** Reads one question of a file that anybody may have written. */
export function readQuestion({ text, line }: QuestionPart): QuestionRead | QuestionUnread {
  const tally = new Tally();
  let data: unknown;
  try {
    // No anchors that grow, no tags, no dates: what JSON could say.
    data = parse(text, { schema: 'core', maxAliasCount: 0, logLevel: 'error' });
  } catch (error) {
    const at = (error as { linePos?: { line: number }[] }).linePos?.[0]?.line ?? 1;
    return { refused: 'front_matter', detail: String(line + at - 1) };
  }
  const parsed = questionSheetSchema.safeParse(data);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path }) => path.join('.'));
    return { refused: 'fields', detail: [...new Set(fields)].slice(0, 5).join(', ') };
  }
  const withTrees = (content: Record<string, unknown>) => {
    const made = mapTexts(content, (texts) =>
      Object.fromEntries(
        Object.entries(texts).map(([name, one]) => [name, treeIn(one, line, tally)]),
      ),
    );
    return isFields(made) ? made : content;
  };
  try {
    const { content, earlier, ...rest } = parsed.data;
    const sheet = { ...rest, content: withTrees(content), earlier: earlier.map(withTrees) };
    return { sheet, losses: tally.losses.map((loss) => ({ ...loss, line })) };
  } catch (error) {
    if (!(error instanceof RefusedText || error instanceof RangeError)) throw error;
    const long = error instanceof RefusedText && error.reason === 'too_long';
    return { refused: long ? 'text_too_long' : 'text_too_deep' };
  }
}
