import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Services } from '../services.ts';
import type { User } from '../users.ts';
import { addCookie, readCookie } from './http.ts';
import { randomToken, tokenId } from './secrets.ts';

/** The provider's own session: who signs in again within the hour needs no password. */
export interface Login {
  username: string;
  /** Seconds since the epoch. */
  authTime: number;
}

const cookie = 'cognito';
const lifeSeconds = 3600;

export function startLogin(
  request: IncomingMessage,
  response: ServerResponse,
  user: User,
  services: Services,
): Login {
  endLogin(request, response, services);
  const token = randomToken();
  const now = services.options.now();
  const login = { username: user.username, authTime: Math.floor(now / 1000) };
  services.store.drawer<Login>('login').put(tokenId(token), login, {
    expiresAt: now + lifeSeconds * 1000,
    owner: user.username,
  });
  addCookie(response, cookie, token, lifeSeconds);
  return login;
}

/** The login behind the cookie, while its person exists and is enabled. */
export function currentLogin(
  request: IncomingMessage,
  { store, users }: Services,
): Login | undefined {
  const token = readCookie(request, cookie);
  const login = token && store.drawer<Login>('login').get(tokenId(token));
  return login && users.find(login.username)?.enabled ? login : undefined;
}

export function endLogin(
  request: IncomingMessage,
  response: ServerResponse,
  { store }: Services,
): void {
  const token = readCookie(request, cookie);
  if (token === undefined) return;
  store.drawer<Login>('login').remove(tokenId(token));
  response.removeHeader('set-cookie');
  addCookie(response, cookie, '', 0);
}
