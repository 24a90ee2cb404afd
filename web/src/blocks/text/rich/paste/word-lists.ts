import { styled, styleOf } from './told-styles.ts';

/** `mso-list:l0 level2 lfo1`: which list Word means a paragraph to be of, and how deep in it. */
function placeOf(paragraph: Element): { of: string; level: number } | null {
  const style = styleOf(paragraph);
  const [, list, level, override] = /mso-list:\s*(l\d+)\s+level(\d)\s+(lfo\d+)/i.exec(style) ?? [];
  return level === undefined ? null : { of: `${list} ${override}`, level: Number(level) };
}

const isMarker = (element: Element) => /mso-list:\s*ignore/i.test(styleOf(element));

/** Takes the drawn bullet or number out of a paragraph; answers whether it counted. */
function takeMarker(paragraph: Element): boolean {
  const marker = [...paragraph.querySelectorAll(styled)].find(isMarker);
  const text = (marker?.textContent ?? '').trim();
  marker?.remove();
  return /^\(?(\d+|[a-z]{1,4})[.)]/i.test(text);
}

/** Word writes lists as paragraphs that say how deep they are; here they become lists. */
export function makeWordLists(document: Document): void {
  let open: { list: Element; level: number }[] = [];
  let last = null as { list: Element; of: string } | null;
  for (const paragraph of document.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const place = placeOf(paragraph);
    if (place === null) continue;
    const { of, level } = place;
    // A list goes on only where nothing stands between its paragraphs.
    if (last?.of !== of || paragraph.previousElementSibling !== last.list) open = [];
    const ordered = takeMarker(paragraph);
    open = open.filter((one) => one.level <= level);
    const parent = open.at(-1);
    let list = parent?.level === level ? parent.list : null;
    if (list === null) {
      list = document.createElement(ordered ? 'ol' : 'ul');
      if (parent) (parent.list.lastElementChild ?? parent.list).append(list);
      else paragraph.before(list);
      open.push({ list, level });
    }
    const item = document.createElement('li');
    const line = document.createElement('p');
    line.append(...paragraph.childNodes);
    item.append(line);
    list.append(item);
    paragraph.remove();
    last = open[0] ? { list: open[0].list, of } : null;
  }
}
