import { createServer } from 'node:net';

export const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** The first of four free ports in a row, below those that the system gives to others meanwhile. */
export async function fourPorts(from = 20_000 + (process.pid % 300) * 40): Promise<number> {
  const free = await Promise.all([0, 1, 2, 3].map((next) => isFree(from + next)));
  return free.every(Boolean) ? from : fourPorts(from + 4);
}
