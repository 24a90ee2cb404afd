import type { ReadFile, ReadOptions } from '../formats/types.ts';
import type { Order, Said } from './read-worker.ts';

/** How long the thread may say nothing, in milliseconds: 25 questions take a few hundred of them on a phone. */
export const silenceMs = 30_000;

export type Thread = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

const open = (): Thread =>
  new Worker(new URL('./read-worker.ts', import.meta.url), { type: 'module', name: 'questions' });

/**
 * Reads a file of questions in a thread of its own, so that the page stays quick whatever it holds.
 * @throws where the thread fails, or says nothing for longer than any file of a person takes it
 */
export async function readInThread(
  file: File,
  { language, onRead }: ReadOptions,
  spawn = open,
): Promise<ReadFile> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const thread = spawn();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<ReadFile>((resolve, reject) => {
      const fail = () => reject(new Error('Not read'));
      const listen = () => {
        clearTimeout(timer);
        timer = setTimeout(fail, silenceMs);
      };
      thread.addEventListener('error', fail);
      thread.addEventListener('message', (event) => {
        const said = (event as MessageEvent<Said>).data;
        listen();
        if (said.is === 'reading') onRead?.(said.done, said.total);
        else if (said.is === 'read') resolve(said.file);
        else fail();
      });
      listen();
      const order: Order = { bytes, fileName: file.name, language };
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      thread.postMessage(order, [bytes.buffer]);
    });
  } finally {
    clearTimeout(timer);
    thread.terminate();
  }
}
