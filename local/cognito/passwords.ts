import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { CognitoError } from './cognito-error.ts';
import type { PasswordPolicy } from './options.ts';

// A quarter of the time of OWASP's profiles, since the demo data makes many people; and 4 MB each, which
// every thread of Node's pool keeps for good: N=2^14 takes 16 MB.
const cost = { N: 2 ** 12, r: 8, p: 4 };
const keyLength = 32;
const maximumLength = 256;

function derive(password: string, salt: Buffer, options: typeof cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** `scrypt:N:r:p:salt:key`, salt and key in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return [
    'scrypt',
    cost.N,
    cost.r,
    cost.p,
    salt.toString('base64url'),
    key.toString('base64url'),
  ].join(':');
}

/** Costs the same time whether there is a stored password or not. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  if (stored === null) {
    await derive(password, randomBytes(16), cost);
    return false;
  }
  const [, N, r, p, salt = '', key = ''] = stored.split(':');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(password, Buffer.from(salt, 'base64url'), options);
  return timingSafeEqual(derived, Buffer.from(key, 'base64url'));
}

/** @throws InvalidPasswordException naming the first rule that the password breaks. */
export function assertPasswordPolicy(password: string, policy: PasswordPolicy): void {
  const rules: Array<[boolean, string]> = [
    [Array.from(password).length >= policy.minimumLength, 'Password not long enough'],
    [password.length <= maximumLength, 'Password too long'],
    [password.trim() === password, 'Password must not begin or end with a space'],
    [!policy.requireLowercase || /[a-z]/.test(password), 'Password must have lowercase characters'],
    [!policy.requireUppercase || /[A-Z]/.test(password), 'Password must have uppercase characters'],
    [!policy.requireNumbers || /\d/.test(password), 'Password must have numeric characters'],
    [
      !policy.requireSymbols || /[^A-Za-z0-9]/.test(password),
      'Password must have symbol characters',
    ],
  ];
  const broken = rules.find(([holds]) => !holds);
  if (broken) {
    throw new CognitoError(
      'InvalidPasswordException',
      `Password did not conform with policy: ${broken[1]}`,
    );
  }
}
