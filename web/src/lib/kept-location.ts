import type { Location } from 'react-router-dom';
import { safePath } from './safe-path.ts';

/** The state with which a guard sends a visitor home: where they wanted to go. */
export type KeptLocation = { from: Pick<Location, 'pathname' | 'search' | 'hash'> };

/** The path that a guard kept, checked, or null where there is none. */
export function keptPath(state: unknown): string | null {
  const from = (state as Partial<KeptLocation> | null)?.from;
  if (typeof from?.pathname !== 'string') return null;
  const path = safePath(from.pathname + (from.search ?? '') + (from.hash ?? ''));
  return path === '/' ? null : path;
}

/**
 * The path that a guard kept with the address that stands in the address bar now: the router tells of it only once
 * its page has come, and what is around the page can be pressed before.
 */
export const keptHere = (): string | null =>
  keptPath((history.state as { usr?: unknown } | null)?.usr ?? null);
