import type { RouteById, RouteId } from './index.ts';
import type { Problem } from './errors.ts';
import { manifest } from './manifest.ts';
import type { Response, Route, SentBody, SentParams, SentQuery } from './route.ts';

type Given<K extends string, T> = [T] extends [undefined]
  ? { [P in K]?: undefined }
  : Record<never, never> extends T
    ? { [P in K]?: T }
    : { [P in K]: T };

type InputOf<R extends Route> = Given<'params', SentParams<R>> &
  Given<'query', SentQuery<R>> &
  Given<'body', SentBody<R>> & {
    /** Kept the same by the caller when a write is tried again; made anew where it is left out. */
    idempotencyKey?: string;
    signal?: AbortSignal;
  };
type Inputs = { [Id in RouteId]: InputOf<RouteById<Id>> };

/** The input of a call to a route; parts that the route does not have cannot be given. */
export type CallInput<Id extends RouteId> = Inputs[Id];

type Optional<T> = Record<never, never> extends T ? [input?: T] : [input: T];

/** The API refused: `problem` is its document, or null where the answer was none (a proxy, a lost line). */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly problem: Problem | null;
  constructor(status: number, problem: Problem | null) {
    super(problem?.code ?? `http_${status}`);
    this.status = status;
    this.problem = problem;
  }
}

export type Client = {
  <Id extends RouteId>(id: Id, ...input: Optional<CallInput<Id>>): Promise<Response<RouteById<Id>>>;
  /** For an id that is known only where it is called: whether its input may be left out is not, so it is given. */
  <Id extends RouteId>(id: Id, input: CallInput<Id>): Promise<Response<RouteById<Id>>>;
};

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && 'code' in value && 'status' in value;

function address(path: string, input: { params?: unknown; query?: unknown }): string {
  const params = (input.params ?? {}) as Record<string, string>;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const query = Object.entries((input.query ?? {}) as Record<string, unknown>);
  const given = query.filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return given.length === 0 ? filled : `${filled}?${new URLSearchParams(given).toString()}`;
}

/**
 * The typed client of the API, for the site, the tests and the demo data.
 * @param options.baseUrl where the API is, with `/api/v1` and no slash behind it
 * @param options.send carries a request; the place for tokens, renewal and retries
 * @param options.refused is told of an error, and waited for, before it is thrown
 * @throws ApiError for every answer that is not a success
 */
export function createClient(options: {
  baseUrl: string;
  send: (request: Request) => Promise<globalThis.Response>;
  refused?: (error: ApiError) => Promise<void>;
}): Client {
  return async (id, ...rest) => {
    const input = (rest[0] ?? {}) as CallInput<RouteId>;
    const [method, path] = manifest[id];
    const headers = new Headers({ accept: 'application/json' });
    if (method !== 'GET') {
      headers.set('content-type', 'application/json');
      headers.set('idempotency-key', input.idempotencyKey ?? crypto.randomUUID());
    }
    const request = new Request(options.baseUrl + address(path, input), {
      method,
      headers,
      credentials: 'include',
      ...(method === 'GET' ? {} : { body: JSON.stringify(input.body ?? {}) }),
      ...(input.signal ? { signal: input.signal } : {}),
    });
    const answer = await options.send(request);
    const body: unknown = await answer.json().catch(() => null);
    if (!answer.ok) {
      const error = new ApiError(answer.status, isProblem(body) ? body : null);
      await options.refused?.(error);
      throw error;
    }
    return body as Response<RouteById<typeof id>>;
  };
}
