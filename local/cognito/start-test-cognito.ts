import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { createCognito } from './create-cognito.ts';
import { s256 } from './hosted/secrets.ts';
import type { ClientOptions, Cognito, CognitoOptions, Mail } from './options.ts';

export const site = 'http://localhost:8080';
export const password = 'Aula-Virtual-2024';
export const poolId = 'eu-west-1_Local0001';
export const clientId = 'testclient';
export const verifier = 'v'.repeat(64);

export interface ApiAnswer {
  status: number;
  body: Record<string, unknown>;
  headers: Headers;
}

export interface TestCognito {
  cognito: Cognito;
  origin: string;
  clock: { now: number };
  mails: Mail[];
  /** Resolves with the newest message to that address, as soon as there is one. */
  mailTo(email: string): Promise<Mail>;
  /** One call as a browser makes it, or as a signed function when `role` is true. */
  api(action: string, input: object, role?: boolean): Promise<ApiAnswer>;
  browser(): Browser;
  authorizeUrl(changes?: Record<string, string | null>): string;
  exchange(code: string, changes?: Record<string, string>): Promise<ApiAnswer>;
  stop(): Promise<void>;
}

export interface Browser {
  get(url: string): Promise<Response>;
  post(url: string, fields: Record<string, string>): Promise<Response>;
  /** From /oauth2/authorize through the form; answers what the form's submission answered. */
  signIn(
    email: string,
    password: string,
    changes?: Record<string, string | null>,
  ): Promise<Response>;
  cookies: Map<string, string>;
}

/** A pool with one client on a free loopback port, a clock that only the test moves, and a caught outbox. */
export async function startTestCognito(
  changes: {
    pool?: Partial<CognitoOptions['pool']>;
    client?: Partial<ClientOptions>;
    dataFile?: string;
    invoke?: CognitoOptions['invoke'];
  } = {},
): Promise<TestCognito> {
  const clock = { now: Date.UTC(2026, 0, 5, 9) };
  const mails: Mail[] = [];
  const waiting: Array<() => void> = [];
  const server = createServer((request, response) => {
    void (async () => {
      if (request.url !== '/') return cognito.handleHostedUi(request, response);
      const kind = request.headers.authorization ? 'role' : 'anonymous';
      return cognito.handleApi(request, response, await readBody(request), { kind });
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The test server has no port.');
  const origin = `http://127.0.0.1:${address.port}`;

  const client: ClientOptions = {
    id: clientId,
    callbackUrls: [`${site}/`, `${site}/callback`],
    logoutUrls: [`${site}/`],
    scopes: ['openid', 'email', 'phone', 'profile', 'aws.cognito.signin.user.admin'],
    accessTokenSeconds: 900,
    idTokenSeconds: 900,
    refreshTokenSeconds: 30 * 86_400,
    rotation: true,
    readAttributes: [],
    writeAttributes: ['email', 'given_name', 'family_name', 'locale', 'custom:requested_role'],
    ...changes.client,
  };
  const cognito = createCognito({
    dataFile: changes.dataFile ?? null,
    pool: {
      id: poolId,
      region: 'eu-west-1',
      passwordPolicy: { minimumLength: 12 },
      attributes: [
        { name: 'email', required: true },
        { name: 'given_name', required: true, maxLength: 100 },
        { name: 'family_name', required: true, maxLength: 100 },
        { name: 'custom:requested_role', mutable: true, maxLength: 20 },
        { name: 'custom:role', mutable: true },
      ],
      triggers: {},
      autoVerifiedAttributes: ['email'],
      aliasAttributes: ['email'],
      caseInsensitive: true,
      ...changes.pool,
    },
    clients: [client, { ...client, id: 'otherclient' }],
    groups: [
      { name: 'admins', precedence: 1 },
      { name: 'teachers', precedence: 2 },
      { name: 'students', precedence: 3 },
    ],
    hostedUiOrigin: origin,
    invoke: changes.invoke ?? (() => Promise.reject(new Error('no trigger expected'))),
    mail: async (mail) => {
      mails.push(mail);
      for (const wake of waiting.splice(0)) wake();
    },
    now: () => clock.now,
  });

  const authorizeUrl: TestCognito['authorizeUrl'] = (parameters = {}) => {
    const query = {
      client_id: clientId,
      redirect_uri: `${site}/`,
      response_type: 'code',
      scope: 'openid email profile aws.cognito.signin.user.admin',
      state: 'some-state',
      code_challenge: s256(verifier),
      code_challenge_method: 'S256',
      ...parameters,
    };
    const kept = Object.entries(query).flatMap(([name, value]) =>
      value === null ? [] : [[name, value]],
    );
    return `${origin}/oauth2/authorize?${new URLSearchParams(kept).toString()}`;
  };

  return {
    cognito,
    origin,
    clock,
    mails,
    authorizeUrl,
    browser: () => createBrowser(authorizeUrl),
    async mailTo(email) {
      for (;;) {
        const found = mails.findLast(({ to }) => to === email);
        if (found) return found;
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
    },
    async api(action, input, role = false) {
      const response = await fetch(`${origin}/`, {
        method: 'POST',
        headers: {
          origin: site,
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${action}`,
          ...(role && { authorization: 'AWS4-HMAC-SHA256 checked in front' }),
        },
        body: JSON.stringify(input),
      });
      return answerOf(response);
    },
    async exchange(code, fields = {}) {
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: clientId,
        redirect_uri: `${site}/`,
        code,
        code_verifier: verifier,
        ...fields,
      });
      return answerOf(await fetch(`${origin}/oauth2/token`, { method: 'POST', body }));
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      cognito.close();
    },
  };
}

/** The authorization code that a response leads back to the site with. */
export function codeOf(response: Response): string {
  return (
    new URL(response.headers.get('location') ?? '', 'http://nowhere').searchParams.get('code') ?? ''
  );
}

function createBrowser(authorizeUrl: TestCognito['authorizeUrl']): Browser {
  const cookies = new Map<string, string>();
  const send = async (url: string, init: RequestInit): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (line.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const browser: Browser = {
    cookies,
    get: (url) => send(url, {}),
    post: (url, fields) => send(url, { method: 'POST', body: new URLSearchParams(fields) }),
    async signIn(username, secret, changes) {
      const start = await browser.get(authorizeUrl(changes));
      const location = start.headers.get('location') ?? '';
      if (!location.startsWith('/login')) return start;
      const form = new URL(location, authorizeUrl()).href;
      const page = await (await browser.get(form)).text();
      return browser.post(form, { _csrf: hiddenField(page, '_csrf'), username, password: secret });
    },
  };
  return browser;
}

/** The value of a hidden field of a page. */
export function hiddenField(page: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
}

async function answerOf(response: Response): Promise<ApiAnswer> {
  const text = await response.text();
  const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
  return { status: response.status, body, headers: response.headers };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
