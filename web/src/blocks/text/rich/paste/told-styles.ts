/** The attribute in which a style waits to be read. */
const told = 'data-told-style';

/**
 * Gives styles another name before anything parses them: the content policy lets none in, so the browser would
 * report each, and what reads them as styles would find nothing. Words in the text stay as they are.
 */
export const withToldStyles = (html: string): string =>
  html.replace(/<[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*>/gi, (tag) =>
    tag.replace(
      /("[^"]*"|'[^']*')|(\s)style(?=\s*=)/gi,
      (_, quoted: string | undefined, space: string) => quoted ?? `${space}${told}`,
    ),
  );

export const styled = `[${told}]`;
export const styleOf = (element: Element): string => element.getAttribute(told) ?? '';

const valueOf = (style: string, name: string): string =>
  new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([^;]*)`, 'i').exec(style)?.[1]?.trim() ?? '';

/** The height to which a style raises words: above the line, below it, or not at all (0). */
function raiseOf(style: string): number {
  const place = valueOf(style, 'vertical-align').toLowerCase();
  if (place === 'sub' || place === 'super') return place === 'sub' ? -1 : 1;
  return Number.parseFloat(valueOf(style, 'mso-text-raise')) || 0;
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function wrapInside(element: Element, name: string): void {
  const mark = element.ownerDocument.createElement(name);
  mark.append(...element.childNodes);
  element.append(mark);
}

/** A style of other editors becomes a tag of its own: weight, slant, strike, lower and higher. */
export function takeStyles(root: Document): void {
  for (const element of root.querySelectorAll(styled)) {
    const style = styleOf(element);
    if (element.matches('ul, ol, table, thead, tbody, tfoot, tr, colgroup, col')) continue;
    const raise = raiseOf(style);
    if (raise !== 0 && element.matches('span, font') && !element.closest('sub, sup'))
      wrapInside(element, raise < 0 ? 'sub' : 'sup');
    const weight = valueOf(style, 'font-weight');
    if (/^(bold(er)?|[5-9]\d\d)$/i.test(weight)) wrapInside(element, 'strong');
    if (/^(italic|oblique)/i.test(valueOf(style, 'font-style'))) wrapInside(element, 'em');
    if (/line-through/i.test(valueOf(style, 'text-decoration(?:-line)?'))) wrapInside(element, 's');
    const isPlain =
      (element.matches('b, strong') && /^(normal|[1-4]00)$/i.test(weight)) ||
      (element.matches('i, em') && /^normal$/i.test(valueOf(style, 'font-style')));
    if (isPlain) unwrap(element);
  }
}
