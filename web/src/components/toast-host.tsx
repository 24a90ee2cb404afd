import { lazy, Suspense, useSyncExternalStore } from 'react';
import { toasts } from '#web/lib/notify.ts';

const Region = lazy(toasts.load);

/** Holds the toaster once the first toast is asked for. */
export function ToastHost() {
  const wanted = useSyncExternalStore(toasts.subscribe, toasts.wanted);
  return (
    wanted && (
      <Suspense fallback={null}>
        <Region />
      </Suspense>
    )
  );
}
