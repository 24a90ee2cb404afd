import { safeHref } from '../safe-href.ts';
import { honest } from '../stored.ts';
import { straightenLists } from './nested-lists.ts';
import { styled, styleOf, takeStyles, withToldStyles } from './told-styles.ts';
import { makeWordLists } from './word-lists.ts';

/** The parts that could not come along. */
export type Lost = { pictures: number; links: number };

const unwanted =
  'script, style, meta, link, title, xml, noscript, template, iframe, object, embed, audio, video, svg, canvas, form > button, input, select, textarea, math, [hidden], o\\:p:empty';
const narrow = 'li, td, th, blockquote';

function each(root: ParentNode, selector: string, act: (element: Element) => void): void {
  for (const element of root.querySelectorAll(selector)) act(element);
}

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

function rename(element: Element, name: string): void {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
}

/** Headings begin under the lesson's title: where the text has a first level, all go down by one. */
function shiftHeadings(root: Document): void {
  const shift = root.querySelector('h1') ? 1 : 0;
  for (const level of [6, 5, 4, 3, 2, 1]) {
    const wanted = Math.min(Math.max(level + shift, 2), 4);
    if (wanted !== level) each(root, `h${level}`, (heading) => rename(heading, `h${wanted}`));
  }
}

/** Only paragraphs and lists may lie in some places, and nothing else does. */
function narrowDown(root: Document): void {
  each(root, `:is(${narrow}) :is(h1, h2, h3, h4, h5, h6, pre)`, (element) => rename(element, 'p'));
  each(root, ':is(li, td, th, blockquote) hr', (rule) => rule.remove());
  each(root, ':is(li, td, th, blockquote) blockquote', unwrap);
  for (const table of [
    ...root.querySelectorAll(':is(li, td, th, blockquote) table'),
  ].toReversed()) {
    each(table, 'td, th', (cell) => rename(cell, 'p'));
    each(table, 'tr, tbody, thead, tfoot, colgroup', unwrap);
    unwrap(table);
  }
}

/** A formula of another page brings along what it was written as. */
function takeFormulas(root: Document): void {
  each(root, '.katex', (formula) => {
    const latex = formula.querySelector('annotation[encoding="application/x-tex"]')?.textContent;
    if (!latex) return;
    const display = formula.closest('.katex-display');
    const own = root.createElement(display ? 'div' : 'span');
    own.setAttribute('data-latex', latex);
    (display ?? formula).replaceWith(own);
  });
}

function plainTexts(root: Document): void {
  const texts = root.createTreeWalker(root.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode } = texts;
    currentNode.nodeValue = honest(currentNode.nodeValue ?? '').replaceAll('\u00A0', ' ');
  }
}

const isHidden = (style: string) => /display\s*:\s*none|mso-hide\s*:\s*all/i.test(style);

/** The attributes that say something here. */
const kept = new Set(['href', 'start', 'colspan', 'rowspan', 'class']);
const isKept = (name: string) => kept.has(name) || /^data-(?!told-style)/.test(name);

function strip(element: Element): void {
  for (const { name } of Array.from(element.attributes))
    if (!isKept(name)) element.removeAttribute(name);
}

/**
 * Markup from a word processor or a web page, cut down to what a lesson can hold. It is read in a document that
 * is never shown: nothing of it loads or runs. What is left is still read by the editor's own rules.
 */
export function cleanPaste(html: string): { html: string; lost: Lost } {
  const root = new DOMParser().parseFromString(withToldStyles(html), 'text/html');
  const lost: Lost = { pictures: 0, links: 0 };
  takeFormulas(root);
  each(root, unwanted, (element) => element.remove());
  each(root, styled, (element) => {
    if (isHidden(styleOf(element))) element.remove();
  });
  makeWordLists(root);
  takeStyles(root);
  each(root, 'img, v\\:imagedata', (picture) => {
    lost.pictures += 1;
    picture.remove();
  });
  each(root, 'a', (link) => {
    const href = link.getAttribute('href');
    if (href !== null && safeHref(href) !== null) return;
    if (href !== null && !href.startsWith('#')) lost.links += 1;
    unwrap(link);
  });
  narrowDown(root);
  shiftHeadings(root);
  straightenLists(root);
  each(root.body, '*', strip);
  plainTexts(root);
  return { html: root.body.innerHTML, lost };
}
