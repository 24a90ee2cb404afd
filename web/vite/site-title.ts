import type { Plugin } from 'vite';
import { siteName } from '#shared/policies/site-name.ts';

/** Names the page before its first script has run. */
export function siteTitle(): Plugin {
  return {
    name: 'site-title',
    transformIndexHtml: (html) => html.replaceAll('%SITE_NAME%', siteName),
  };
}
