import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openIdentityApi } from '../world/identity-api.ts';
import { hostedSignIn } from './support/hosted-sign-in.ts';
import { register } from './support/register.ts';
import { openStage } from './support/stage.ts';
import { wordsIn } from './support/words.ts';

const stage = await openStage();
const { runtime, visit, newPerson, ok } = stage;
const t = wordsIn('en');
const admin = await newPerson('admins');
const password = 'a long and rare sentence';
const { ask } = openIdentityApi(stage);
const good = { status: 200 };
const revoked = { status: 400, body: { __type: 'NotAuthorizedException' } };

/** The access token that a page keeps. */
const tokenIn = (page: Page) =>
  page.evaluate(() => {
    const name = Object.keys(localStorage).find((key) => key.endsWith('.accessToken'));
    return localStorage.getItem(name ?? '');
  });

/** Somebody who chose a password. */
async function withPassword(email: string): Promise<void> {
  await runtime.createUser({
    email,
    password,
    givenName: 'Paz',
    familyName: 'Word',
    groups: ['students'],
    locale: 'en',
    confirmed: true,
  });
}

async function signIn(page: Page, email: string, word: string): Promise<void> {
  await page.goto('/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('common:signIn') })
    .click();
  await hostedSignIn(page, runtime.identityUrl).signIn(email, word);
}

describe('A forgotten password', () => {
  it('is set anew with the code from the mail, and the old one is worth nothing', async () => {
    const email = 'forgetful@example.com';
    const next = 'another long and rare one';
    await withPassword(email);
    const page = await visit();
    const wanted = '/courses/enrolled';
    await page.goto(wanted);
    await page.waitForURL(`${runtime.siteUrl}/`);
    // The address changes before the page does: the button around it knows at once where they wanted to go.
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('common:signIn') })
      .click();
    const hosted = hostedSignIn(page, runtime.identityUrl);
    await hosted.arrive();
    await hosted.forgot.click();
    await page.getByLabel(t('identity:email')).fill(email);
    await page.getByRole('button', { name: t('identity:sendCode') }).click();
    await page.getByRole('heading', { name: t('identity:reset.title') }).waitFor();
    expect(await page.getByLabel(t('identity:email')).inputValue()).toBe(email);

    const { code = '' } = await runtime.outbox.waitFor(email);
    await page.getByLabel(t('identity:newPassword'), { exact: true }).fill(next);
    await page.getByLabel(t('identity:confirmPassword'), { exact: true }).fill(next);
    const wrongCode = code === '123456' ? '654321' : '123456';
    await page.getByLabel(t('identity:code'), { exact: true }).fill(wrongCode);
    await page.getByRole('button', { name: t('identity:setPassword') }).click();
    await page.getByRole('alert').getByText(t('identity:error.CodeMismatchException')).waitFor();
    await page.getByLabel(t('identity:code'), { exact: true }).fill(code);
    await page.getByRole('button', { name: t('identity:setPassword') }).click();
    await page.getByRole('heading', { name: t('identity:reset.doneTitle') }).waitFor();
    await page
      .getByRole('main')
      .getByRole('button', { name: t('common:signIn') })
      .click();
    await hosted.signIn(email, password);
    await hosted.problem.getByText('Incorrect email or password.').waitFor();
    await hosted.password.fill(next);
    await hosted.submit.click();
    // The course for which they had left to sign in.
    await page.waitForURL(`${runtime.siteUrl}${wanted}`);
    await page.context().close();
  });

  it('tells a stranger nothing about who has an account', async () => {
    const page = await visit();
    await page.goto('/forgot-password');
    await page.getByLabel(t('identity:email')).fill('nobody-at-all@example.com');
    await page.getByRole('button', { name: t('identity:sendCode') }).click();
    await page.getByRole('heading', { name: t('identity:reset.title') }).waitFor();
    await page.getByText(t('identity:reset.lead')).waitFor();
    await page.context().close();
  });
});

