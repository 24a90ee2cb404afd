import type { ErrorCode } from './errors.ts';
import type { Route } from './route.ts';

/** The codes that any route of this kind can answer with, beside its own. */
export function commonErrors(route: Route): ErrorCode[] {
  const writes = route.method !== 'GET';
  return [
    'malformed_request',
    // Any route refuses a name too many in the address.
    'invalid_request',
    'unauthenticated',
    'session_ended',
    'account_suspended',
    ...(route.access === 'public' ? [] : (['forbidden'] as const)),
    ...(writes
      ? ([
          'idempotency_key_required',
          'idempotency_key_reused',
          'too_large',
          'unsupported_media_type',
        ] as const)
      : []),
    'too_many_requests',
    'internal',
    'busy',
  ];
}
