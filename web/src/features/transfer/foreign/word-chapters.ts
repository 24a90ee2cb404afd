import type { Heading, RootContent } from 'mdast';
import { lineOfText, wordsOf } from './titles.ts';

/** The part of a document under one heading; without a title: the part before the first. */
export type Chapter = { title: string | null; children: RootContent[] };

const isHeading = (node: RootContent, depth: number): node is Heading =>
  node.type === 'heading' && node.depth === depth && wordsOf(node).trim() !== '';

export const headings = (children: readonly RootContent[], depth: number): number =>
  children.filter((node) => isHeading(node, depth)).length;

/** A text in pieces, each under a heading of one level. */
export function chaptersOf(children: readonly RootContent[], depth: number): Chapter[] {
  const chapters: Chapter[] = [{ title: null, children: [] }];
  for (const node of children) {
    if (isHeading(node, depth)) chapters.push({ title: lineOfText(wordsOf(node)), children: [] });
    else chapters.at(-1)?.children.push(node);
  }
  return chapters.filter(({ title, children: inside }) => title !== null || inside.length > 0);
}

export type WordModule = { title: string | null; lessons: Chapter[] };
/** The cut of a document, which is said before anything is written. */
export type WordCut = 'modules' | 'lessons' | 'one';

/**
 * The modules and lessons of a document: with several headings of the first level, each is a module and the second
 * level its lessons; else it is one module, and its headings are the lessons.
 */
export function modulesOfWord(
  children: readonly RootContent[],
  isAlone: boolean,
): { modules: WordModule[]; cut: WordCut; title: string | null } {
  const tops = headings(children, 1);
  if (isAlone && tops >= 2) {
    const modules = chaptersOf(children, 1).map(({ title, children: inside }) => ({
      title,
      lessons: chaptersOf(inside, 2).map((one) => ({ ...one, title: one.title ?? title })),
    }));
    return { modules, cut: 'modules', title: null };
  }
  const only = tops === 1 ? chaptersOf(children, 1) : [];
  const title = only.find((one) => one.title !== null)?.title ?? null;
  const body = tops === 1 ? only.flatMap((one) => one.children) : [...children];
  const depth =
    tops >= 2
      ? 1
      : headings(body, 2) >= 2
        ? 2
        : headings(body, 3) >= 2 && headings(body, 2) === 0
          ? 3
          : null;
  const lessons = depth === null ? [{ title: null, children: body }] : chaptersOf(body, depth);
  return { modules: [{ title, lessons }], cut: depth === null ? 'one' : 'lessons', title };
}
