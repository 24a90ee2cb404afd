import { createContext, type ReactNode } from 'react';

/** The end of the bar of languages: the state of saving, which needs no line of its own there. */
export const BarEnd = createContext<ReactNode>(null);
