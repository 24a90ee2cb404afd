import * as z from 'zod';
import type { Problem } from '#shared/contract/errors.ts';
import { AppError } from '#functions/platform/app-error.ts';
import { parseJsonBody } from '#functions/platform/json-body.ts';
import { isOneClick } from '#functions/platform/one-click.ts';
import type { CursorSealer } from '#functions/platform/sealed-cursor.ts';
import type { Item } from '#functions/data/table/table.ts';
import type { Call } from '../call.ts';
import type { PageWindow } from '../operation.ts';

const nothing = z.strictObject({});

/** The codes and places of what zod found; never its sentences, never the value. */
function issuesOf(error: z.core.$ZodError): NonNullable<Problem['issues']> {
  return error.issues.map((issue) => ({
    path: issue.path.filter((step) => typeof step !== 'symbol'),
    code: issue.code === 'custom' && issue.message ? issue.message : issue.code,
  }));
}

function parse(schema: z.core.$ZodType, value: unknown): unknown {
  const result = z.safeParse(schema, value);
  if (result.success) return result.data;
  throw new AppError('invalid_request', { issues: issuesOf(result.error) });
}

/** The address's query as it was sent: the gateway would join repeated names with commas. */
function queryOf(rawQueryString: string): Record<string, string> {
  const query: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of new URLSearchParams(rawQueryString)) {
    if (name in query)
      throw new AppError('invalid_request', { issues: [{ path: [name], code: 'repeated' }] });
    query[name] = value;
  }
  return { ...query };
}

/** A cursor is good for the same person, route, place and filter alone. */
function pageWindow(call: Call, cursors: CursorSealer): PageWindow {
  const { limit, cursor, ...filter } = (call.query ?? {}) as { limit?: number; cursor?: string };
  if (limit === undefined) return call.page;
  const boundTo = JSON.stringify([
    call.actor?.userId ?? null,
    call.route?.id,
    call.params ?? null,
    filter,
  ]);
  return {
    limit,
    start: cursor === undefined ? undefined : (cursors.open(cursor, boundTo) as Item),
    cursor: (last) => (last === null ? null : cursors.seal(last, boundTo)),
  };
}

/** The parameters of the address, or null where they are not what the route takes. */
export function paramsOf({ event, route }: Call): unknown {
  const result = z.safeParse(route?.params ?? nothing, event.pathParameters ?? {});
  return result.success ? result.data : null;
}

/**
 * Parses what was sent, each part by the route's own schema; what a route does not declare must not be there.
 * @throws AppError `invalid_request` with the fields at fault, `malformed_request`, `too_large`, `unsupported_media_type`, `invalid_cursor`
 */
export function parseRequest(call: Call, cursors: CursorSealer): void {
  const { event, route } = call;
  call.params = parse(route?.params ?? nothing, event.pathParameters ?? {});
  call.query = parse(route?.query ?? nothing, queryOf(event.rawQueryString));
  if (route && route.method !== 'GET') {
    const request = {
      contentType: event.headers['content-type'],
      body: event.body,
      isBase64Encoded: event.isBase64Encoded,
    };
    call.oneClick = route.oneClick === true && isOneClick(request);
    const sent = call.oneClick ? {} : parseJsonBody(request);
    call.body = parse(route.body ?? nothing, sent);
  }
  call.page = pageWindow(call, cursors);
}
