import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

const HelpPanel = lazy(() => import('#web/features/help/help-panel.tsx'));

/** F1 opens the help of the screen that one is on. */
export function HelpKey() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [open, setOpen] = useState<string | null>(null);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key !== 'F1' || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      setOpen(address);
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [address]);
  return (
    open === address && (
      <Suspense>
        <HelpPanel address={address} onClose={() => setOpen(null)} />
      </Suspense>
    )
  );
}
