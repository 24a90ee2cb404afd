import { useEffect, useEffectEvent, useState } from 'react';
import { useWrite } from '#web/lib/use-write.ts';
import type { LearningState, Recorded } from './types.ts';

type Ids = { courseId: string; moduleId: string; blockId: string };

type Options = {
  ids: Ids;
  /** As the server knows it. */
  state: LearningState;
  positionSeconds: number;
  /** False where nothing is recorded: a preview, or one's own course. */
  records: boolean;
  onRecorded: (recorded: Recorded) => void;
};

/** The reader's own state of a block: begun on opening, kept at a second, done and undone by hand. */
export function useProgress({ ids, state, positionSeconds, records, onRecorded }: Options) {
  /** What the reader chose, ahead of the server, so that a late position does not undo it. */
  const [chosen, setChosen] = useState<'started' | 'done' | null>(null);
  const [second, setSecond] = useState(positionSeconds);
  const mark = useWrite('enrollments.recordProgress', {
    meta: { invalidates: [['enrollments']] },
    onSuccess: onRecorded,
    onError: () => setChosen(null),
  });
  const keep = useWrite('enrollments.recordProgress', {
    meta: { handles: 'all' },
    onSuccess: onRecorded,
  });
  const now: LearningState = chosen ?? state;
  const kept = now === 'done' ? 'done' : 'started';

  const onOpen = useEffectEvent(() => {
    if (records) keep.mutate({ params: ids, body: { state: kept, positionSeconds } });
  });
  useEffect(() => onOpen(), [ids.blockId]);

  return {
    state: now,
    saving: mark.isPending,
    mark: (next: 'started' | 'done') => {
      setChosen(next);
      mark.mutate({ params: ids, body: { state: next, positionSeconds: second } });
    },
    keepPosition: records
      ? (seconds: number) => {
          setSecond(seconds);
          keep.mutate({ params: ids, body: { state: kept, positionSeconds: seconds } });
        }
      : null,
  };
}
