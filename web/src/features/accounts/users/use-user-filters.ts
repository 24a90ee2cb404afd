import { useSearchParams } from 'react-router-dom';
import { roles } from '#shared/policies/roles.ts';

/** The states of an account, in the order of the list. */
export const accountStates = ['active', 'suspended', 'asked', 'leaving'] as const;

const oneOf = <T extends string>(known: readonly T[], value: string | null): T | undefined =>
  known.find((one) => one === value);

/** The filters for people in the address, and the place in their list. */
export function useUserFilters() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q')?.trim().slice(0, 100) ?? '';
  const role = oneOf(roles, params.get('role'));
  const state = oneOf(accountStates, params.get('state'));
  const cursor = params.get('cursor');
  const change = (changes: Partial<Record<'q' | 'role' | 'state', string>>) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.delete('cursor');
        for (const [name, value] of Object.entries(changes)) {
          next.delete(name);
          if (value.trim() !== '') next.set(name, value.trim());
        }
        return next;
      },
      // Typing should not fill the history with every letter.
      { replace: true, preventScrollReset: true },
    );
  return {
    q,
    role,
    state,
    query: {
      ...(q && { q }),
      ...(role && { role }),
      ...(state && { state }),
      ...(cursor !== null && { cursor }),
    },
    change,
  };
}
