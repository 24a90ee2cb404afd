import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useStore } from '#web/lib/use-store.ts';
import { apply } from './model/apply.ts';
import { structureQueries } from './queries.ts';
import { createOutlineStore } from './store/outline-store.ts';
import { sendStep } from './store/send-step.ts';
import type { Structure } from './types.ts';

/** The queries outside this page that show something of the course's outline. */
const elsewhere = ['courses', 'one'];

/** The time between two looks at whether the lessons of a copied module are there, in milliseconds. */
const untilCopied = 2000;

/** A course as it is arranged: what the server has, with what this session has changed on top. */
export function useOutline(courseId: string) {
  const client = useQueryClient();
  const query = useQuery({
    ...structureQueries.get(courseId),
    refetchInterval: ({ state: { data: now } }) =>
      now?.modules.some(({ copying }) => copying) ? untilCopied : false,
  });
  const store = useMemo(() => {
    const { queryKey } = structureQueries.get(courseId);
    return createOutlineStore({
      base: () => client.getQueryData(queryKey),
      rebase: (course) => client.setQueryData(queryKey, course),
      refresh: () =>
        Promise.all([
          client.invalidateQueries({ queryKey }),
          client.invalidateQueries({ queryKey: [...elsewhere, courseId], exact: true }),
        ]),
      send: sendStep,
    });
  }, [client, courseId]);
  const state = useStore(store);
  const { data } = query;
  const { pending, since } = state;
  const course = useMemo(() => {
    return data && pending.reduce<Structure>((so, step) => apply(so, step, since), data);
  }, [data, pending, since]);
  return { query, course, store, state };
}
