/** An answer of the JSON API that is not a success. `name` becomes `__type`, always with status 400. */
export class CognitoError extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

export function invalidParameter(message: string): CognitoError {
  return new CognitoError('InvalidParameterException', message);
}

export function notAuthorized(message: string): CognitoError {
  return new CognitoError('NotAuthorizedException', message);
}

export function notEmulated(what: string): CognitoError {
  return new CognitoError('UnsupportedOperationException', `${what} is not emulated`);
}
