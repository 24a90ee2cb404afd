import { createContext, type ReactNode } from 'react';

/** What stands at the end of the bar of languages: how the saving goes, which needs no line of its own there. */
export const BarEnd = createContext<ReactNode>(null);
