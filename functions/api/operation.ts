import type { Body, Feature, Params, Query, Response, Route } from '#shared/contract/route.ts';
import type { Key } from '#functions/data/keys.ts';
import type { Item } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import type { Actor } from './actor.ts';

/** Where a page of a list begins, and the sealed cursor of where it ended. */
export type PageWindow = {
  limit: number;
  start: Item | undefined;
  cursor: (last: Item | null) => string | null;
};

export type OperationInput<R extends Route, D> = {
  actor: R['access'] extends 'public' ? Actor | null : Actor;
  params: Params<R>;
  query: Query<R>;
  body: Body<R>;
  page: PageWindow;
  /** The instant of the request, in milliseconds: the gateway's clock, the only one that decides. */
  now: number;
  /** The network that the request comes from, as the edge saw it: an IPv4 address or an IPv6 /64. */
  network: string;
  /** What the caller says it is; empty where it says nothing. */
  userAgent: string;
  deps: D;
};

/** What a write asks for: items to commit, all or none, and the answer to give and remember once they are. */
export type Write<T> = { response: T; items: TransactionItem[] };

type Answer<R extends Route> = R['method'] extends 'GET' ? Response<R> : Write<Response<R>>;

export type Operation<R extends Route, D> = (input: OperationInput<R, D>) => Promise<Answer<R>>;

/**
 * Of some routes, what they read in any case and by keys that follow from the address: it comes in one request with
 * the profile. Nothing of it leaves before the operation has decided who may have it.
 */
export type Prefetched<F extends Feature> = {
  [K in keyof F]?: (params: Params<F[K]>, userId: string) => Key[];
};

/** One operation for each route of a feature, no more and no fewer. */
export type Operations<F extends Feature, D> = { [K in keyof F]: Operation<F[K], D> };
