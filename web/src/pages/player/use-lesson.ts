import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { type BlockIds, lessonQueries } from '#web/features/lessons/player/queries.ts';
import type { Block, Lesson } from '#web/features/lessons/player/types.ts';
import { withRecorded } from '#web/features/lessons/player/with-recorded.ts';
import type { Recorded } from '#web/features/progress/types.ts';

type State = Block['state'];

/** A lesson by the one request that brings all of it, and what changes in it while it is learned. */
export function useLesson(ids: BlockIds) {
  const { courseId, blockId } = ids;
  const client = useQueryClient();
  const [finished, setFinished] = useState(false);
  const [latest, setLatest] = useState({ blockId, version: 0 });
  // The outline stays while the next lesson is on its way.
  const query = useQuery({ ...lessonQueries.one(ids), placeholderData: (before) => before });

  /** Every lesson of the course that is kept here knows of it, also those fetched ahead. */
  const change = (state: State, enrollment?: Lesson['enrollment']) =>
    client.setQueriesData<Lesson>(
      { queryKey: ['courses', 'one', courseId, 'block'] },
      (lesson) => lesson && withRecorded(lesson, blockId, state, enrollment),
    );

  // The course's own page tells the progress too: it is asked anew when it is next seen.
  useEffect(
    () => () =>
      void client.invalidateQueries({ queryKey: ['courses', 'one', courseId], exact: true }),
    [client, courseId],
  );

  const next = nextOf(query.data, blockId);
  const nextId = next?.blockId;
  const nextModule = next?.moduleId;
  const prefetch = useCallback(() => {
    if (nextId === undefined || nextModule === undefined) return;
    void client.prefetchQuery(
      lessonQueries.one({ courseId, moduleId: nextModule, blockId: nextId }),
    );
  }, [client, courseId, nextId, nextModule]);

  return {
    query,
    /** Just now, not some other day. */
    finished,
    /** Its teacher has changed it since it was opened. */
    revised:
      query.data?.block.blockId === latest.blockId && latest.version > query.data.block.version,
    onState: (state: State) => {
      change(state);
      if (state !== 'done') setFinished(false);
    },
    onRecorded: ({ state, enrollment, blockVersion }: Recorded) => {
      setLatest({ blockId, version: blockVersion });
      const before = query.data?.enrollment?.completedAt ?? null;
      if (before === null && enrollment.completedAt !== null) setFinished(true);
      change(state, enrollment);
    },
    freshBlock: async (): Promise<Block | undefined> => (await query.refetch()).data?.block,
    prefetch,
  };
}

function nextOf(lesson: Lesson | undefined, blockId: string) {
  const blocks = lesson?.outline.flatMap((module) => module.blocks) ?? [];
  return blocks[blocks.findIndex((block) => block.blockId === blockId) + 1];
}
