import { paths } from '#shared/screens.ts';
import { siteName } from '#shared/policies/site-name.ts';
import { siteOrigins } from '../cors.ts';
import type { AuthorizeRequest } from './authorize-request.ts';
import { siteOrigin, type Exchange } from './exchange.ts';
import { makeFormToken } from './form-token.ts';
import { html, type Html } from './html.ts';
import { sendPage } from './page.ts';
import { texts } from './texts.ts';

export interface Problem {
  status: number;
  message: string;
}

const noProblem: Problem = { status: 200, message: '' };

export function sendLoginForm(
  exchange: Exchange,
  parsed: AuthorizeRequest,
  username: string,
  problem: Problem = noProblem,
): void {
  const text = texts[exchange.language];
  const site = siteOrigin(exchange);
  send(
    exchange,
    text.signInTitle,
    problem,
    html`<form method="post" action="/login?${parsed.query}">
        ${hidden('_csrf', tokenOf(exchange))}
        <label for="username">${text.email}</label>
        <input
          id="username"
          name="username"
          type="text"
          inputmode="email"
          autocapitalize="none"
          spellcheck="false"
          autocomplete="username"
          maxlength="254"
          required
          aria-invalid="${isInvalid(problem)}"
          aria-describedby="problem"
          value="${username}"
        />
        ${passwordInput('password', text.password, 'current-password', problem)}
        <button type="submit">${text.signIn}</button>
      </form>
      <p class="links">
        <a href="${site}${paths.forgotPassword}">${text.forgot}</a>
        <a href="${site}${paths.register}">${text.register}</a>
      </p>`,
  );
}

export function sendNewPasswordForm(
  exchange: Exchange,
  parsed: AuthorizeRequest,
  challenge: string,
  problem: Problem = noProblem,
): void {
  const text = texts[exchange.language];
  send(
    exchange,
    text.newPasswordTitle,
    problem,
    html`<p>${text.newPasswordIntro}</p>
      <form method="post" action="/login?${parsed.query}">
        ${hidden('_csrf', tokenOf(exchange))} ${hidden('challenge', challenge)}
        ${passwordInput('new_password', text.newPassword, 'new-password', problem)}
        ${passwordInput('repeat_password', text.repeatPassword, 'new-password', problem)}
        <button type="submit">${text.save}</button>
      </form>`,
  );
}

/** A dead end that leads nowhere but to the site; `code` is for whoever sets the client up. */
export function sendErrorPage(exchange: Exchange, status: number, code: string): void {
  const text = texts[exchange.language];
  send(
    exchange,
    text.errorTitle,
    { status, message: text.errorIntro },
    html`<p><code>${code}</code></p>
      <p><a href="${siteOrigin(exchange)}/">${text.back}</a></p>`,
  );
}

function send(exchange: Exchange, title: string, problem: Problem, content: Html): void {
  const { language, services, query } = exchange;
  const other = new URLSearchParams(query);
  other.set('lang', language === 'es' ? 'en' : 'es');
  sendPage(exchange.response, {
    status: problem.status,
    language,
    siteName,
    title,
    content: html`<div id="problem" role="alert">${problem.message}</div>
      ${content}`,
    footer: html`<a href="?${other.toString()}" lang="${language === 'es' ? 'en' : 'es'}"
      >${texts[language].otherLanguage}</a
    >`,
    formTargets: [...siteOrigins(services.options)],
  });
}

function tokenOf({ request, response, services }: Exchange): string {
  return makeFormToken(request, response, services.secret);
}

const isInvalid = ({ message }: Problem) => (message === '' ? 'false' : 'true');

function passwordInput(
  name: string,
  label: string,
  autocomplete: 'current-password' | 'new-password',
  problem: Problem,
): Html {
  return html`<label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="password"
      autocomplete="${autocomplete}"
      maxlength="256"
      required
      aria-invalid="${isInvalid(problem)}"
      aria-describedby="problem"
    />`;
}

function hidden(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}" />`;
}
