import { doJob, type JobName, type Jobs } from './jobs.ts';

export type Order = { id: number; name: JobName; asks: Jobs[JobName]['asks'] };
export type Answer =
  | { id: number; answers: Jobs[JobName]['answers'] }
  | { id: number; failed: string };

// To the page that has this worker: there is no other, and no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const answer = (said: Answer) => self.postMessage(said);

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  const { id, name, asks } = data;
  doJob(name, asks as never).then(
    (answers) => answer({ id, answers }),
    (error: unknown) => answer({ id, failed: error instanceof Error ? error.message : 'failed' }),
  );
});

// It is there: from now on a text's time counts.
answer({ id: 0, failed: '' });
