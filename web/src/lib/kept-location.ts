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
