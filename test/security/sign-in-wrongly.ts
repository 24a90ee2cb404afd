import { openIdentityApi } from '../world/identity-api.ts';
import type { World } from '../world/world.ts';

/** The attributes with which Ana signs up. */
export const signUpAttributes = (email: string) =>
  Object.entries({
    email,
    given_name: 'Ana',
    family_name: 'Ruiz',
    locale: 'es',
    'custom:requested_role': 'student',
  }).map(([Name, Value]) => ({ Name, Value }));

/** Sends a wrong password to the hosted page; `token` is the part of the answer that is new each time. */
export async function signInWrongly(world: World, email: string) {
  const { runtime } = world;
  const form = new URL('/login', runtime.identityUrl);
  form.search = new URLSearchParams({
    client_id: openIdentityApi(world).clientId,
    redirect_uri: `${runtime.siteUrl}/`,
    response_type: 'code',
    scope: 'openid',
    code_challenge: 'c'.repeat(43),
    code_challenge_method: 'S256',
  }).toString();
  const page = await fetch(form);
  const token = /name="_csrf" value="([^"]*)"/.exec(await page.text())?.[1] ?? '';
  const cookies = page.headers.getSetCookie().map((one) => one.split(';')[0]);
  const answer = await fetch(form, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookies.join('; ') },
    body: new URLSearchParams({ _csrf: token, username: email, password: 'not their password' }),
  });
  return { answer, token };
}
