import { AppError } from '#functions/platform/app-error.ts';
import { signUpAttributes } from './attributes.ts';

/**
 * Before somebody signs up by themselves.
 * @throws AppError `invalid_request`, whose message Cognito hands on and the site translates
 */
export function checkSignUp(attributes: Record<string, string>): void {
  if (!signUpAttributes.safeParse(attributes).success) throw new AppError('invalid_request');
}
