import { findAccount } from '../account.ts';
import { CognitoError } from '../cognito-error.ts';
import { assertPasswordPolicy, hashPassword, verifyPassword } from '../passwords.ts';
import { triggerAttributes } from '../triggers.ts';
import type { User } from '../users.ts';
import { parseAuthorizeRequest, type AuthorizeRequest } from './authorize-request.ts';
import type { Exchange, HostedHandler } from './exchange.ts';
import { checkFormToken } from './form-token.ts';
import { sendLoginForm, sendNewPasswordForm } from './forms.ts';
import { grantCode } from './grants.ts';
import { readForm, redirect } from './http.ts';
import { currentLogin, startLogin } from './logins.ts';
import { randomToken, tokenId } from './secrets.ts';
import { texts, type Texts } from './texts.ts';

const challengeMs = 5 * 60_000;

/** GET /login: the form, with the same query as /oauth2/authorize. */
export const showLogin: HostedHandler = (exchange) => {
  const { request, response, query, services } = exchange;
  const parsed = parseAuthorizeRequest(query, services.options);
  if ('refuse' in parsed) return redirect(response, parsed.refuse);
  const login = currentLogin(request, services);
  if (login && parsed.prompt !== 'login')
    return redirect(response, grantCode(parsed, login, services));
  sendLoginForm(exchange, parsed, parsed.loginHint);
};

/** POST /login: the password, or the new password of who must choose one. */
export const submitLogin: HostedHandler = async (exchange) => {
  const { request, response, query, services } = exchange;
  const form = await readForm(request);
  const parsed = parseAuthorizeRequest(query, services.options);
  if ('refuse' in parsed) return redirect(response, parsed.refuse);
  if (!checkFormToken(request, form.get('_csrf') ?? '', services.secret)) {
    return refuse(exchange, parsed, '', 403, 'stale');
  }
  if (form.has('challenge')) return submitNewPassword(exchange, parsed, form);
  return submitPassword(exchange, parsed, form);
};

async function submitPassword(
  exchange: Exchange,
  parsed: AuthorizeRequest,
  form: URLSearchParams,
): Promise<void> {
  const { request, services } = exchange;
  const typed = form.get('username') ?? '';
  const { user: found, key: account } = findAccount(typed.trim(), services.users);
  const address = request.socket.remoteAddress ?? 'unknown';
  const mayTry =
    services.addressAttempts.tryAttempt(address) && services.passwordAttempts.tryAttempt(account);
  if (!mayTry) return refuse(exchange, parsed, typed, 429, 'tooMany');

  const right = await verifyPassword(form.get('password') ?? '', found?.passwordHash ?? null);
  const user = found && services.users.find(found.username);
  if (!right || !user?.enabled || user.passwordHash !== found?.passwordHash) {
    return refuse(exchange, parsed, typed, 401, 'wrong');
  }
  services.passwordAttempts.clear(account);
  services.addressAttempts.forgive(address);
  if (user.status === 'UNCONFIRMED') return refuse(exchange, parsed, typed, 403, 'unconfirmed');
  if (user.status === 'FORCE_CHANGE_PASSWORD') {
    return sendNewPasswordForm(exchange, parsed, openChallenge(user, exchange));
  }
  return finish(exchange, parsed, user);
}

async function submitNewPassword(
  exchange: Exchange,
  parsed: AuthorizeRequest,
  form: URLSearchParams,
): Promise<void> {
  const { services } = exchange;
  const text = texts[exchange.language];
  const challenge = form.get('challenge') ?? '';
  const challenges = services.store.drawer<{ username: string }>('challenge');
  const username = challenges.get(tokenId(challenge))?.username;
  const password = form.get('new_password') ?? '';
  if (username === undefined) return refuse(exchange, parsed, '', 403, 'stale');
  if (password !== form.get('repeat_password')) {
    return sendNewPasswordForm(exchange, parsed, challenge, {
      status: 400,
      message: text.different,
    });
  }
  try {
    assertPasswordPolicy(password, services.options.pool.passwordPolicy);
  } catch (error) {
    if (!(error instanceof CognitoError)) throw error;
    return sendNewPasswordForm(exchange, parsed, challenge, { status: 400, message: text.policy });
  }
  challenges.remove(tokenId(challenge));
  const passwordHash = await hashPassword(password);
  const user = services.users.find(username);
  if (!user?.enabled) return refuse(exchange, parsed, '', 401, 'wrong');
  services.users.save({ ...user, passwordHash, status: 'CONFIRMED' });
  return finish(exchange, parsed, services.users.get(username));
}

async function finish(exchange: Exchange, parsed: AuthorizeRequest, user: User): Promise<void> {
  const { request, response, services } = exchange;
  try {
    await services.runTrigger('PostAuthentication', {
      source: 'PostAuthentication_Authentication',
      userName: user.username,
      clientId: parsed.client.id,
      request: { userAttributes: triggerAttributes(user), newDeviceUsed: false },
      response: {},
    });
  } catch (error) {
    if (!(error instanceof CognitoError)) throw error;
    return refuse(exchange, parsed, user.attributes['email'] ?? '', 403, 'refused');
  }
  const login = startLogin(request, response, user, services);
  redirect(response, grantCode(parsed, login, services));
}

function openChallenge(user: User, { services }: Exchange): string {
  const challenge = randomToken();
  services.store
    .drawer<{ username: string }>('challenge')
    .put(
      tokenId(challenge),
      { username: user.username },
      { expiresAt: services.options.now() + challengeMs, owner: user.username },
    );
  return challenge;
}

function refuse(
  exchange: Exchange,
  parsed: AuthorizeRequest,
  email: string,
  status: number,
  reason: keyof Texts,
): void {
  sendLoginForm(exchange, parsed, email, { status, message: texts[exchange.language][reason] });
}
