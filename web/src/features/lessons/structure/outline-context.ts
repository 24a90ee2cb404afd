import { createContext, useContext } from 'react';
import type { contract } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';
import type { FileKind } from '#web/blocks/beginnings.ts';
import type { OutlineState } from './store/outline-store.ts';
import type { Structure } from './types.ts';
import type { Commands } from './use-commands.ts';

/** A course that is being arranged, and all that can be done to it. */
export type Outline = {
  course: Structure;
  state: OutlineState;
  commands: Commands;
  say: (words: string) => void;
  /** Lets the person choose a file of the course, or bring one; undefined: they thought better of it. */
  pickMedia: (wanted: FileKind) => Promise<Response<typeof contract.media.get> | undefined>;
  /** The row that is looked at beside the tree. */
  opened: string | null;
  open: (id: string | null, tab?: string) => void;
};

export const OutlineContext = createContext<Outline | null>(null);

export function useOutlineContext(): Outline {
  const outline = useContext(OutlineContext);
  if (!outline) throw new Error('A part of the outline stands outside it.');
  return outline;
}
