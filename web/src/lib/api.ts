import { createClient } from '#shared/contract/client.ts';
import { connection } from './connection.ts';
import { fetchErrorTexts } from './i18n/fetch-error-texts.ts';
import { hearTime } from './server-now.ts';
import { answerAskedAhead } from './session/asked-ahead.ts';
import { session } from './session/current-session.ts';
import { createSender } from './session/sender.ts';

const send = createSender({
  session,
  fetch: async (request, init) =>
    (request instanceof Request ? await answerAskedAhead(request) : undefined) ??
    fetch(request, init),
});

/** The typed client of this page: every call carries the session, tells whether anybody answers and what time it is there, and has words for its errors. */
export const api = createClient({
  baseUrl: `${location.origin}/api/v1`,
  refused: fetchErrorTexts,
  send: async (request) => {
    try {
      const answer = await send(request);
      connection.saw(true);
      hearTime(answer);
      return answer;
    } catch (error) {
      if (!request.signal.aborted) connection.saw(false);
      throw error;
    }
  },
});
