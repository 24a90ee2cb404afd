import {
  GetAccountCommand,
  SendEmailCommand,
  SESv2Client,
  type SendEmailCommandInput,
} from '@aws-sdk/client-sesv2';
import { afterAll, expect, test } from 'vitest';
import type { Statement } from '#local/iam/evaluate.ts';
import { createOutbox } from '#local/outbox/create-outbox.ts';
import { REGION, startTestFront } from './start-test-front.ts';

const outbox = createOutbox({ file: null, now: Date.now });
const front = await startTestFront({ mail: (mail) => outbox.add(mail) });
afterAll(() => front.stop());

const identity = 'arn:aws:ses:eu-west-1:123456789012:identity/learning.example';
const ses = (statements: Statement[]) =>
  new SESv2Client({
    endpoint: front.endpoint,
    region: REGION,
    credentials: front.credentials.issue('sender', statements),
    maxAttempts: 1,
  });
const sender = ses([{ Effect: 'Allow', Action: 'ses:SendEmail', Resource: identity }]);

const mail = (changes: Partial<SendEmailCommandInput> = {}) =>
  new SendEmailCommand({
    FromEmailAddress: 'no-reply@learning.example',
    Destination: { ToAddresses: ['help@learning.example'] },
    ReplyToAddresses: ['ana@example.com'],
    Content: { Simple: { Subject: { Data: 'Hello' }, Body: { Text: { Data: 'A text.' } } } },
    ...changes,
  });

test('a mail that a role may send lies in the outbox', async () => {
  const { MessageId } = await sender.send(mail());
  expect(outbox.list('help@learning.example')).toMatchObject([
    {
      id: MessageId,
      from: 'no-reply@learning.example',
      replyTo: ['ana@example.com'],
      subject: 'Hello',
      text: 'A text.',
    },
  ]);
});

test('headers of a mail are kept, and none of two lines', async () => {
  const withHeader = (Value: string) =>
    mail({
      Destination: { ToAddresses: ['headers@learning.example'] },
      Content: {
        Simple: {
          Subject: { Data: 'Hello' },
          Body: { Text: { Data: 'A text.' } },
          Headers: [{ Name: 'List-Unsubscribe', Value }],
        },
      },
    });
  await sender.send(withHeader('<https://learning.example/stop>'));
  const [kept] = outbox.list('headers@learning.example');
  expect(kept?.headers).toEqual({ 'List-Unsubscribe': '<https://learning.example/stop>' });
  await expect(sender.send(withHeader('<https://a>\r\nBcc: all@example.com'))).rejects.toThrow(
    'Content.Simple.Headers.0.Value',
  );
});

test('a role without the grant on the domain sends nothing', async () => {
  const before = outbox.list().length;
  const other = mail({ FromEmailAddress: 'no-reply@other.example' });
  const denied = { name: 'AccessDeniedException' };
  await expect(ses([]).send(mail())).rejects.toMatchObject(denied);
  await expect(sender.send(other)).rejects.toMatchObject(denied);
  expect(outbox.list()).toHaveLength(before);
});

test('what is not played is refused by name', async () => {
  await expect(sender.send(new GetAccountCommand())).rejects.toThrow(
    'The SES operation GET /v2/email/account is not emulated.',
  );
  const withCopy = mail({
    Destination: { ToAddresses: ['a@b.example'], CcAddresses: ['c@d.example'] },
  });
  await expect(sender.send(withCopy)).rejects.toThrow(
    /^SendEmail with Destination .* not emulated/,
  );
});

test('case 77: a subject of two lines is no header', async () => {
  const Subject = { Data: 'Hello\r\nBcc: all@example.com' };
  const Content = { Simple: { Subject, Body: { Text: { Data: 'A text.' } } } };
  await expect(sender.send(mail({ Content }))).rejects.toThrow('Content.Simple.Subject.Data');
});
