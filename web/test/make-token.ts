const part = (value: object) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A token as the provider would write it, without a signature: the site does not look at that. */
export const makeToken = (claims: object): string =>
  `${part({ alg: 'RS256' })}.${part(claims)}.signature`;
