/**
 * The same question with other ids of files, in texts and elsewhere: those of the course that they were uploaded to. A
 * picture that has none there is left out.
 */
export function withMedia<T>(value: T, idOf: (mediaId: string) => string | null): T {
  if (Array.isArray(value))
    return value.flatMap((part: unknown) => {
      const made = withMedia(part, idOf);
      return isLost(made) ? [] : [made];
    }) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === 'mediaId' && typeof part === 'string' ? idOf(part) : withMedia(part, idOf),
    ]),
  ) as T;
}

/** Whether a node of a text shows a file that is not there. */
const isLost = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'attrs' in value &&
  typeof value.attrs === 'object' &&
  value.attrs !== null &&
  'mediaId' in value.attrs &&
  value.attrs.mediaId === null;
