import type { CognitoOptions, Mail } from './options.ts';
import type { RunTrigger } from './triggers.ts';

export interface MessageRequest {
  kind: Mail['kind'];
  /** The custom-message source, for example `CustomMessage_SignUp`. */
  source: string;
  to: string;
  userName: string;
  clientId: string;
  userAttributes: Record<string, string>;
  clientMetadata?: Record<string, string> | undefined;
  code: string;
}

export interface Messages {
  /** Writes a message, asking the custom-message trigger. @throws what the trigger throws */
  compose(request: MessageRequest): Promise<Mail>;
  /** Hands a message over once the answer is out: its time would tell who has an account. */
  sendLater(mail: Mail): void;
}

const defaults: Record<Mail['kind'], { subject: string; body: string }> = {
  verification: { subject: 'Your verification code', body: 'Your confirmation code is {####}' },
  reset: { subject: 'Your password reset code', body: 'Your password reset code is {####}' },
  invitation: {
    subject: 'Your temporary password',
    body: 'Your username is {username} and temporary password is {####}',
  },
};

export function createMessages(options: CognitoOptions, runTrigger: RunTrigger): Messages {
  return {
    async compose({ kind, source, to, code, clientMetadata = {}, ...request }) {
      const response = await runTrigger('CustomMessage', {
        source,
        userName: request.userName,
        clientId: request.clientId,
        request: {
          userAttributes: request.userAttributes,
          codeParameter: '{####}',
          linkParameter: '{##Click Here##}',
          usernameParameter: kind === 'invitation' ? '{username}' : null,
          clientMetadata,
        },
        response: { smsMessage: null, emailMessage: null, emailSubject: null },
      });
      const fill = (text: string) =>
        text
          .replaceAll('{####}', code)
          .replaceAll('{{username}}', request.userName)
          .replaceAll('{username}', request.userName);
      const subject = fill(textOf(response['emailSubject']) ?? defaults[kind].subject);
      const custom = textOf(response['emailMessage']);
      const body = fill(custom ?? defaults[kind].body);
      return {
        to,
        kind,
        code,
        subject: subject.replace(/[\r\n]+/g, ' '),
        text: custom === undefined ? body : plainText(body),
        ...(custom !== undefined && { html: body }),
      };
    },
    sendLater(mail) {
      setImmediate(() => {
        options
          .mail(mail)
          .catch((error: unknown) => console.error('A message could not be delivered:', error));
      });
    },
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function plainText(html: string): string {
  return html
    .replace(/<(style|title)[^]*?<\/\1>/gi, '')
    .replace(/<br\s*\/?>|<\/(p|div|h\d|li|tr)>/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\n\s*\n+/g, '\n\n')
    .trim();
}
