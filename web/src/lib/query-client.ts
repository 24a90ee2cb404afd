import {
  MutationCache,
  QueryClient,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryKey,
} from '@tanstack/react-query';
import i18next from 'i18next';
import type { ErrorKey } from './error-key.ts';
import { mayPass } from './may-pass.ts';
import { notify } from './notify.ts';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The queries that the write made stale. */
      invalidates?: readonly QueryKey[];
      /** Said when it went well; translated by the caller. */
      success?: string;
      /** Errors that the caller shows itself; `all` for a write in the background. */
      handles?: 'all' | readonly ErrorKey[];
    };
  }
}

const attempts = 2;

/** Whether a request is sent once more by itself. A device that is offline waits until it is back. */
export const mayRetry = (failures: number, error: unknown): boolean =>
  failures < attempts && mayPass(error) && (!(error instanceof TypeError) || navigator.onLine);

/**
 * Asks again also for a first answer that is still on its way when it is said to be stale: the server may have read
 * it before the write. The library begins such a request anew only where there was an answer before.
 */
class SiteQueryClient extends QueryClient {
  override invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const onTheirWay =
      filters?.refetchType === 'none'
        ? []
        : this.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' });
    for (const query of onTheirWay)
      if (query.isActive() && query.state.data === undefined) void query.cancel({ silent: true });
    return super.invalidateQueries(filters, options);
  }
}

export function createQueryClient(): QueryClient {
  const client = new SiteQueryClient({
    defaultOptions: {
      // Asked also where the device believes itself offline: a page then says so instead of waiting.
      queries: { staleTime: 30_000, retry: mayRetry, networkMode: 'offlineFirst' },
      mutations: { retry: mayRetry },
    },
    mutationCache: new MutationCache({
      onSuccess: async (_data, _variables, _result, mutation) => {
        const { success, invalidates = [] } = mutation.meta ?? {};
        if (success !== undefined) void notify('success', { title: success });
        await Promise.all(invalidates.map((queryKey) => client.invalidateQueries({ queryKey })));
      },
      onError: async (error, _variables, _result, mutation) => {
        const { handles = [] } = mutation.meta ?? {};
        // With its sentences, which only what failed needs; each part that writes has brought them along.
        const { errorKey } = await import('./error-key.ts');
        const key = errorKey(error);
        if (handles === 'all' || handles.includes(key)) return;
        void notify('error', { title: i18next.t(`errors:${key}`) });
      },
    }),
  });
  return client;
}
