import type { Derivation } from '../platform/derivation.ts';
import { atOnce } from '../platform/stream-handler.ts';
import { keepAttemptRows } from './attempts/keep-attempt-rows.ts';
import { keepFigures } from './attempts/keep-figures.ts';

/** The derivations from attempts, of which a class begins and ends many at once. */
export const derivedFromAttempts = ({ table, truth }: Derivation) => [
  atOnce(['Attempts'], (records) => keepAttemptRows(records, { table, truth })),
  atOnce(['Attempts'], (records) => keepFigures(records, { table, truth })),
];
