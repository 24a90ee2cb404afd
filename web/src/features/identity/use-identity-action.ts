import { useMutation } from '@tanstack/react-query';
import { identityErrorKey } from './identity-error.ts';

/** One call to the identity provider, with what it refused as a key of `identity:error`. */
export function useIdentityAction<Input>(
  act: (input: Input) => Promise<unknown>,
  onDone: (input: Input) => void,
) {
  const action = useMutation({
    mutationFn: act,
    onSuccess: (_result, input) => onDone(input),
    meta: { handles: 'all' },
    retry: false,
  });
  return { ...action, refused: action.error === null ? null : identityErrorKey(action.error) };
}
