import type { IncomingMessage, ServerResponse } from 'node:http';
import { addCookie, readCookie } from './http.ts';
import { equalSecrets, macOf, randomToken } from './secrets.ts';

const cookie = 'XSRF-TOKEN';
const lifeSeconds = 3600;

/** A token for the form, bound to a cookie of this browser: a foreign page has neither. */
export function makeFormToken(
  request: IncomingMessage,
  response: ServerResponse,
  secret: string,
): string {
  let value = readCookie(request, cookie);
  if (value === undefined || !/^[\w-]{43}$/.test(value)) {
    value = randomToken();
    addCookie(response, cookie, value, lifeSeconds);
  }
  return macOf(secret, `form:${value}`);
}

export function checkFormToken(request: IncomingMessage, token: string, secret: string): boolean {
  const value = readCookie(request, cookie);
  return value !== undefined && equalSecrets(token, macOf(secret, `form:${value}`));
}
