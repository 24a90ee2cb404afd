/** A line of ours that keeps a case's promise, and the tests that must fail where it is missing. */
export type Guard = {
  case: number;
  /** The line as a noun: it stands in the table of cases, before the file's name. */
  what: string;
  file: string;
  /** Text that stands once in the file. */
  guard: string;
  /** The text that stands there when the guard is taken out. */
  without: string;
  /** The file of the tests. */
  test: string;
  /** The tests of the file, as a regular expression; by default those that cite the case. */
  named?: string;
};

/** The names of tests that cite a case: `case 4: …`, `cases 87 and 88: …`. */
export const citing = (number: number): string => `\\bcases? ([\\d, ]|and)*\\b${number}\\b`;
