import { queryOptions } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

export const helpQueries = {
  openApi: () =>
    queryOptions({
      queryKey: ['help', 'openApi'],
      queryFn: ({ signal }) => api('help.getOpenApi', { signal }),
      staleTime: Infinity,
    }),
};
