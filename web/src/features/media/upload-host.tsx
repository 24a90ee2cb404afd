import { lazy, Suspense } from 'react';
import { useStore } from '#web/lib/use-store.ts';
import { uploadsWanted } from './uploads-wanted.ts';

const Dock = lazy(() => import('./upload-dock.tsx'));

/** Shows uploads once there are any. */
export default function UploadHost() {
  const wanted = useStore(uploadsWanted);
  return (
    wanted && (
      <Suspense fallback={null}>
        <Dock />
      </Suspense>
    )
  );
}
