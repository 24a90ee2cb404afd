import type { Session } from './session.ts';

type Options = {
  session: Pick<Session, 'started' | 'tokens' | 'isExpired' | 'renew' | 'signIn' | 'end'>;
  fetch?: typeof globalThis.fetch;
  log?: Pick<Console, 'warn' | 'error'>;
  /** The address of the person now: the hosted sign-in brings them back to it. */
  here?: () => string;
  now?: () => number;
};

/** A sign-in that did not help is not begun again within this time: two pages would send each other for ever. */
const leaveAgainAfter = 30_000;
const leftKey = 'left-to-sign-in-at';

type Tokens = NonNullable<ReturnType<Session['tokens']>>;

function withTokens(request: Request, tokens: Tokens | null): Request {
  const copy = request.clone();
  if (tokens === null) return copy;
  copy.headers.set('authorization', `Bearer ${tokens.accessToken}`);
  if (tokens.idToken !== null) copy.headers.set('x-id-token', tokens.idToken);
  return copy;
}

/** Whether the server refuses for good: the person ended this session from another device. */
async function isEnded(answer: Response): Promise<boolean> {
  const problem: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return (problem as { code?: unknown } | null)?.code === 'session_ended';
}

/**
 * Carries a request to the API with the person's tokens: renews ended ones first, and on a 401 renews
 * and sends the very same request once more (same Idempotency-Key), else leaves for the hosted sign-in.
 * A session that was ended elsewhere is left at once.
 * @throws what `fetch` throws, once logged
 */
export function createSender({
  session,
  fetch = (...args) => globalThis.fetch(...args),
  log = console,
  here = () => location.pathname + location.search,
  now = Date.now,
}: Options) {
  const leave = async (place: string) => {
    if (now() - Number(sessionStorage.getItem(leftKey) ?? 0) < leaveAgainAfter) return;
    sessionStorage.setItem(leftKey, String(now()));
    await session.signIn(place);
  };

  const send = async (request: Request, tokens: Tokens | null) => {
    try {
      // A request that is sent while the page is being left should arrive all the same.
      const keepalive = document.visibilityState === 'hidden';
      return await fetch(withTokens(request, tokens), { keepalive });
    } catch (error) {
      if (!request.signal.aborted) log.error('No response', error);
      throw error;
    }
  };

  const report = async (answer: Response) => {
    if (!answer.ok) {
      log.error(
        'Request failed',
        answer.status,
        await answer
          .clone()
          .text()
          .catch(() => ''),
      );
    }
    return answer;
  };

  return async (request: Request): Promise<Response> => {
    await session.started;
    let tokens = session.tokens();
    if (tokens && session.isExpired(tokens)) {
      log.warn('The access token has expired: renewing it before sending');
      tokens = (await session.renew()) ?? session.tokens();
    }
    const answer = await send(request, tokens);
    if (answer.status !== 401 || tokens === null) return report(answer);

    log.error('Authentication error');
    // Once nobody is signed in, the guards lead away from the page that is to be come back to.
    const place = here();
    if (await isEnded(answer)) {
      await session.end(place);
      return report(answer);
    }
    const renewed = await session.renew();
    if (renewed !== null) {
      const second = await send(request, renewed);
      if (second.status !== 401) return report(second);
    }
    await leave(place);
    return report(answer);
  };
}
