import { useState } from 'react';

/** The folded modules of a course, kept on this device: forty of their ids are no address to read. */
export function useFolded(courseId: string) {
  const key = `structure-folded ${courseId}`;
  const [folded, setFolded] = useState<ReadonlySet<string>>(
    () => new Set(localStorage.getItem(key)?.split(' ')),
  );
  return [
    folded,
    (next: ReadonlySet<string>) => {
      if (next.size === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, [...next].join(' '));
      setFolded(next);
    },
  ] as const;
}
