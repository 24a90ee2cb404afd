import { createContext } from 'react';
import type { MediaType } from '#shared/policies/media-types.ts';
import type { Picture } from '#web/components/rich-text/rich-text.tsx';

/** A file that a question or an answer names, as far as it is known. */
export type NamedFile = Picture & {
  fileName?: string;
  contentType?: MediaType;
  bytes?: number;
  expiresAt?: string;
};

/** The files that questions on the page and their answers name, and who hears of a link that has ended. */
export const Pictures = createContext<{
  links: readonly NamedFile[];
  onLinkEnded?: (() => void) | undefined;
}>({ links: [] });
