import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { languageOf } from './attributes.ts';
import { messages, type Occasion } from './messages.ts';

const occasions: Partial<Record<CustomMessageTriggerEvent['triggerSource'], Occasion>> = {
  CustomMessage_SignUp: 'confirm',
  CustomMessage_ResendCode: 'confirm',
  CustomMessage_VerifyUserAttribute: 'confirm',
  CustomMessage_UpdateUserAttribute: 'confirm',
  CustomMessage_ForgotPassword: 'reset',
  CustomMessage_AdminCreateUser: 'invite',
};

/**
 * Writes a message in the person's language. Nothing that people typed goes into it: whoever signs
 * up may give another's address, and their "name" would be what that other reads.
 */
export function writeMessage({ triggerSource, request, response }: CustomMessageTriggerEvent) {
  const occasion = occasions[triggerSource];
  if (!occasion) return;
  const { locale } = request.userAttributes as Record<string, string | undefined>;
  const { subject, lines } = messages[languageOf(locale)][occasion];
  response.emailSubject = subject;
  // Cognito sends HTML. The texts have no character to escape, and the code is the pool's own.
  response.emailMessage = lines.map((line) => `<p>${line}</p>`).join('\n');
}
