import type { Platform } from './platform.ts';
import type { Random } from './random.ts';

/** The outcome of a scenario in numbers, and a sentence for each thing that must not be. */
export type Outcome = { facts: Record<string, number | string>; faults: string[] };

export type Stage = { platform: Platform; random: Random };

/** The first few of many like sentences. */
export const brief = (faults: string[], most = 10): string[] =>
  faults.length <= most ? faults : [...faults.slice(0, most), `and ${faults.length - most} more`];
