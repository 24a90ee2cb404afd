import { useCallback, useState } from 'react';

const key = 'player-outline';

/** Whether the course is shown beside the lesson: remembered where there is room, on demand on a phone. */
export function useOutlineSide(wide: boolean) {
  const [beside, setBeside] = useState(() => localStorage.getItem(key) !== 'closed');
  const [over, setOver] = useState(false);
  const close = useCallback(() => setOver(false), []);
  return {
    open: wide ? beside : over,
    toggle: () => {
      if (!wide) return setOver(!over);
      localStorage.setItem(key, beside ? 'closed' : 'open');
      return setBeside(!beside);
    },
    close,
  };
}
