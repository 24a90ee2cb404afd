import { useState } from 'react';

/** A small choice about how the site looks, kept on this device. */
export function useRemembered<T extends string>(key: string, choices: readonly [T, ...T[]]) {
  const [value, setValue] = useState<T>(
    () => choices.find((choice) => choice === localStorage.getItem(key)) ?? choices[0],
  );
  return [
    value,
    (next: T) => {
      localStorage.setItem(key, next);
      setValue(next);
    },
  ] as const;
}
