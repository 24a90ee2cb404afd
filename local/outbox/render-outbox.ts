import { createHash } from 'node:crypto';
import type { Mail } from './mail.ts';

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 46rem; margin: 0 auto; padding: 1rem; }
header, form { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: baseline; }
h1 { margin: 0; }
article { border: 1px solid; border-radius: .5rem; padding: 1rem; margin-block: 1rem; }
h2 { margin: 0; font-size: 1.15rem; overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 .75rem; margin: .5rem 0; }
dt { font-weight: 600; }
dd { margin: 0; overflow-wrap: anywhere; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; }
.code { font: 600 1.5rem/1.5 ui-monospace, monospace; letter-spacing: .1em; }
input, button { font: inherit; padding: .25rem .5rem; min-height: 2rem; }
`;

/** The one style that the page's Content-Security-Policy lets in. */
export const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`;

/** The page of caught mails. Everything in a mail is text here: no markup of it is ever played. */
export function renderOutbox(mails: Mail[], to: string | undefined): string {
  const count = mails.length === 1 ? '1 mail' : `${mails.length} mails`;
  const title = to === undefined ? 'Outbox' : `Outbox of ${to}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} (${count})`)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${escapeHtml(title)}</h1>
<p>${count}. Mails that the deployed platform would send end here.</p>
</header>
<form>
<label for="to">Recipient</label>
<input id="to" name="to" type="email" autocomplete="off" value="${escapeHtml(to ?? '')}">
<button>Show</button>
<a href="?">All mails</a>
</form>
<main>
${mails.length === 0 ? '<p>No mail yet.</p>' : mails.map(renderMail).join('\n')}
</main>
</body>
</html>`;
}

function renderMail(mail: Mail): string {
  const id = escapeHtml(mail.id);
  const code =
    mail.code === undefined
      ? ''
      : `<dt>Code</dt><dd><code class="code">${escapeHtml(mail.code)}</code></dd>`;
  const headers = Object.entries(mail.headers ?? {})
    .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${withLinks(value)}</dd>`)
    .join('\n');
  return `<article aria-labelledby="mail-${id}">
<h2 id="mail-${id}">${escapeHtml(mail.subject || '(no subject)')}</h2>
<dl>
<dt>To</dt><dd>${escapeHtml(mail.to.join(', '))}</dd>
<dt>From</dt><dd>${escapeHtml(mail.from)}</dd>
${mail.replyTo ? `<dt>Reply to</dt><dd>${escapeHtml(mail.replyTo.join(', '))}</dd>\n` : ''}<dt>Sent</dt><dd><time datetime="${escapeHtml(mail.sentAt)}">${escapeHtml(mail.sentAt.replace('T', ' ').slice(0, 19))} UTC</time></dd>
${code}${headers}
</dl>
<div class="text">${withLinks(mail.text)}</div>
</article>`;
}

/** Escapes a text and turns its http(s) addresses into links. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+[^\s<>".,;:!?)])/)
    .map((piece, index) => {
      const escaped = escapeHtml(piece);
      return index % 2 === 1 ? `<a href="${escaped}" rel="noreferrer">${escaped}</a>` : escaped;
    })
    .join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
