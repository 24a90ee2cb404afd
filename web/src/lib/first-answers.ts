import type { CallInput } from '#shared/contract/client.ts';
import type { RouteById, RouteId } from '#shared/contract/index.ts';
import { manifest } from '#shared/contract/manifest.ts';
import type { Response } from '#shared/contract/route.ts';
import { session } from './session/current-session.ts';

/** The element with the page's own answers. */
const blockId = 'first-answers';

/** The parts of a call that decide its answer. */
type Asked<Id extends RouteId> = Partial<Pick<CallInput<Id>, 'params' | 'query'>>;

let kept: Record<string, unknown> | undefined;

function read(): Record<string, unknown> {
  const text = document.getElementById(blockId)?.textContent;
  return text ? (JSON.parse(text) as Record<string, unknown>) : {};
}

/** The path and query of a call, as the server wrote them. */
function keyOf(id: RouteId, params: object = {}, query: object = {}): string {
  const values = params as Record<string, string>;
  const path = manifest[id][1].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const given = Object.entries(query).filter(([, value]) => typeof value === 'string');
  const search = new URLSearchParams(given as [string, string][]);
  search.sort();
  return search.size === 0 ? path : `${path}?${search.toString()}`;
}

/**
 * The API's answers to nobody when this page was drawn, to be taken once: a query begins with them, and the page's
 * first questions need no request. Whoever is signed in asks for themselves.
 * @returns undefined where the page brought no answer to this call
 */
export function firstAnswer<Id extends RouteId>(
  id: Id,
  input: Asked<Id> = {},
): Response<RouteById<Id>> | undefined {
  kept ??= read();
  const key = keyOf(id, input.params, input.query);
  if (!Object.hasOwn(kept, key) || session.expected()) return undefined;
  const answer = kept[key];
  delete kept[key];
  return answer as Response<RouteById<Id>>;
}

/** The same as the first page of a list. */
export function firstPageOf<Id extends RouteId>(id: Id, input?: Asked<Id>) {
  const answer = firstAnswer(id, input);
  return answer === undefined
    ? undefined
    : { pages: [answer], pageParams: [null as string | null] };
}
