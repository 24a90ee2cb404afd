import { useEffect, useRef } from 'react';

/** Looks once more when a bank is behind no longer: the last look may have been a moment before its lists were whole. */
export function useLastLook(behind: boolean, look: () => unknown): void {
  const wasBehind = useRef(false);
  useEffect(() => {
    if (wasBehind.current && !behind) void look();
    wasBehind.current = behind;
  }, [behind, look]);
}
