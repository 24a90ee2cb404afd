import type {
  CustomMessageTriggerEvent,
  PostAuthenticationTriggerEvent,
  PostConfirmationTriggerEvent,
  PreSignUpTriggerEvent,
} from 'aws-lambda';
import { admitConfirmed, admitSignedIn } from './admit.ts';
import { checkSignUp } from './check-sign-up.ts';
import { endSessions } from './end-sessions.ts';
import type { SignUpDeps } from './deps.ts';
import { writeMessage } from './write-message.ts';

export type TriggerEvent =
  | PreSignUpTriggerEvent
  | PostConfirmationTriggerEvent
  | PostAuthenticationTriggerEvent
  | CustomMessageTriggerEvent;

/** Answers one event of the pool, by giving it back. What is not named here passes untouched. */
export async function handleTrigger(event: TriggerEvent, deps: SignUpDeps): Promise<TriggerEvent> {
  switch (event.triggerSource) {
    case 'PreSignUp_SignUp':
      checkSignUp(event.request.userAttributes);
      break;
    case 'PostConfirmation_ConfirmSignUp':
      await admitConfirmed(event, deps);
      break;
    case 'PostConfirmation_ConfirmForgotPassword':
      await endSessions(event, deps);
      break;
    case 'PostAuthentication_Authentication':
      await admitSignedIn(event, deps);
      break;
    default:
      if (event.triggerSource.startsWith('CustomMessage_'))
        writeMessage(event as CustomMessageTriggerEvent);
  }
  return event;
}
