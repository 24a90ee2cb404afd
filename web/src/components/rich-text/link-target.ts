import { safePath } from '#web/lib/safe-path.ts';

/** The only addresses that a lesson can lead to, whatever was stored. */
const outside = /^(https:\/\/|mailto:)/i;

export type LinkTarget = { kind: 'outside'; href: string } | { kind: 'inside'; path: string };

/** The target to which a stored link may lead; null: nowhere, its words stay. */
export function linkTarget(href: unknown): LinkTarget | null {
  if (typeof href !== 'string') return null;
  if (outside.test(href)) return { kind: 'outside', href };
  const path = safePath(href);
  return path === '/' && href !== '/' ? null : { kind: 'inside', path };
}

/** An outside address learns nothing of the reader. */
export const outsideLink = {
  rel: 'noopener noreferrer nofollow ugc',
  referrerPolicy: 'no-referrer',
} as const;
