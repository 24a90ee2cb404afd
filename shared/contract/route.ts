import type * as z from 'zod';
import type { Role } from '#shared/schemas/roles.ts';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The people who may try a route: anybody, anybody signed in, or the people of the listed groups. */
export type Access = 'public' | 'signedIn' | readonly Role[];

type Schema = z.core.$ZodType;

/** The statement of a feature about one of its operations. */
export type RouteDefinition = {
  method: Method;
  /** Below `/api/v1`, with parameters in braces: `/courses/{courseId}`. */
  path: `/${string}`;
  access: Access;
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  response: Schema;
  /** The status of success; 200 unless told. */
  status?: 200 | 201;
  /** Whether a mail program may call it with one click (RFC 8058): a form, without a key. */
  oneClick?: boolean;
  /** Requests a second that the gateway lets through over all people, where that is fewer than of others; twice as many at once. */
  perSecond?: number;
  /** The codes that this operation adds to those that any route can answer with. */
  errors?: readonly ErrorCode[];
};

/** A route of the contract: a definition with its id, `feature.operation`, the one string to search for. */
export type Route = RouteDefinition & { id: string };

/** A feature's routes by operation. */
export type Feature = Record<string, Route>;

type WithIds<F extends string, R extends Record<string, RouteDefinition>> = {
  [K in keyof R & string]: R[K] & { id: `${F}.${K}` };
};

/** Names the routes of a feature: each gets the id `feature.operation`. */
export function feature<const F extends string, const R extends Record<string, RouteDefinition>>(
  name: F,
  routes: R,
): WithIds<F, R> {
  const named = Object.entries(routes).map(([key, route]) => [
    key,
    { ...route, id: `${name}.${key}` },
  ]);
  return Object.fromEntries(named) as WithIds<F, R>;
}

type Output<S> = S extends Schema ? z.core.output<S> : undefined;
type Input<S> = S extends Schema ? z.core.input<S> : undefined;
type Part<R, K extends string> = R extends { [P in K]: infer S } ? S : undefined;

/** The input as the server works with it, after parsing. */
export type Params<R> = Output<Part<R, 'params'>>;
export type Query<R> = Output<Part<R, 'query'>>;
export type Body<R> = Output<Part<R, 'body'>>;
export type Response<R> = Output<Part<R, 'response'>>;

/** The input as a caller sends it, before parsing. */
export type SentParams<R> = Input<Part<R, 'params'>>;
export type SentQuery<R> = Input<Part<R, 'query'>>;
export type SentBody<R> = Input<Part<R, 'body'>>;
