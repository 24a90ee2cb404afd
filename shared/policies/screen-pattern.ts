const partOf = (part: string) => `/+${part.startsWith(':') ? '[^/]+' : part}`;

/**
 * What matches the addresses of some screens and no others, as the site's router takes them: in any case, with
 * a slash at the end or without. The function of the pages and the edge both decide by it what is not found.
 * @param screens paths in which a part that begins with a colon stands for an id
 */
export function screenPattern(screens: readonly string[]): RegExp {
  const sources = screens.map((path) =>
    path
      .split('/')
      .filter((part) => part !== '')
      .map(partOf)
      .join(''),
  );
  return new RegExp(`^(?:${sources.join('|')})/*$`, 'i');
}
