import { lazy, Suspense } from 'react';
import { toasts } from '#web/lib/notify.ts';
import { useStore } from '#web/lib/use-store.ts';

const Region = lazy(toasts.load);

/** Holds the toaster once the first toast is asked for. */
export function ToastHost() {
  const wanted = useStore(toasts.wanted);
  return (
    wanted && (
      <Suspense fallback={null}>
        <Region />
      </Suspense>
    )
  );
}
