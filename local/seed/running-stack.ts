import type { Client } from '#shared/contract/client.ts';
import { comeBack } from '../come-back.ts';
import { signedInClient } from '../signed-in-client.ts';

type Tokens = { accessToken: string; idToken: string };
type Settings = { signUpClientId: string };

export type RunningStack = Awaited<ReturnType<typeof findRunningStack>>;

/**
 * The stack that `npm start` runs, by its port.
 * @throws Error in one sentence when nothing runs there
 */
export async function findRunningStack(port: number) {
  const site = `http://localhost:${port}`;
  const aws = `http://127.0.0.1:${port + 1}`;
  const page = await fetch(site).then(
    (answer) => answer.text(),
    () => {
      throw new Error(`Nothing runs at port ${port}: start it with npm start.`);
    },
  );
  const block = /id="platform-settings">([^<]*)</.exec(page)?.[1] ?? '{}';
  const { signUpClientId } = JSON.parse(block) as Settings;

  async function local<T>(path: string): Promise<T> {
    const answer = await fetch(`${aws}/_local/${path}`);
    if (!answer.ok) throw new Error(`/_local/${path} answers ${answer.status}`);
    return (await answer.json()) as T;
  }

  async function identity(operation: string, body: object): Promise<void> {
    const answer = await fetch(aws, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      body: JSON.stringify({ ClientId: signUpClientId, ...body }),
    });
    if (!answer.ok) throw new Error(`${operation}: ${await answer.text()}`);
  }

  return {
    site,
    /** The address of the table's engine, for whoever writes past the API. */
    engine: () => local<{ endpoint: string; table: string }>('engine'),
    async signIn(email: string): Promise<Client> {
      const tokens = await local<Tokens>(`token?email=${encodeURIComponent(email)}`);
      return signedInClient(`${site}/api/v1`, tokens, { send: comeBack });
    },
    /** Clients of somebody who has been signed in since then, in milliseconds: each acts at a time of its own. */
    async clientsOf(email: string, since: number): Promise<(at?: number) => Client> {
      const tokens = await local<Tokens>(`token?email=${encodeURIComponent(email)}&since=${since}`);
      return (at) => signedInClient(`${site}/api/v1`, tokens, { at, send: comeBack });
    },
    /** Registers a student as the site does, with the code from the outbox. */
    async register(
      email: string,
      password: string,
      { givenName, familyName }: { givenName: string; familyName: string },
    ): Promise<void> {
      const username = crypto.randomUUID();
      await identity('SignUp', {
        Username: username,
        Password: password,
        UserAttributes: Object.entries({
          email,
          given_name: givenName,
          family_name: familyName,
          locale: 'es',
        }).map(([Name, Value]) => ({ Name, Value })),
      });
      const { items } = await local<{ items: { code?: string }[] }>(
        `outbox?format=json&to=${encodeURIComponent(email)}`,
      );
      await identity('ConfirmSignUp', {
        Username: username,
        ConfirmationCode: items[0]?.code ?? '',
      });
    },
  };
}
