import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import type { Mail, NewMail } from './mail.ts';
import { renderOutbox, STYLE_HASH } from './render-outbox.ts';

export type Outbox = ReturnType<typeof createOutbox>;

const MAX_MAILS = 500;

/**
 * Catches the mails that the cloud would send. The page and its JSON live at one path: `GET` shows
 * the mails (newest first, `?to=ADDRESS` for one recipient; JSON for `Accept: application/json`
 * or `?format=json`), `DELETE` forgets them.
 * @param options.file lines of JSON; null keeps nothing beyond the process
 */
export function createOutbox(options: { file: string | null; now(): number }) {
  const { file } = options;
  const mails = file === null ? [] : readMails(file);
  const waiting = new Set<(mail: Mail) => void>();
  if (file !== null) mkdirSync(dirname(file), { recursive: true });
  if (file !== null && mails.length > 0)
    writeFileSync(file, mails.map((mail) => `${JSON.stringify(mail)}\n`).join(''));

  return { add, list, waitFor, clear, handle };

  /** Stores a mail; when this returns, it outlives a kill of the process. */
  function add(mail: NewMail): Mail {
    const sentAt = new Date(options.now()).toISOString();
    const stored: Mail = { ...mail, id: randomUUID(), sentAt };
    if (file !== null) appendFileSync(file, `${JSON.stringify(stored)}\n`);
    mails.push(stored);
    if (mails.length > MAX_MAILS) mails.shift();
    for (const tell of waiting) tell(stored);
    return stored;
  }

  /** Newest first; of one recipient when an address is given (case does not matter). */
  function list(to?: string): Mail[] {
    return mails.filter((mail) => to === undefined || isFor(mail, to)).toReversed();
  }

  /** The newest mail to an address, or the next one when there is none yet. */
  function waitFor(to: string, matches: (mail: Mail) => boolean = () => true): Promise<Mail> {
    const present = list(to).find(matches);
    if (present) return Promise.resolve(present);
    return new Promise((resolve) => {
      const tell = (mail: Mail): void => {
        if (!isFor(mail, to) || !matches(mail)) return;
        waiting.delete(tell);
        resolve(mail);
      };
      waiting.add(tell);
    });
  }

  function clear(): void {
    mails.length = 0;
    if (file !== null) rmSync(file, { force: true });
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const to = searchParams.get('to') || undefined;
    const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
    if (request.method === 'DELETE') {
      clear();
      response.writeHead(204, headers).end();
    } else if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...headers, allow: 'GET, HEAD, DELETE' }).end();
    } else if (
      searchParams.get('format') === 'json' ||
      request.headers.accept?.includes('application/json')
    ) {
      const body = JSON.stringify({ items: list(to) });
      response.writeHead(200, { ...headers, 'content-type': 'application/json' }).end(body);
    } else {
      response
        .writeHead(200, {
          ...headers,
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': `default-src 'none'; style-src '${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
        })
        .end(renderOutbox(list(to), to));
    }
  }
}

function isFor(mail: Mail, address: string): boolean {
  return mail.to.some((each) => each.toLowerCase() === address.toLowerCase());
}

function readMails(file: string): Mail[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Mail];
      } catch {
        return []; // the empty end, or a line that a killed process left unfinished
      }
    })
    .slice(-MAX_MAILS);
}
