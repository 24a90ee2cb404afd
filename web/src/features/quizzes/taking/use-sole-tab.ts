import { useCallback, useEffect, useRef, useState } from 'react';

type Where = 'asking' | 'here' | 'elsewhere';

/**
 * Whether this tab is the one in which something is worked on: one of several has the browser's lock of that name.
 * `takeOver` brings it here; the tab that had it hears so.
 */
export function useSoleTab(name: string): { where: Where; takeOver: () => void } {
  const { locks } = navigator as { locks?: LockManager };
  const [where, setWhere] = useState<Where>(locks ? 'asking' : 'here');
  const release = useRef<() => void>(undefined);
  const ask = useCallback(
    (options: LockOptions) => {
      let isGone = false;
      void locks
        ?.request(name, options, (lock) => {
          if (isGone) return undefined;
          setWhere(lock === null ? 'elsewhere' : 'here');
          if (lock === null) return undefined;
          return new Promise<void>((done) => {
            release.current = done;
          });
        })
        // Another tab took it over.
        .catch(() => {
          if (!isGone) setWhere('elsewhere');
        });
      return () => {
        isGone = true;
        release.current?.();
      };
    },
    [locks, name],
  );
  const end = useRef<() => void>(undefined);
  useEffect(() => {
    end.current = ask({ ifAvailable: true });
    return () => end.current?.();
  }, [ask]);
  return {
    where,
    takeOver: () => {
      end.current = ask({ steal: true });
    },
  };
}
