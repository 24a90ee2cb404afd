import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Route } from '#shared/contract/route.ts';
import type { Actor } from './actor.ts';
import { viewerNetwork } from '#functions/platform/viewer-network.ts';
import type { Table } from '#functions/data/table/table.ts';
import type { PageWindow } from './operation.ts';

/** The facts about one request that the links of the chain add, one after another. */
export type Call = {
  event: APIGatewayProxyEventV2;
  requestId: string;
  now: number;
  network: string;
  userAgent: string;
  route: Route | undefined;
  actor: Actor | null;
  /** The table with what the route reads anyway in hand; undefined where nobody is signed in. */
  table: Table | undefined;
  params: unknown;
  query: unknown;
  body: unknown;
  page: PageWindow;
  /** It is a mail program that asks, which names no intent: each of its clicks counts. */
  oneClick: boolean;
};

const noPage: PageWindow = { limit: 0, start: undefined, cursor: () => null };

export const newCall = (event: APIGatewayProxyEventV2, route: Route | undefined): Call => ({
  event,
  requestId: event.requestContext.requestId,
  now: event.requestContext.timeEpoch,
  network: viewerNetwork({
    forwardedFor: event.headers['x-forwarded-for'],
    sourceIp: event.requestContext.http.sourceIp,
  }),
  userAgent: event.headers['user-agent'] ?? '',
  route,
  actor: null,
  table: undefined,
  params: undefined,
  query: undefined,
  body: undefined,
  page: noPage,
  oneClick: false,
});
