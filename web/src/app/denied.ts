import type { Role } from '#shared/policies/roles.ts';

/** The state with which a guard sends somebody on who lacks a role: whom the page is for, the most common of them. */
export type Denied = { deniedFor: Role };

export const deniedBy = (allowed: readonly Role[]): Denied => ({
  deniedFor:
    (['students', 'teachers', 'admins'] as const).find((role) => allowed.includes(role)) ??
    'admins',
});

export const isDenied = (state: unknown): state is Denied =>
  ['students', 'teachers', 'admins'].includes(String((state as Partial<Denied> | null)?.deniedFor));
