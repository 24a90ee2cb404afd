import { common, createLowlight } from 'lowlight';

/** The languages that code is told apart in; shared by those who write and those who read. */
export const lowlight = createLowlight(common);

/** Longer code is shown in one colour: telling it apart would hold up the page. */
const longest = 20_000;

type Root = ReturnType<typeof lowlight.highlight>;
export type CodePart = Root['children'][number];

/** Code in parts with their kinds; null where the language is not known. */
export function highlight(language: string, code: string): CodePart[] | null {
  if (code.length > longest || !lowlight.registered(language)) return null;
  return lowlight.highlight(language, code).children;
}
