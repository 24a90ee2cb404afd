import { mostQuoteLength, wholeSide } from '#shared/policies/comment-limits.ts';
import type { Anchor, Area } from '#web/components/comments/types.ts';

/** What no text of the platform may hold: control characters, overrides of direction, marks without width. */
const hidden = /[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** Some words as a quote: in one line, and cut where they are long. */
export function quoteOf(words: string): string {
  const line = words
    .toWellFormed()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(hidden, '')
    .normalize('NFC')
    .trim();
  if (line.length <= mostQuoteLength) return line;
  return `${line.slice(0, mostQuoteLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}

const elementOf = (node: Node): Element | null =>
  node instanceof Element ? node : node.parentElement;

/** How far into an element a place in it is, in UTF-16 units. */
function offsetIn(element: Element, container: Node, offset: number): number {
  const before = element.ownerDocument.createRange();
  before.setStart(element, 0);
  before.setEnd(container, offset);
  return before.toString().length;
}

/** The words of the text that are selected; null: none are. */
function selectedWords(root: Element, range: Range): Anchor | null {
  const runs = [...root.querySelectorAll<HTMLElement>('[data-from]')].filter((run) =>
    range.intersectsNode(run),
  );
  const [first, last] = [runs[0], runs.at(-1)];
  if (!first || !last) return null;
  const beginOf = (run: HTMLElement) => Number(run.dataset['from']);
  const { startContainer, startOffset, endContainer, endOffset } = range;
  const from =
    beginOf(first) +
    (first.contains(startContainer) ? offsetIn(first, startContainer, startOffset) : 0);
  const to =
    beginOf(last) +
    (last.contains(endContainer)
      ? offsetIn(last, endContainer, endOffset)
      : (last.textContent?.length ?? 0));
  const quote = quoteOf(range.toString());
  return from < to && quote !== '' ? { in: 'text', from, to, quote } : null;
}

const part = (value: number, of: number) =>
  Math.min(wholeSide, Math.max(0, Math.round((value / of) * wholeSide)));

/** What some boxes cover of an element. */
function areaOf(boxes: readonly DOMRect[], frame: DOMRect): Area {
  const left = Math.min(...boxes.map((box) => box.left)) - frame.left;
  const top = Math.min(...boxes.map((box) => box.top)) - frame.top;
  const right = Math.max(...boxes.map((box) => box.right)) - frame.left;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) - frame.top;
  const [x, y] = [part(left, frame.width), part(top, frame.height)];
  const [endX, endY] = [part(right, frame.width), part(bottom, frame.height)];
  return { x, y, width: endX - x, height: endY - y };
}

/** The words of a page of a document that are selected; what is selected of other pages is left out. */
function selectedOnPage(page: HTMLElement, mediaId: string, selected: Range): Anchor | null {
  const range = selected.cloneRange();
  if (!page.contains(range.endContainer)) range.setEndAfter(page.lastChild ?? page);
  const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  const quote = quoteOf(range.toString());
  if (boxes.length === 0 || quote === '') return null;
  const area = areaOf(boxes, page.getBoundingClientRect());
  return { in: 'page', mediaId, page: Number(page.dataset['page']), area, quote };
}

/** The place of what is selected in the work; null: nothing is. */
export function selectedPlace(root: Element | null): Anchor | null {
  const selection = root?.ownerDocument.getSelection();
  if (!root || !selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.commonAncestorContainer)) return null;
  const from = elementOf(range.startContainer);
  const page = from?.closest<HTMLElement>('[data-page]');
  const mediaId = from?.closest<HTMLElement>('[data-media]')?.dataset['media'];
  return page && mediaId !== undefined
    ? selectedOnPage(page, mediaId, range)
    : selectedWords(root, range);
}

/** The words that lie nearest to a point of a page, as far as it is drawn; empty: it has none. */
export function wordsNear(root: Element | null, mediaId: string, page: number, area: Area): string {
  const frame = root?.querySelector(
    `[data-media="${CSS.escape(mediaId)}"] [data-page="${String(page)}"]`,
  );
  if (!frame) return '';
  const { left, top, width, height } = frame.getBoundingClientRect();
  const [x, y] = [left + (area.x / wholeSide) * width, top + (area.y / wholeSide) * height];
  const away = (element: Element) => {
    const box = element.getBoundingClientRect();
    const across = Math.max(box.left - x, 0, x - box.right);
    return across + Math.max(box.top - y, 0, y - box.bottom) * 4;
  };
  const words = [...frame.querySelectorAll('[data-words] span')]
    .filter((span) => span.textContent?.trim())
    .map((span) => ({ text: span.textContent ?? '', away: away(span) }))
    .sort((one, other) => one.away - other.away);
  return quoteOf(words[0]?.text ?? '');
}
