import { SendEmailCommand, SESv2Client } from '@aws-sdk/client-sesv2';

type Mail = { replyTo: string; subject: string; text: string };

/** Sends mails to those who run the platform. @throws what SES refuses with */
export function createMailer(from: string, to: string) {
  const client = new SESv2Client({
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 5000, throwOnRequestTimeout: true },
  });
  const utf8 = (Data: string) => ({ Data, Charset: 'UTF-8' });
  return {
    send: ({ replyTo, subject, text }: Mail) =>
      client.send(
        new SendEmailCommand({
          FromEmailAddress: from,
          Destination: { ToAddresses: [to] },
          ReplyToAddresses: [replyTo],
          Content: { Simple: { Subject: utf8(subject), Body: { Text: utf8(text) } } },
        }),
      ),
  };
}
export type Mailer = { send(mail: Mail): Promise<unknown> };