describe('A password of one’s own', () => {
  it('is changed with the old one, and not without it', async () => {
    const email = 'careful@example.com';
    const next = 'a sentence that nobody knows';
    await withPassword(email);
    const page = await visit();
    await signIn(page, email, password);
    await page.waitForURL(`${runtime.siteUrl}/student-dashboard`);
    await page
      .getByRole('navigation', { name: t('common:nav.label') })
      .getByRole('link', { name: t('common:nav.profile') })
      .click();
    await page.getByRole('link', { name: t('accounts:toSettings') }).click();
    await page
      .getByRole('navigation', { name: t('accounts:settings.title') })
      .getByRole('link', { name: t('accounts:settings.security') })
      .click();

    const fill = async (current: string, chosen: string) => {
      await page.getByLabel(t('identity:currentPassword'), { exact: true }).fill(current);
      await page.getByLabel(t('identity:newPassword'), { exact: true }).fill(chosen);
      await page.getByLabel(t('identity:confirmPassword'), { exact: true }).fill(chosen);
      await page.getByRole('button', { name: t('identity:changePassword') }).click();
    };
    await fill('not my password at all', next);
    await page.getByRole('alert').getByText(t('identity:error.wrongPassword')).waitFor();
    await fill(password, 'short');
    await page.getByText(t('identity:invalid.password', { min: 12, max: 256 })).waitFor();
    const elsewhere = await runtime.issueTokens(email);
    await fill(password, next);
    await page.getByText(t('identity:passwordChanged')).waitFor();
    expect(await ask('GetUser', { AccessToken: elsewhere.accessToken })).toMatchObject(revoked);
    await page.waitForURL(/\/\?code=/);
    await page.waitForURL(`${runtime.siteUrl}/settings/security`);
    await page.getByRole('button', { name: t('common:signOut'), exact: true }).click();
    await page.waitForURL(`${runtime.siteUrl}/`);

    await signIn(page, email, password);
    const hosted = hostedSignIn(page, runtime.identityUrl);
    await hosted.problem.getByText('Incorrect email or password.').waitFor();
    await hosted.password.fill(next);
    await hosted.submit.click();
    await page.waitForURL(`${runtime.siteUrl}/student-dashboard`);
    await page.context().close();
  });
});

describe('An address that somebody signs in by', () => {
  it('is changed by the codes of both mails, and signs in from then on', async () => {
    const email = 'moves@example.com';
    const next = 'moved@example.com';
    await withPassword(email);
    const page = await visit();
    await signIn(page, email, password);
    await page.waitForURL(`${runtime.siteUrl}/student-dashboard`);
    await page.goto('/settings/security');
    const send = page.getByRole('button', { name: t('accounts:emailChange.send') });
    await page.getByLabel(t('accounts:emailChange.new')).fill(email);
    await send.click();
    await page.getByText(t('accounts:emailChange.invalid')).waitFor();
    await page.getByLabel(t('accounts:emailChange.new')).fill(next);
    await send.click();
    await page.getByText(t('accounts:emailChange.sent')).waitFor();
    const codeTo = async (address: string) => {
      const { text } = await runtime.outbox.waitFor(address);
      return /\b\d{6}\b/.exec(text)?.[0] ?? '';
    };
    const [present, fresh] = [await codeTo(email), await codeTo(next)];
    const fill = async (first: string, second: string) => {
      const labelOf = (address: string) => t('accounts:emailChange.code', { email: address });
      await page.getByLabel(labelOf(email)).fill(first);
      await page.getByLabel(labelOf(next)).fill(second);
      await page.getByRole('button', { name: t('accounts:emailChange.confirm') }).click();
    };
    await fill(present, present);
    await page.getByText(t('errors:email_code_wrong')).waitFor();
    await fill(present, fresh);
    await page.getByText(t('accounts:emailChange.changed')).waitFor();
    await page.getByText(t('accounts:emailChange.present', { email: next })).waitFor();
    await page.getByRole('button', { name: t('common:signOut'), exact: true }).click();
    await page.waitForURL(`${runtime.siteUrl}/`);
    await signIn(page, email, password);
    const hosted = hostedSignIn(page, runtime.identityUrl);
    await hosted.problem.getByText('Incorrect email or password.').waitFor();
    await hosted.signIn(next, password);
    await page.waitForURL(`${runtime.siteUrl}/student-dashboard`);
    await page.context().close();
  });
});

describe('Where somebody is signed in', () => {
  it('is listed, and the browser whose session is ended says so and lets them in again', async () => {
    const email = 'many-devices@example.com';
    await withPassword(email);
    const laptop = await visit();
    await signIn(laptop, email, password);
    await laptop.waitForURL(`${runtime.siteUrl}/student-dashboard`);
    // In another second: what comes of a sign-in by the provider's cookie is told from others by its second.
    const phone = await visit({ email, device: 'phone', since: Date.now() - 60_000 });
    await phone.goto('/settings/language');
    await phone.getByRole('heading', { name: t('accounts:zone.title') }).waitFor();
    await laptop.goto('/settings/security');
    const sessions = laptop
      .getByRole('region', { name: t('accounts:sessions.title') })
      .getByRole('listitem');
    await sessions.nth(1).waitFor();
    expect(await sessions.count()).toBe(2);
    const here = sessions.filter({ hasText: t('accounts:sessions.here') });
    expect(await here.getByRole('button').count()).toBe(0);
    await laptop.getByRole('button', { name: /^End the session of Chrome/ }).click();
    await laptop.getByText(t('accounts:sessions.ended')).waitFor();
    // Its own tokens are renewed no more either: it fetches others without a question.
    await laptop.waitForURL(/\/\?code=/);
    await laptop.waitForURL(`${runtime.siteUrl}/settings/security`);
    await here.waitFor();

    await phone.reload();
    await phone.getByRole('heading', { name: t('identity:login.ended.title') }).waitFor();
    expect(new URL(phone.url()).pathname).toBe('/login');
    await phone
      .getByRole('main')
      .getByRole('button', { name: t('common:signIn') })
      .click();
    await hostedSignIn(phone, runtime.identityUrl).arrive();
    await laptop.reload();
    await sessions.first().waitFor();
    expect(await sessions.count()).toBe(1);
    expect(await ask('GetUser', { AccessToken: await tokenIn(laptop) })).toMatchObject(good);
    await laptop.context().close();
    await phone.context().close();
  });

  it('can be left everywhere: no token of before opens anything', async () => {
    const email = 'leaves-all@example.com';
    await withPassword(email);
    const page = await visit();
    await signIn(page, email, password);
    await page.waitForURL(`${runtime.siteUrl}/student-dashboard`);
    const AccessToken = await tokenIn(page);
    await page.goto('/settings/security');
    await page.getByRole('button', { name: t('identity:everywhere.action') }).click();
    await page.waitForURL(`${runtime.siteUrl}/`);
    expect(await ask('GetUser', { AccessToken })).toMatchObject(revoked);
    const headers = { authorization: `Bearer ${AccessToken}` };
    expect(await stage.raw({ method: 'GET', path: '/me', headers })).toMatchObject({
      problem: { code: 'session_ended' },
    });
    await page.context().close();
  });
});

