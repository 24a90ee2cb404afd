import type { IncomingMessage, ServerResponse } from 'node:http';
import type { IssuedTokens } from './cognito/options.ts';
import { receiveRequest } from './edge/receive-request.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { Outbox } from './outbox/create-outbox.ts';
import type { Queues } from './provision/queues.ts';

export interface DeveloperOptions {
  outbox: Outbox;
  queues: Queues;
  issueTokens: (email: string, since?: number) => Promise<IssuedTokens>;
  gateway: Gateway | undefined;
  /** The address of the table's engine and the name of the table: for bulk data. */
  engine: () => { endpoint: string; table: string };
}

type Page = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void;

function answerJson(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}

const gatewayPath = '/_local/execute-api';

/**
 * The front's pages below `/_local/`: the outbox, tokens of people, failed events, the table's engine, and the
 * gateway's own address, which in the cloud anyone can reach past the edge.
 */
export function createDeveloperPages({
  outbox,
  queues,
  issueTokens,
  gateway,
  engine,
}: DeveloperOptions) {
  const pages: Record<string, Page> = {
    '/_local/outbox': (request, response) => outbox.handle(request, response),
    '/_local/failures': (_, response) => {
      const entries = queues.names.map((name) => [name, queues.byArn(name).messages()]);
      answerJson(response, 200, Object.fromEntries(entries));
    },
    '/_local/engine': (_, response) => answerJson(response, 200, engine()),
    async '/_local/token'(_, response, url) {
      try {
        const since = Number(url.searchParams.get('since') ?? NaN);
        const tokens = await issueTokens(
          url.searchParams.get('email') ?? '',
          Number.isNaN(since) ? undefined : since,
        );
        const { accessToken, idToken } = tokens;
        answerJson(response, 200, { accessToken, idToken });
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        answerJson(response, 404, { message });
      }
    },
  };

  async function passToGateway(request: IncomingMessage, response: ServerResponse, pass: Gateway) {
    const received = await receiveRequest(request);
    const answer = await pass({ ...received, url: received.url.slice(gatewayPath.length) });
    for (const [name, value] of answer.headers) response.appendHeader(name, value);
    response.writeHead(answer.status).end(answer.body);
  }

  /** False when the path is none of these. */
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const page: Page | undefined =
      gateway && url.pathname.startsWith(`${gatewayPath}/`)
        ? () => passToGateway(request, response, gateway)
        : pages[url.pathname];
    if (!page) return false;
    void (async () => {
      try {
        await page(request, response, url);
      } catch (error) {
        response.destroy(error instanceof Error ? error : undefined);
      }
    })();
    return true;
  };
}
