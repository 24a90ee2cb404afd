/**
 * The site's policy for the development server, whose client writes scripts and styles into the
 * page and listens by a web socket. Whatever else the policy forbids stays forbidden.
 */
export function relaxPolicy(policy: string): string {
  return policy
    .split('; ')
    .map((directive) => {
      const [name] = directive.split(' ');
      if (name === 'script-src' || name === 'style-src') return `${name} 'self' 'unsafe-inline'`;
      return name === 'connect-src' ? `${directive} ws:` : directive;
    })
    .join('; ');
}