describe('Somebody who wants to teach', () => {
  it('asks for it when registering, is a student until an admin approves, and a teacher from then on', async () => {
    const email = 'would-teach@example.com';
    const person = { firstName: 'Tea', lastName: 'Cher', email, password };
    const reason = 'I have taught knots for ten years.';
    const page = await visit();
    await page.clock.install();
    await page.goto('/register');
    await register(page, t, person, 'teacher', reason);
    const { code = '' } = await runtime.outbox.waitFor(email);
    await page.getByLabel(t('identity:code'), { exact: true }).fill(code);
    await page.getByRole('button', { name: t('identity:confirm') }).click();
    await page.getByRole('heading', { name: t('identity:steps.done.title') }).waitFor();
    await page
      .getByRole('main')
      .getByRole('button', { name: t('common:signIn') })
      .click();
    await hostedSignIn(page, runtime.identityUrl).signIn(email, password);
    await page.waitForURL(`${runtime.siteUrl}/student-dashboard`);
    await page.goto('/teacher-dashboard');
    await page.waitForURL(`${runtime.siteUrl}/student-dashboard`);
    const card = page.getByRole('region', { name: t('accounts:teacher.waitingTitle') });
    await card.waitFor();
    expect(await card.getByLabel(t('accounts:teacher.reason')).inputValue()).toBe(reason);
    expect(await page.getByRole('button', { name: t('accounts:teacher.ask') }).count()).toBe(0);

    const office = await visit({ email: admin.email });
    await office.goto('/dashboard');
    await office.waitForURL(`${runtime.siteUrl}/admin-dashboard`);
    const approve = t('accounts:requests.approveOf', { name: 'Tea Cher' });
    await office.getByText(reason).waitFor();
    await office.getByRole('button', { name: approve }).click();
    await office.getByText(t('accounts:requests.decided')).waitFor();
    await office.getByText(t('accounts:requests.empty')).waitFor();
    await office.context().close();
    await runtime.drained();

    const mail = runtime.outbox.list(email).find(({ text }) => text.includes('/teacher-dashboard'));
    expect(mail?.to).toContain(email);

    // A minute later the open page looks by itself, and takes up the role.
    await page.clock.fastForward('01:05');
    await page.getByText(t('accounts:teacher.approvedOn')).first().waitFor();
    await page.getByRole('link', { name: t('accounts:teacher.toTeaching') }).click();
    await page.waitForURL(`${runtime.siteUrl}/teacher-dashboard`);
    await page.getByText(t('catalog:taught.empty')).waitFor();
    await page.context().close();
  });
});

describe('Somebody who is suspended', () => {
  it('sees why at once, and cannot sign in again', async () => {
    const email = 'suspended@example.com';
    await withPassword(email);
    const page = await visit();
    await signIn(page, email, password);
    await page.getByRole('heading', { name: t('progress:steps.title') }).waitFor();

    const { userId } = await stage.signIn(email);
    const params = { userId };
    const { version } = await ok(admin, 'accounts.getUser', { params });
    await ok(admin, 'accounts.setStatus', { params, body: { status: 'suspended', version } });
    await page.reload();
    await page.getByRole('alert').getByText(t('errors:account_suspended')).waitFor();
    await runtime.drained();
    await page.getByRole('button', { name: t('common:signOut') }).click();
    await page.waitForURL(`${runtime.siteUrl}/`);
    await signIn(page, email, password);
    await hostedSignIn(page, runtime.identityUrl).problem.getByText(/\w/).waitFor();
    expect(new URL(page.url()).origin).toBe(runtime.identityUrl);
    await page.context().close();
  });
});
