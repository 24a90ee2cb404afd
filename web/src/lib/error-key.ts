import { ApiError } from '#shared/contract/client.ts';
import type { ErrorCode } from '#shared/contract/errors.ts';
import './i18n/error-texts.ts';

export type ErrorKey = ErrorCode | 'offline' | 'no_response' | 'unexpected';

/** The key of the sentence in the namespace `errors` that tells what happened. */
export function errorKey(error: unknown): ErrorKey {
  if (error instanceof ApiError) return error.problem?.code ?? 'unexpected';
  // `fetch` throws a TypeError where no answer came.
  if (error instanceof TypeError) return navigator.onLine ? 'no_response' : 'offline';
  return 'unexpected';
}
