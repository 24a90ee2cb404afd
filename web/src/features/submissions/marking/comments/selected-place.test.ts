// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import { mostQuoteLength } from '#shared/policies/comment-limits.ts';
import { quoteOf, selectedPlace, wordsNear } from './selected-place.ts';

const box = (left: number, top: number, width: number, height: number) =>
  ({ left, top, width, height, right: left + width, bottom: top + height }) as DOMRect;

afterEach(() => {
  document.getSelection()?.removeAllRanges();
  document.body.replaceChildren();
});

const put = (html: string) => {
  document.body.innerHTML = `<div id="work">${html}</div><p id="else">Elsewhere</p>`;
  return document.querySelector('#work');
};
const find = (selector: string) => {
  const found = document.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
function select(from: Node, start: number, to: Node, end: number): Range {
  const range = document.createRange();
  range.setStart(from, start);
  range.setEnd(to, end);
  document.getSelection()?.addRange(range);
  return range;
}
const text = (selector: string) => find(selector).firstChild ?? find(selector);

const written =
  '<p><span data-from="0">One </span><b><span data-from="4">bold</span></b><button>1</button><span data-from="8"> word.</span></p><p><span data-from="15">Two.</span></p>';

it('finds the words that are selected, over marks, numbers and paragraphs', () => {
  const root = put(written);
  expect(selectedPlace(root)).toBeNull();
  select(text('[data-from="0"]'), 2, text('[data-from="8"]'), 3);
  expect(selectedPlace(root)).toMatchObject({ in: 'text', from: 2, to: 11 });
  document.getSelection()?.removeAllRanges();
  // From one paragraph as a whole to the next, as a triple click selects.
  select(find('p'), 0, text('[data-from="15"]'), 0);
  expect(selectedPlace(root)).toMatchObject({ in: 'text', from: 0, to: 15 });
});

it('finds nothing in what is selected elsewhere, or holds no words', () => {
  const root = put(written);
  select(text('#else'), 0, text('#else'), 4);
  expect(selectedPlace(root)).toBeNull();
  document.getSelection()?.removeAllRanges();
  select(text('[data-from="0"]'), 3, text('[data-from="0"]'), 4);
  expect(selectedPlace(root)).toBeNull();
});

it('finds the page of a document with what of it is selected', () => {
  const root = put(
    '<ul><li data-media="m"><section data-page="3"><div data-words=""><span>A claim</span><span>A source</span></div></section><section data-page="4"><span>Next</span></section></li></ul>',
  );
  find('[data-page="3"]').getBoundingClientRect = () => box(100, 200, 400, 800);
  const rects = () => [box(140, 280, 100, 16), box(140, 300, 60, 16)];
  Range.prototype.getClientRects = rects as never;
  select(text('span'), 2, text('[data-page="4"] span'), 2);
  expect(selectedPlace(root)).toEqual({
    in: 'page',
    mediaId: 'm',
    page: 3,
    area: { x: 1000, y: 1000, width: 2500, height: 450 },
    quote: 'claimA source',
  });
  const [first, second] = document.querySelectorAll('[data-words] span');
  if (first) first.getBoundingClientRect = () => box(100, 200, 100, 16);
  if (second) second.getBoundingClientRect = () => box(100, 600, 100, 16);
  const near = (y: number) => wordsNear(root, 'm', 3, { x: 9000, y, width: 0, height: 0 });
  expect([near(0), near(6000)]).toEqual(['A claim', 'A source']);
  expect(wordsNear(root, 'other', 3, { x: 0, y: 0, width: 0, height: 0 })).toBe('');
});

it('quotes in one line what the platform takes as text, and no more than fits', () => {
  expect(quoteOf(' A\u202E claim\n\twith\u0000 a \u200Bsource ')).toBe('A claim with a source');
  const long = quoteOf('😀'.repeat(mostQuoteLength));
  expect(long.length).toBeLessThanOrEqual(mostQuoteLength);
  expect(long.isWellFormed()).toBe(true);
});
