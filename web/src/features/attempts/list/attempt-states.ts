import type { AttemptRow } from '../types.ts';

/** The attempts that the address may ask for. */
export const listedStates = ['all', 'open', 'submitted', 'expired'] as const satisfies readonly (
  | 'all'
  | AttemptRow['state']
)[];
export type ListedState = (typeof listedStates)[number];

export const listedState = (value: string | null): ListedState =>
  listedStates.find((state) => state === value) ?? 'all';
