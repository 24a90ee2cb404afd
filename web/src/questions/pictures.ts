import { createContext } from 'react';
import type { Picture } from '#web/components/rich-text/rich-text.tsx';

/** The files that questions on the page name, and who hears of a link that has ended. */
export const Pictures = createContext<{
  links: readonly Picture[];
  onLinkEnded?: (() => void) | undefined;
}>({ links: [] });
