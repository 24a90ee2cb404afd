/**
 * Sends requests from a process of its own, so that the measured one answers only: started by
 * `generateLoad`, told what to send, it answers with what it saw and ends.
 */
import autocannon from 'autocannon';
import { percentile } from './percentile.ts';

export type LoadRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
};

export type LoadOrder = {
  origin: string;
  connections: number;
  /** Sent one after the other, and again from the first: a list of writes is longer than the amount. */
  requests: LoadRequest[];
  amount: number;
};

export type LoadResult = {
  p50: number;
  p95: number;
  perSecond: number;
  failed: number;
};

function play({ origin, connections, requests, amount }: LoadOrder): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    let next = 0;
    const taken: number[] = [];
    let failed = 0;
    const begun = performance.now();
    let last = begun;
    const run = autocannon(
      {
        url: origin,
        connections,
        amount,
        requests: [
          {
            setupRequest(request: object) {
              const wanted = requests[next % requests.length];
              next += 1;
              return { ...request, ...wanted };
            },
          },
        ],
      },
      (error) => {
        if (error) return reject(error);
        const seconds = (last - begun) / 1000;
        resolve({
          p50: percentile(taken, 0.5),
          p95: percentile(taken, 0.95),
          perSecond: taken.length / seconds,
          failed,
        });
      },
    );
    // Its own histogram has whole milliseconds only, and it ends with a whole second.
    run.on('response', (_client, status, _bytes, ms) => {
      last = performance.now();
      taken.push(ms);
      if (status >= 300) failed += 1;
    });
  });
}

process.once('message', (order: LoadOrder) => {
  void play(order).then((result) => {
    process.send?.(result);
    process.disconnect();
  });
});
