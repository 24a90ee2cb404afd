import { readQuestions } from '../formats/read-questions.ts';
import type { ReadFile, ReadOptions } from '../formats/types.ts';

export type Order = {
  bytes: Uint8Array<ArrayBuffer>;
  fileName: string;
  language: ReadOptions['language'];
};
export type Said =
  | { is: 'reading'; done: number; total: number }
  | { is: 'read'; file: ReadFile }
  | { is: 'failed' };

// To the page that has this worker: there is no other, and no origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const say = (said: Said) => self.postMessage(said);

/** How many questions lie between two words about how far it is. */
const step = 25;

self.addEventListener('message', ({ data }: MessageEvent<Order>) => {
  const onRead = (done: number, total: number) => {
    if (done % step === 0) say({ is: 'reading', done, total });
  };
  readQuestions(data.bytes, data.fileName, { language: data.language, onRead }).then(
    (file) => say({ is: 'read', file }),
    () => say({ is: 'failed' }),
  );
});
