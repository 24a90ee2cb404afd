/** A question that the page put to the API before its scripts had come (`app/early`), for the person it keeps. */
export type AskedAhead = {
  url: string;
  authorization: string;
  answer: Promise<Response>;
  /** Resolves once what it is for has been shown, or will not be. */
  shown: PromiseWithResolvers<void>;
};

declare global {
  // oxlint-disable-next-line no-var -- what two scripts share stands on the global object
  var askedAhead: AskedAhead | undefined;
}

/** So long an answer is kept for a page that is being drawn, milliseconds; who comes to it later asks anew. */
const keptForMs = 15_000;

type Kept = Pick<AskedAhead, 'authorization' | 'answer'> & { until: number };
const kept = new Map<string, Kept>();

/** Sends a question of a page that is still being drawn (`app/ask-ahead.ts`), and keeps the answer for the page. */
export async function fetchAhead(request: Request, now = performance.now()): Promise<Response> {
  const answer = fetch(request);
  kept.set(request.url, {
    authorization: request.headers.get('authorization') ?? '',
    answer,
    until: now + keptForMs,
  });
  return (await answer).clone();
}

/** What was asked ahead at an address, by whichever script, for who asks now. */
function take({ url, headers }: Request, now: number): Promise<Response> | undefined {
  const early = globalThis.askedAhead;
  const isEarly = early?.url === url;
  const asked = isEarly ? early : kept.get(url);
  if (asked?.authorization !== headers.get('authorization')) return undefined;
  if (isEarly) globalThis.askedAhead = undefined;
  else kept.delete(url);
  return 'until' in asked && asked.until < now ? undefined : asked.answer;
}

/**
 * The good answer to this very question of this very person, taken once.
 * @returns undefined where there is none: then it is asked as always
 */
export async function answerAskedAhead(
  request: Request,
  now = performance.now(),
): Promise<Response | undefined> {
  if (request.method !== 'GET') return undefined;
  const answer = await take(request, now)?.catch(() => undefined);
  return answer?.ok ? answer.clone() : undefined;
}
