import { attemptStates } from '#shared/schemas/quizzes.ts';

/** The attempts that the address may ask for. */
export const listedStates = ['all', ...attemptStates] as const;
export type ListedState = (typeof listedStates)[number];

export const listedState = (value: string | null): ListedState =>
  listedStates.find((state) => state === value) ?? 'all';
