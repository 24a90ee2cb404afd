import { setTimeout as pause } from 'node:timers/promises';

/** So many times a request is sent. */
const mostTries = 6;

/**
 * Sends a request, again where it was told to come back, after the time that it was told. A write bears the same key
 * each time, and is done once. For what makes data by itself, on a machine that all of the platform shares with it.
 */
export async function comeBack(request: Request): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(request.clone());
    const seconds = answer.headers.get('retry-after');
    if (answer.status !== 503 || seconds === null || tries === mostTries) return answer;
    await answer.body?.cancel();
    await pause(Number(seconds) * 1000);
  }
}
