import { richTextSchema } from '#shared/schemas/rich-text.ts';

const holding = (href: string) => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href } }] }],
    },
  ],
});

const isAllowed = (href: string) => richTextSchema.safeParse(holding(href)).success;

/** An address as a lesson takes it: https, mail, or a path of this site; null for any other. */
export function safeHref(typed: string): string | null {
  const href = typed.trim();
  if (isAllowed(href)) return href;
  // As people write it: without what they take for granted.
  const full = /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(href) ? `https://${href}` : null;
  return full !== null && isAllowed(full) ? full : null;
}
