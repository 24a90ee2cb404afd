import type { AnyNode } from '#shared/policies/rich-text-nodes.ts';
import { type RichText, richTextSchema } from '#shared/schemas/rich-text.ts';
import { withMedia } from '../with-media.ts';
import { escapedHtml, htmlOf } from './html-of.ts';

/**
 * HTML that carries the text that it was made of, for texts that HTML alone would not give back. Other programs show
 * the HTML and leave the rest, or drop it.
 */
export const wrapped = (document: AnyNode, html: string): string =>
  `<div data-rich-text="${escapedHtml(JSON.stringify(document))}">${html}</div>`;

const pattern = /^<div data-rich-text="([^"]*)">([^]*)<\/div>$/;

const unescaped = (text: string): string =>
  text
    .replaceAll('&#123;', '{')
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

function dataOf(text: string): unknown {
  try {
    return JSON.parse(unescaped(text)) as unknown;
  } catch {
    return null;
  }
}

/** Whether it is a node all of whose parts are nodes: strangers may have written it. */
const isNode = (value: unknown): value is AnyNode =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  typeof value.type === 'string' &&
  (!('content' in value) ||
    (Array.isArray(value.content) && value.content.every((part) => isNode(part))));

/**
 * The text that HTML carries, as long as the HTML still says the same: whoever changed that meant the change.
 * @param mediaOf the id of a file by its address beside the text
 */
export function unwrapped(
  html: string,
  mediaOf: (address: string) => string | null,
): RichText | null {
  const [, data = '', inner] = pattern.exec(html) ?? [];
  if (inner === undefined) return null;
  const named = dataOf(data);
  if (!isNode(named) || htmlOf(named, (address) => address) !== inner) return null;
  const parsed = richTextSchema.safeParse(withMedia(named, mediaOf));
  return parsed.success ? parsed.data : null;
}
