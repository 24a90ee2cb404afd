import { Mark } from '@tiptap/core';
import { safeHref } from './safe-href.ts';

/** A link to where a lesson may lead, and to nowhere else. */
export const LinkMark = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: (element) => {
        const href = safeHref(element.getAttribute('href') ?? '');
        return href === null ? false : { href };
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => [
    'a',
    { href: String(HTMLAttributes['href']), rel: 'noopener' },
    0,
  ],
});
