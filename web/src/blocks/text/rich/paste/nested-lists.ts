import { deepest } from '../list-depth.ts';

const lists = 'ul, ol';

/** Lists that lie in lists beside their items, as some editors write them, go into the item before. */
function intoItems(document: Document): void {
  for (const list of document.querySelectorAll(':is(ul, ol) > :is(ul, ol)')) {
    const before = list.previousElementSibling;
    if (before?.matches('li')) before.append(list);
    else {
      const item = document.createElement('li');
      list.before(item);
      item.append(list);
    }
  }
}

function depthOf(list: Element): number {
  let depth = 1;
  for (let at = list.parentElement; at !== null; at = at.parentElement)
    if (at.matches(lists)) depth += 1;
  return depth;
}

/** Items that lie deeper than can be stored come up, behind the item that they were in. */
export function straightenLists(document: Document): void {
  intoItems(document);
  // From within: what comes up may come up again.
  for (const list of [...document.querySelectorAll(lists)].toReversed()) {
    const most = list.closest('table, blockquote') ? deepest.within : deepest.alone;
    const item = list.parentElement?.closest('li');
    if (depthOf(list) <= most || !item) continue;
    item.after(...list.children);
    list.remove();
  }
}
