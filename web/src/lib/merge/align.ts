/** The same words for the same value, in whatever order its parts were written. */
export const signOf = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  ) ?? '';

/**
 * Finds the entries of two lists that are the same one, as pairs of places in order: a longest common subsequence
 * (https://en.wikipedia.org/wiki/Longest_common_subsequence), in time and room of the product of what differs.
 */
export function align(before: readonly unknown[], after: readonly unknown[]): [number, number][] {
  const [a, b] = [before.map(signOf), after.map(signOf)];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (
    end < a.length - start &&
    end < b.length - start &&
    a[a.length - 1 - end] === b[b.length - 1 - end]
  )
    end += 1;
  const [rows, columns] = [a.length - start - end, b.length - start - end];
  const width = columns + 1;
  const longest = new Uint16Array((rows + 1) * width);
  const at = (row: number, column: number) => longest[row * width + column] ?? 0;
  for (let row = rows - 1; row >= 0; row -= 1)
    for (let column = columns - 1; column >= 0; column -= 1)
      longest[row * width + column] =
        a[start + row] === b[start + column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
  const pairs: [number, number][] = Array.from({ length: start }, (_, index) => [index, index]);
  for (let row = 0, column = 0; row < rows && column < columns;) {
    if (a[start + row] === b[start + column]) pairs.push([start + row++, start + column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  for (let index = end; index > 0; index -= 1) pairs.push([a.length - index, b.length - index]);
  return pairs;
}
