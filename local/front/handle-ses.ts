import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import type { NewMail } from '#local/outbox/mail.ts';
import { checkAccess } from './check-access.ts';
import { faultBefore } from './faults.ts';
import type { FrontOptions } from './front-options.ts';
import { identify } from './identify.ts';
import { answerError, answerJson } from './json-answer.ts';
import { readBody } from './read-body.ts';

const text = z.strictObject({ Data: z.string(), Charset: z.literal('UTF-8').optional() });
const header = z.strictObject({
  Name: z.string().regex(/^[A-Za-z][A-Za-z0-9-]{0,125}$/),
  Value: z.string().regex(/^[\x20-\x7e]{1,870}$/),
});
const addresses = z.array(z.email()).max(50);

/**
 * The part of `SendEmail` that is played: a simple mail to named people. Whatever else a request asks for is refused.
 */
const sendEmail = z.strictObject({
  FromEmailAddress: z.email(),
  Destination: z.strictObject({ ToAddresses: addresses.min(1) }),
  ReplyToAddresses: addresses.optional(),
  Content: z.strictObject({
    Simple: z.strictObject({
      // A header is one line.
      Subject: text.extend({ Data: z.string().regex(/^[^\r\n]*$/) }),
      Body: z.strictObject({ Text: text, Html: text.optional() }),
      // As SES takes them: names of letters and hyphens, values of one printable line.
      Headers: z.array(header).max(15).optional(),
    }),
  }),
});

function mailOf(body: z.infer<typeof sendEmail>): NewMail {
  const { Subject, Body, Headers } = body.Content.Simple;
  return {
    to: body.Destination.ToAddresses,
    from: body.FromEmailAddress,
    subject: Subject.Data,
    text: Body.Text.Data,
    ...(body.ReplyToAddresses && { replyTo: body.ReplyToAddresses }),
    ...(Body.Html && { html: Body.Html.Data }),
    ...(Headers && {
      headers: Object.fromEntries(Headers.map(({ Name, Value }) => [Name, Value])),
    }),
  };
}

function parse(raw: Buffer) {
  try {
    return sendEmail.safeParse(JSON.parse(raw.toString()));
  } catch {
    return sendEmail.safeParse(undefined);
  }
}

/**
 * Plays SES, version 2, as far as the platform speaks to it: `SendEmail`, into the outbox. The role
 * needs the grant on the identity that the mail is from, which here is the address's domain.
 */
export async function handleSes(
  request: IncomingMessage,
  response: ServerResponse,
  options: FrontOptions,
): Promise<void> {
  const started = performance.now();
  const operation = `${request.method} ${request.url}`;
  if (operation !== 'POST /v2/email/outbound-emails')
    return refuse(response, `The SES operation ${operation}`);
  const raw = (await readBody(request)) ?? Buffer.alloc(0);
  const principal = identify(request, raw, 'ses', options);
  if ('status' in principal) return answerError(response, principal);
  const parsed = parse(raw);
  if (!parsed.success) {
    const places = parsed.error.issues.map(({ path, code }) => `${path.join('.')} (${code})`);
    return refuse(response, `SendEmail with ${places.join(', ')}`);
  }
  const domain = parsed.data.FromEmailAddress.split('@').at(-1);
  const resource = `arn:aws:ses:${options.region}:${options.account}:identity/${domain}`;
  const refusal = checkAccess(principal, [{ action: 'ses:SendEmail', resource }], options);
  if (refusal) return answerError(response, { ...refusal, status: 403 });
  const call = {
    functionRole: principal.roleName,
    service: 'ses' as const,
    action: 'SendEmail',
    resource,
  };
  const error = await faultBefore(options.fault?.(call), 'ses', {});
  if (error) answerError(response, error);
  else answerJson(response, 200, { MessageId: options.mail(mailOf(parsed.data)).id });
  options.onCall?.({ ...call, status: response.statusCode, ms: performance.now() - started });
}

function refuse(response: ServerResponse, what: string): void {
  answerError(response, {
    status: 501,
    name: 'NotImplemented',
    message: `${what} is not emulated.`,
  });
}
