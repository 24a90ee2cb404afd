import { createContext } from 'react';
import type { Role } from '#shared/policies/roles.ts';

/**
 * The role that the page around is for, the most common of them; null if it is for everybody who is signed in, or for
 * all.
 */
export const NeededRole = createContext<Role | null>(null);
