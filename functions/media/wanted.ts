import type { GivenTo } from '#functions/data/media/work-files.ts';
import type { MediaType } from '#shared/policies/media-types.ts';

/** What somebody may send for their work now. */
export type Wanted = {
  accepts: readonly MediaType[];
  /** Of one file; what its type allows holds as well. null: no other bound. */
  mostBytes: number | null;
  /** Whose work it is given with a marking of; null: it is the sender's own. */
  givenTo: GivenTo | null;
};
