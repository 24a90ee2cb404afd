import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CognitoError } from './cognito-error.ts';
import type { Store } from './store.ts';

export type CodePurpose = 'sign-up' | 'reset';

export interface Codes {
  /** Replaces the code of that purpose. `owner` is the person, or null for a name without an account. */
  issue(purpose: CodePurpose, name: string, owner: string | null): string;
  /**
   * Counts a wrong code, and leaves a right one as it is.
   * @throws ExpiredCodeException, CodeMismatchException or LimitExceededException, the same for
   * names with and without an account.
   */
  verify(purpose: CodePurpose, name: string, code: string): void;
  /** Uses the code up. */
  remove(purpose: CodePurpose, name: string): void;
}

const lifeMs: Record<CodePurpose, number> = { 'sign-up': 24 * 3_600_000, reset: 3_600_000 };
const maximumTries = 5;

interface StoredCode {
  mac: string;
  tries: number;
  expiresAt: number;
  owner: string | null;
}

/** Six-digit codes. Only a keyed hash is kept; a name without an account gets a code nobody reads. */
export function createCodes(store: Store, secret: string, now: () => number): Codes {
  const drawer = store.drawer<StoredCode>('code');
  const macOf = (id: string, code: string) =>
    createHmac('sha256', secret).update(`code:${id}:${code}`).digest('base64url');
  const save = (id: string, stored: StoredCode) =>
    drawer.put(id, stored, {
      expiresAt: stored.expiresAt,
      ...(stored.owner !== null && { owner: stored.owner }),
    });

  return {
    issue(purpose, name, owner) {
      const id = `${purpose}:${name}`;
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      save(id, { mac: macOf(id, code), tries: 0, expiresAt: now() + lifeMs[purpose], owner });
      return code;
    },
    verify(purpose, name, code) {
      const id = `${purpose}:${name}`;
      const stored = drawer.get(id);
      if (!stored) {
        throw new CognitoError(
          'ExpiredCodeException',
          'Invalid code provided, please request a code again.',
        );
      }
      if (stored.tries >= maximumTries) {
        throw new CognitoError(
          'LimitExceededException',
          'Attempt limit exceeded, please try after some time.',
        );
      }
      if (!timingSafeEqual(Buffer.from(stored.mac), Buffer.from(macOf(id, code)))) {
        save(id, { ...stored, tries: stored.tries + 1 });
        throw new CognitoError(
          'CodeMismatchException',
          'Invalid verification code provided, please try again.',
        );
      }
    },
    remove(purpose, name) {
      drawer.remove(`${purpose}:${name}`);
    },
  };
}
