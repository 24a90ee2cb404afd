import { lazy, Suspense } from 'react';
import type { SubmissionWork } from '../../types.ts';

// It comes where two mark a submission apart.
const DoublePart = lazy(async () => ({
  default: (await import('./double-part.tsx')).DoublePart,
}));

/** How far two are who mark a submission apart; nothing where all write at one marking. */
export const DoubleSide = ({ work }: { work: SubmissionWork }) =>
  work.double && (
    <Suspense>
      <DoublePart work={work} double={work.double} />
    </Suspense>
  );
