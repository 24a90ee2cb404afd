import { createClient } from '#shared/contract/client.ts';
import { session } from './session/current-session.ts';
import { createSender } from './session/sender.ts';

/** The typed client of this page: every call carries the session. */
export const api = createClient({
  baseUrl: `${location.origin}/api/v1`,
  send: createSender({ session }),
});
