import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { StartError } from './start-error.ts';

export interface LoopbackServer {
  port: number;
  /** The servers behind it, one for each address. */
  servers: Server[];
  /** Says who answers; until then a request waits in line. */
  answer: (listener: RequestListener) => void;
  close: () => Promise<void>;
}

/** Above what the gateway takes, so that it is the gateway that refuses. */
const MAX_HEADERS = 64 * 1024;

function isCode(error: unknown, ...codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

async function open(listener: RequestListener, host: string, port: number): Promise<Server> {
  const server = createServer({ maxHeaderSize: MAX_HEADERS, keepAliveTimeout: 65_000 }, listener);
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

/**
 * Listens on loopback alone.
 * @param port 0 chooses a free one
 * @param addresses `::1` is left out where the machine has no IPv6
 * @throws StartError when the port is taken
 */
export async function listenOnLoopback(
  port: number,
  addresses: ('127.0.0.1' | '::1')[] = ['127.0.0.1'],
): Promise<LoopbackServer> {
  let listener: RequestListener | undefined;
  const waiting: Parameters<RequestListener>[] = [];
  const servers: Server[] = [];
  const close = async () => {
    await Promise.all(
      servers.map(async (server) => {
        const closed = once(server, 'close');
        server.close();
        server.closeAllConnections();
        await closed;
      }),
    );
  };
  let chosen = port;
  for (const address of addresses) {
    try {
      const server = await open(
        (...call) => (listener ? listener(...call) : void waiting.push(call)),
        address,
        chosen,
      );
      servers.push(server);
      chosen = (server.address() as AddressInfo).port;
    } catch (error) {
      if (isCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT') && servers.length > 0) continue;
      await close();
      if (!isCode(error, 'EADDRINUSE', 'EACCES')) throw error;
      throw new StartError(
        `Port ${chosen} is already taken on this machine: stop what uses it, or choose another with PORT=${chosen + 100}.`,
      );
    }
  }
  return {
    port: chosen,
    servers,
    answer(given) {
      listener = given;
      for (const call of waiting.splice(0)) given(...call);
    },
    close,
  };
}
