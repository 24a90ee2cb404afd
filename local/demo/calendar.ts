import { students, wantsToTeach } from './students.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The age of the demo's school: its people lived a term in it before somebody looks. */
export const termDays = 80;

/** Instants of the term, in milliseconds since the epoch. @param now when it is looked at */
export const daysBefore = (now: number, days: number): number => Math.round(now - days * dayMs);

/** The same number in [0, 1) for the same words at each loading (FNV-1a, https://www.rfc-editor.org/rfc/rfc9923). */
export function chance(words: string): number {
  let hash = 0x811c9dc5;
  for (const letter of words) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0) / 2 ** 32;
}

/** Days before the end of the term on which each wave of students comes; the staff is there from its first day on. */
const waves = [78, 63, 45, 26] as const;

/** The days before the end of the term on which somebody registered. */
export function joinedDaysAgo(email: string): number {
  const at = students.findIndex((student) => student.email === email);
  if (at === -1) return termDays;
  // The one who is looked at first, and who wants to teach, have been there from the beginning.
  return at === 0 || email === wantsToTeach ? waves[0] : (waves[at % waves.length] ?? waves[0]);
}

/** Every fifth student comes no more since some weeks; the others were here in the last days. */
function lastSeenDaysAgo(email: string): number {
  const at = students.findIndex((student) => student.email === email);
  if (at === 0) return 0.6;
  return at % 5 === 4 ? 15 + 6 * chance(email) : 0.7 + 6 * chance(email);
}

/**
 * The times at which somebody takes the steps of their courses, in order: each course has its part of their time, and
 * in it the steps stand apart by days, at hours of the day at which people learn.
 * @param steps how many each of their courses takes, one course after the other
 */
export function pace(now: number, email: string, steps: readonly number[]): number[][] {
  const begin = joinedDaysAgo(email) - 0.5;
  const end = Math.min(lastSeenDaysAgo(email), begin - 1);
  const all = steps.reduce((sum, count) => sum + count, 0);
  let before = 0;
  return steps.map((count, course) =>
    Array.from({ length: count }, (_, step) => {
      const share = (before + 0.8 * chance(`${email} ${course} ${step}`)) / Math.max(1, all - 1);
      before += 1;
      return daysBefore(now, Math.max(end, begin - (begin - end) * Math.min(1, share)));
    }).toSorted((a, b) => a - b),
  );
}
