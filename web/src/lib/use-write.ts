import { useMutation, type MutationMeta } from '@tanstack/react-query';
import type { CallInput } from '#shared/contract/client.ts';
import type { RouteById, RouteId } from '#shared/contract/index.ts';
import type { Response } from '#shared/contract/route.ts';
import { api } from './api.ts';
import './error-key.ts';

type Options<Id extends RouteId> = {
  meta?: MutationMeta;
  onSuccess?: (response: Response<RouteById<Id>>, input: CallInput<Id>) => void;
  onError?: (error: Error, input: CallInput<Id>) => void;
};

/**
 * A write of the API. Each call of `mutate` has one Idempotency-Key, kept when it is tried again.
 * Invalidation, success toast and fallback error toast come from its `meta` (see `query-client.ts`).
 */
export function useWrite<Id extends RouteId>(id: Id, options: Options<Id> = {}) {
  const mutation = useMutation<Response<RouteById<Id>>, Error, CallInput<Id>>({
    mutationFn: (input) => api(id, input),
    meta: options.meta,
    onSuccess: (response, input) => options.onSuccess?.(response, input),
    onError: (error, input) => options.onError?.(error, input),
  });
  const keyed = (input: CallInput<Id>) => ({ idempotencyKey: crypto.randomUUID(), ...input });
  return {
    ...mutation,
    mutate: (input: CallInput<Id>) => mutation.mutate(keyed(input)),
    mutateAsync: (input: CallInput<Id>) => mutation.mutateAsync(keyed(input)),
  };
}
