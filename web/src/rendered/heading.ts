import { type Html, html } from './html.ts';

/** The one `h1` of a page and what leads into it. */
export const drawHeading = (title: string, lead: string, lang: Html | null = null): Html =>
  html`<div class="fp-heading">
    <h1${lang}>${title}</h1>
    <p class="fp-lead">${lead}</p>
  </div>`;
