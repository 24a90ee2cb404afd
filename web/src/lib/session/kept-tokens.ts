import { readTokens, type Tokens } from './tokens.ts';

/**
 * The tokens that Amplify keeps in this browser, read without Amplify: a page that only needs to know who is here
 * does without its 45 KB. Null where there are none, or none where they are expected.
 * Names: Amplify 6, `DefaultTokenStore`.
 * @param own what the names of this client's tokens begin with
 */
export function keptTokens(own: string): Tokens | null {
  const username = localStorage.getItem(`${own}.LastAuthUser`);
  const kept = (name: string) => localStorage.getItem(`${own}.${username}.${name}`);
  const accessToken = kept('accessToken');
  return accessToken === null ? null : readTokens(accessToken, kept('idToken'));
}
