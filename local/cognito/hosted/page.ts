import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { html, type Html } from './html.ts';
import type { Language } from './texts.ts';

const style = `
:root { color-scheme: light dark; --ink: #1f1b13; --paper: #fdfcf8; --card: #fff; --line: #8d8573; --gold: #6E530C; --on-gold: #fff; --bad: #9b1c1c; --bad-back: #fdecec; }
@media (prefers-color-scheme: dark) { :root { --ink: #f4f0e6; --paper: #18171b; --card: #222026; --line: #8d8573; --gold: #E3C35A; --on-gold: #18181B; --bad: #ffb4ab; --bad-back: #3b1514; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; align-content: center; justify-items: center; padding: 24px 16px; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main, footer { width: 100%; max-width: 400px; }
.site { margin: 0 0 8px; font-weight: 600; color: var(--gold); }
.card { background: var(--card); border-radius: 12px; padding: 24px; box-shadow: 0 4px 24px rgb(0 0 0 / .08); }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 1.15; }
label { display: block; margin: 16px 0 4px; font-weight: 600; }
input { width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 8px; }
button { width: 100%; min-height: 48px; margin-top: 24px; border: 0; border-radius: 8px; font: inherit; font-weight: 600; background: var(--gold); color: var(--on-gold); cursor: pointer; }
a { color: var(--gold); }
:focus-visible { outline: 3px solid var(--gold); outline-offset: 2px; }
[role=alert] { margin: 0 0 8px; padding: 12px; border-radius: 8px; background: var(--bad-back); color: var(--bad); overflow-wrap: anywhere; }
[role=alert]:empty { display: none; }
.links { display: flex; flex-wrap: wrap; gap: 8px 16px; justify-content: space-between; margin: 16px 0 0; }
footer { margin-top: 16px; }
.links a, footer a { display: inline-block; min-height: 24px; }
`;
// Joined here, not in the template: a single blank more would not match the hash in the policy.
const styleElement: Html = { html: `<style>${style}</style>` };
const styleHash = createHash('sha256').update(style).digest('base64');

export interface Page {
  status: number;
  language: Language;
  siteName: string;
  title: string;
  content: Html;
  footer: Html;
  /** Origins that a form may lead to by redirect: browsers hold `form-action` against those too. */
  formTargets: readonly string[];
}

/** Sends a page that runs no script, is never framed, cached or indexed, and tells no one its address. */
export function sendPage(response: ServerResponse, page: Page): void {
  const formAction = ["'self'", ...page.formTargets].join(' ');
  response.writeHead(page.status, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; form-action ${formAction}; frame-ancestors 'none'; base-uri 'none'`,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  });
  const body = html`<!doctype html>
    <html lang="${page.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${page.title} · ${page.siteName}</title>
        ${styleElement}
      </head>
      <body>
        <main>
          <p class="site">${page.siteName}</p>
          <div class="card">
            <h1>${page.title}</h1>
            ${page.content}
          </div>
        </main>
        <footer>${page.footer}</footer>
      </body>
    </html> `;
  response.end(body.html);
}
