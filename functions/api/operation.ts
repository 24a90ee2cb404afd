import type { Body, Feature, Params, Query, Response, Route } from '#shared/contract/route.ts';
import type { Key } from '#functions/data/keys.ts';
import type { Item } from '#functions/data/table/table.ts';
import type { TransactionItem } from '#functions/data/table/transaction.ts';
import type { Actor } from './actor.ts';

/** The place where a page of a list begins, and the sealed cursor of where it ended. */
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
  /** The name that the caller gives itself; empty if it gives none. */
  userAgent: string;
  deps: D;
};

/** The outcome of a write: items to commit, all or none, and the answer to give and remember once they are. */
export type Write<T> = { response: T; items: TransactionItem[] };

type Answer<R extends Route> = R['method'] extends 'GET' ? Response<R> : Write<Response<R>>;

export type Operation<R extends Route, D> = (input: OperationInput<R, D>) => Promise<Answer<R>>;

/**
 * The keys that some routes read in any case, since they follow from the address: one request brings them and the
 * profile. Nothing of it leaves before the operation has decided who may have it.
 */
export type Prefetched<F extends Feature> = {
  [K in keyof F]?: (params: Params<F[K]>, userId: string) => Key[];
};

/** One operation for each route of a feature, no more and no fewer. */
export type Operations<F extends Feature, D> = { [K in keyof F]: Operation<F[K], D> };
