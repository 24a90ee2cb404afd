import { useMutation, type MutationMeta } from '@tanstack/react-query';
import { useRef } from 'react';
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
 * A write of the API. Each call of `mutate` has one Idempotency-Key, kept when it is tried again; one that asks for the
 * very same while that is still under way, as a second press before a button is switched off, is the same call.
 * Invalidation, success toast and fallback error toast come from its `meta` (see `query-client.ts`).
 */
export function useWrite<Id extends RouteId>(id: Id, options: Options<Id> = {}) {
  type Answer = Response<RouteById<Id>>;
  type UnderWay = { asked: string; input: CallInput<Id>; answer: Promise<Answer> };
  const underWay = useRef<UnderWay | null>(null);
  /** What follows an answer may ask for the same again. */
  const end = (input: CallInput<Id>) => {
    if (underWay.current?.input === input) underWay.current = null;
  };
  const mutation = useMutation<Answer, Error, CallInput<Id>>({
    mutationFn: (input) => api(id, input),
    meta: options.meta,
    onSuccess: (response, input) => {
      end(input);
      options.onSuccess?.(response, input);
    },
    onError: (error, input) => {
      end(input);
      options.onError?.(error, input);
    },
  });
  const send = (asking: CallInput<Id>) => {
    const asked = JSON.stringify(asking);
    if (underWay.current?.asked === asked) return underWay.current.answer;
    const input = { idempotencyKey: crypto.randomUUID(), ...asking };
    const answer = mutation.mutateAsync(input);
    underWay.current = { asked, input, answer };
    return answer;
  };
  return {
    ...mutation,
    mutate: (input: CallInput<Id>) => void send(input).catch(() => undefined),
    mutateAsync: send,
  };
}
