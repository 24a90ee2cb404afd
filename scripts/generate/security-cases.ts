import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { guards } from '../guards/all.ts';

/**
 * The lines that were taken out to see the tests of a case fail; the same line stands in several cases, but in each
 * once.
 */
const seenWithout = (number: number): string =>
  guards
    .filter((guard) => guard.case === number)
    .map(({ what, file }) => `${what} in \`${basename(file)}\``)
    .join('; ');

/** The table of cases with its last column made from the list of guards; all else is written by hand. */
export const securityCasesSource = (): string =>
  readFileSync('docs/security-cases.md', 'utf8').replace(
    /^(\| (\d+) \|.*\|.*) \|[^|\n]*\|$/gm,
    (_, rest: string, number: string) => `${rest} | ${seenWithout(Number(number))} |`,
  );
