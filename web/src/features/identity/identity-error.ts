/** The provider's refusals that have a sentence of their own. */
const known = [
  'AliasExistsException',
  'InvalidPasswordException',
  'CodeMismatchException',
  'ExpiredCodeException',
  'LimitExceededException',
  'TooManyRequestsException',
  'TooManyFailedAttemptsException',
  'NotAuthorizedException',
  'UserNotFoundException',
  'InvalidParameterException',
  'SessionsRemain',
] as const;

export type IdentityErrorKey = (typeof known)[number] | 'unknown';

/** The key of the sentence for a refusal of the identity provider. */
export function identityErrorKey(error: unknown): IdentityErrorKey {
  const name = error instanceof Error ? error.name : '';
  return known.find((key) => key === name) ?? 'unknown';
}
