import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

export type QueuedFailure<Body> = {
  id: string;
  /** Milliseconds since the epoch. */
  sentAt: number;
  body: Body;
};

export type FailureQueue<Body> = {
  send(body: Body): void;
  /** The waiting messages, oldest first, ready to be shown as JSON. */
  messages(): QueuedFailure<Body>[];
  /** Hands each message that waits to `handle` once more; those that it takes without an error leave. */
  redrive(handle: (body: Body) => Promise<void>): Promise<{ handled: number; kept: number }>;
};

/**
 * As much of a dead-letter queue as its inspection and redrive need.
 * @param file one JSON message per line; null keeps them in memory
 */
export function createFailureQueue<Body>(
  file: string | null,
  now: () => number,
): FailureQueue<Body> {
  let messages: QueuedFailure<Body>[] = file === null ? [] : readMessages(file);

  function remove(id: string): void {
    messages = messages.filter((message) => message.id !== id);
    if (file === null) return;
    // Written aside and renamed: a kill in between leaves the old list or the new one.
    writeFileSync(`${file}.new`, messages.map(toLine).join(''));
    renameSync(`${file}.new`, file);
  }

  return {
    send(body) {
      const message = { id: randomUUID(), sentAt: now(), body };
      if (file !== null) appendFileSync(file, toLine(message));
      messages.push(message);
    },
    messages: () => [...messages],
    async redrive(handle) {
      let handled = 0;
      // A handler may send what fails once more: that is for the next redrive.
      const waiting = messages.slice();
      for (const { id, body } of waiting) {
        try {
          await handle(body);
        } catch {
          continue;
        }
        remove(id);
        handled += 1;
      }
      return { handled, kept: messages.length };
    },
  };
}

function toLine(message: object): string {
  return `${JSON.stringify(message)}\n`;
}

function readMessages<Body>(file: string): QueuedFailure<Body>[] {
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  // A kill in the middle of a write leaves a last line without its end: it was never acknowledged.
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) writeFileSync(file, whole);
  return whole
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as QueuedFailure<Body>);
}
