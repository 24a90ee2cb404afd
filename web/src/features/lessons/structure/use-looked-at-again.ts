import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { structureQueries } from './queries.ts';

/** What a save means for its row and for publishing is looked at again once one leaves; to be called at each save. */
export function useLookedAtAgain(courseId: string): () => void {
  const client = useQueryClient();
  const saved = useRef(false);
  useEffect(
    () => () => {
      if (saved.current)
        void client.invalidateQueries({ queryKey: structureQueries.get(courseId).queryKey });
    },
    [client, courseId],
  );
  return () => {
    saved.current = true;
  };
}
