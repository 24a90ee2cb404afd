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

/**
 * The good answer to this very question of this very person, taken once.
 * @returns undefined where there is none: then it is asked as always
 */
export async function answerAskedAhead(request: Request): Promise<Response | undefined> {
  const asked = globalThis.askedAhead;
  if (request.method !== 'GET' || asked?.url !== request.url) return undefined;
  if (asked.authorization !== request.headers.get('authorization')) return undefined;
  globalThis.askedAhead = undefined;
  const answer = await asked.answer.catch(() => undefined);
  return answer?.ok ? answer.clone() : undefined;
}
