import { fold } from '#shared/policies/fold.ts';

const two = (value: number) => String(value).padStart(2, '0');

/** An instant to the minute where the reader is, in an order that every spreadsheet reads and sorts: 2025-03-01 10:42. */
export function localMinute(instant: string): string {
  const at = new Date(instant);
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The name of a file of people: `people-python-from-zero-2025-03-01.csv`. */
export function nameOfFile(
  what: string,
  courseTitle: string,
  now = new Date(),
  ending = 'csv',
): string {
  const title = fold(courseTitle)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  const day = localMinute(now.toISOString()).slice(0, 10);
  return `${[what, title, day].filter((part) => part !== '').join('-')}.${ending}`;
}
