/**
 * The path patterns of some screens, one for each first part of an address, since a distribution may have few: a
 * part with pages below it takes them all in, and the function of the pages tells them apart.
 */
export function drawnPatterns(paths: readonly string[]): string[] {
  const firstPart = (path: string) => `/${path.split('/')[1]}`;
  const below = new Set(paths.filter((path) => path !== firstPart(path)).map(firstPart));
  return [...new Set(paths.map(firstPart))].map((part) => (below.has(part) ? `${part}*` : part));
}
