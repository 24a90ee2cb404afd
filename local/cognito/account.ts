import { invalidParameter } from './cognito-error.ts';
import { normalizeEmail } from './normalize-email.ts';
import type { User, Users } from './users.ts';

/** The account that a name stands for. Nobody's name gets a key and an address too, so that it is worked on alike. */
export interface Account {
  user: User | undefined;
  /** Data about the person is kept under this, whichever of their names was given. */
  key: string;
  /** The address for mail to them; for a name that is neither known nor an address, the name itself. */
  email: string;
}

const shape = /^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u;

export function findAccount(name: string, users: Users): Account {
  const user = users.find(name);
  const typed = normalizeEmail(name) ?? name.toLowerCase();
  return { user, key: user?.username ?? typed, email: user?.attributes['email'] ?? typed };
}

/** @throws InvalidParameterException for a name that nobody may choose: an address is an alias, to be proved first. */
export function assertUsername(username: string): void {
  if (!shape.test(username)) {
    throw invalidParameter(
      "1 validation error detected: Value at 'username' failed to satisfy constraint: Member must satisfy regular expression pattern: [\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]+",
    );
  }
  if (normalizeEmail(username) !== null) {
    throw invalidParameter(
      'Username cannot be of email format, since user pool is configured for email alias.',
    );
  }
}
