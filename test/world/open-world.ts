import { randomUUID } from 'node:crypto';
import type { CallInput } from '#shared/contract/client.ts';
import { manifest } from '#shared/contract/manifest.ts';
import type { RouteById, RouteId } from '#shared/contract/index.ts';
import type * as contract from '#shared/contract/route.ts';
import type { Problem } from '#shared/contract/errors.ts';
import type { Role } from '#shared/schemas/roles.ts';
import { comeBack } from '#local/come-back.ts';
import type { Runtime } from '#local/runtime.ts';

/** Somebody with an account; tokens are made when they are first needed. */
export type Person = {
  email: string;
  userId: string;
  /** Their name in the pool. */
  username: string;
  headers: Record<string, string>;
};

export type Answer<T = unknown> = {
  status: number;
  headers: Headers;
  body: T;
  problem: Problem | null;
};

type ResponseOf<Id extends RouteId> = contract.Response<RouteById<Id>>;

/** Carries a request. */
type Send = (request: Request) => Promise<Response>;

/** An HTTP request as it is: for what the typed client would never send. */
export type RawRequest = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
};

/** Well before the quarter of an hour for which the pool issues access tokens. */
const renewedAfterMs = 10 * 60_000;

/** So many times somebody signs in for the first time before they give up. */
const signInTries = 3;

/** People and their calls on a platform that runs: for tests, and for what plays against it without them. */
export function openWorld(runtime: Runtime) {
  /** When somebody's tokens were issued, by the machine's clock: that of the platform may be moved. */
  const issuedAt = new WeakMap<Person, number>();

  async function raw(
    { method, path, headers = {}, body }: RawRequest,
    send: Send = fetch,
  ): Promise<Answer> {
    const init = { method, headers, ...(body === undefined ? {} : { body: body as BodyInit }) };
    const answer = await send(new Request(runtime.apiUrl + path, init));
    const text = await answer.text();
    const json = /json/.test(answer.headers.get('content-type') ?? '') ? JSON.parse(text) : text;
    return {
      status: answer.status,
      headers: answer.headers,
      body: json,
      problem: answer.ok ? null : (json as Problem),
    };
  }

  /** A call of the contract as somebody, or as nobody; errors are answers too. */
  async function call<Id extends RouteId>(
    person: Person | null,
    id: Id,
    input: CallInput<Id> | Record<string, never> = {},
    send?: Send,
  ): Promise<Answer<ResponseOf<Id>>> {
    const {
      params = {},
      query = {},
      body = {},
      idempotencyKey = randomUUID(),
    } = input as {
      params?: Record<string, string>;
      query?: Record<string, string>;
      body?: unknown;
      idempotencyKey?: string;
    };
    if (person) await staySignedIn(person);
    const [method, path] = manifest[id];
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const search = new URLSearchParams(query).toString();
    const request = {
      method,
      path: search === '' ? filled : `${filled}?${search}`,
      headers: {
        ...person?.headers,
        ...(method === 'GET'
          ? {}
          : { 'content-type': 'application/json', 'idempotency-key': idempotencyKey }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    };
    return (await raw(request, send)) as Answer<ResponseOf<Id>>;
  }

  /**
   * A call that must succeed. Where it is told to come back it does, as the site would: a machine that plays all of the
   * cloud has moments in which a table's answer takes longer than a function waits. @throws Error with the problem
   */
  async function ok<Id extends RouteId>(
    person: Person | null,
    id: Id,
    input: CallInput<Id> | Record<string, never> = {},
  ): Promise<ResponseOf<Id>> {
    const answer = await call(person, id, input, comeBack);
    if (answer.status >= 300)
      throw new Error(`${id} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  /** Tokens of this moment: roles and suspension as the pool has them now. */
  async function signIn(email: string): Promise<Person> {
    const { accessToken, idToken } = await runtime.issueTokens(email);
    const { sub, username } = JSON.parse(
      Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString(),
    ) as {
      sub: string;
      username: string;
    };
    const person = {
      email,
      userId: sub,
      username,
      headers: { authorization: `Bearer ${accessToken}`, 'x-id-token': idToken },
    };
    issuedAt.set(person, performance.now());
    return person;
  }

  /** Renews the tokens of somebody who has been there for long, as their browser would: a busy machine takes its time. */
  async function staySignedIn(person: Person): Promise<void> {
    const at = issuedAt.get(person);
    if (at === undefined || performance.now() - at < renewedAfterMs) return;
    issuedAt.set(person, performance.now());
    person.headers = (await signIn(person.email)).headers;
  }

  /**
   * Has the pool's function take an event, again where it failed, as whoever is turned away signs in again: on a machine
   * that plays all of the cloud the table may be silent for longer than a function waits. The last failure is thrown.
   */
  async function trigger(name: string, event: unknown): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await runtime.functions.invoke(name, event);
        return;
      } catch (error) {
        if (tries === signInTries) throw error;
      }
    }
  }

  /** The event that the pool sends to its function when somebody signs in: the profile is made by it. */
  async function firstSignIn(
    { email, userId, username }: Person,
    { givenName, familyName }: { givenName: string; familyName: string },
  ): Promise<void> {
    const signUp = runtime.functions.names.find((name) => name.includes('sign-up')) ?? '';
    await trigger(signUp, {
      triggerSource: 'PostAuthentication_Authentication',
      userPoolId: runtime.stack.ofType('AWS::Cognito::UserPool')[0]?.ref,
      userName: username,
      request: {
        userAttributes: {
          sub: userId,
          email,
          given_name: givenName,
          family_name: familyName,
          locale: 'en',
        },
      },
      response: {},
    });
  }

  let people = 0;
  /** A new person with a group; nobody else's test knows them. */
  async function newPerson(role: Role = 'students', givenName = 'Ada'): Promise<Person> {
    people += 1;
    const email = `person-${people}-${randomUUID().slice(0, 8)}@example.com`;
    await runtime.createUser({
      email,
      password: null,
      givenName,
      familyName: `Test ${people}`,
      groups: role === 'students' ? ['students'] : ['students', role],
      locale: 'en',
      confirmed: true,
    });
    const person = await signIn(email);
    await firstSignIn(person, { givenName, familyName: `Test ${people}` });
    return person;
  }

  return { runtime, raw, call, ok, signIn, staySignedIn, firstSignIn, newPerson };
}
export type World = ReturnType<typeof openWorld>;
