import type { ListName } from './types.ts';

/** The lists of submissions that the address may ask for. */
export const listNames = [
  'submitted',
  'late',
  'resubmitted',
  'returned',
  'marked',
  'released',
  'unread',
  'look',
  'second',
  'differs',
] as const satisfies readonly ListName[];

/** @returns undefined: all that count */
export const listIn = (value: string | null): ListName => listNames.find((name) => name === value);
