import { screens } from '#web/lib/site-patterns.ts';

/** The addresses of the site's screens, as the edge has to know them: it may not look into the site. */
export function screensSource(): string {
  return `// Generated from the site's paths by "npm run generate".

/** The path of every screen of the site; a part that begins with a colon stands for an id. */
export const screens = [
${screens.map((path) => `  '${path}',\n`).join('')}] as const;
`;
}
