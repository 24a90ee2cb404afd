import { lazy, Suspense, useSyncExternalStore } from 'react';
import { uploadsWanted } from './uploads-wanted.ts';

const Dock = lazy(() => import('./upload-dock.tsx'));

/** Shows uploads once there are any. */
export default function UploadHost() {
  const wanted = useSyncExternalStore(uploadsWanted.subscribe, uploadsWanted.get);
  return (
    wanted && (
      <Suspense fallback={null}>
        <Dock />
      </Suspense>
    )
  );
}
