import { lazy, Suspense } from 'react';
import { Loading } from '#web/components/ui/loading.tsx';
import type { PlayerProps } from '../play/player-props.ts';

// Most lessons are none: what an assignment shows comes with the first one.
const AssignmentCard = lazy(() => import('./assignment-card.tsx'));

/** An assignment in its course: how one is with it, and the way to it. */
export const AssignmentPlayer = ({ block: { blockId, can } }: PlayerProps<'assignment'>) => (
  <Suspense fallback={<Loading />}>
    <AssignmentCard assignmentId={blockId} canEdit={can.edit} />
  </Suspense>
);
