import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';

type Mail = {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  headers?: Record<string, string>;
};

/** Sends mails in plain text from one address of ours. @throws what SES refuses with */
export function createMailer(from: string) {
  const client = new SESv2Client({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 5000, throwOnRequestTimeout: true },
  });
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  return {
    send: ({ to, replyTo, subject, text, headers = {} }: Mail) =>
      client.send(
        new SendEmailCommand({
          FromEmailAddress: from,
          Destination: { ToAddresses: [to] },
          ...(replyTo !== undefined && { ReplyToAddresses: [replyTo] }),
          Content: {
            Simple: {
              Subject: utf8(subject),
              Body: { Text: utf8(text) },
              ...(Object.keys(headers).length > 0 && {
                Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
              }),
            },
          },
        }),
      ),
  };
}
export type Mailer = { send(mail: Mail): Promise<unknown> };
