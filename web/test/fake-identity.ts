import { vi } from 'vitest';
import type { Identity } from '#web/lib/session/identity.ts';
import type { Tokens } from '#web/lib/session/tokens.ts';

const life = 15 * 60_000;

export const tokensUntil = (expiresAt: number, accessToken = 'first'): Tokens => ({
  accessToken,
  idToken: `${accessToken}-id`,
  issuedAt: expiresAt - life,
  expiresAt,
  userId: 'person',
  origin: 'sign-in',
  roles: ['students'],
  firstName: 'Ana',
});

/** An identity provider that answers what a test says. */
export function fakeIdentity(changes: Pick<Partial<Identity>, 'present'> = {}) {
  const identity = {
    present: () => true,
    arrive: vi.fn<Identity['arrive']>(async () => ({ kind: 'none' })),
    stored: vi.fn<Identity['stored']>(async () => null),
    renew: vi.fn<Identity['renew']>(async () => null),
    signIn: vi.fn<Identity['signIn']>(async () => undefined),
    comeBack: vi.fn<Identity['comeBack']>(async () => undefined),
    signOut: vi.fn<Identity['signOut']>(async () => undefined),
    onChange: vi.fn<Identity['onChange']>(() => () => undefined),
  };
  return { ...identity, ...changes };
}
