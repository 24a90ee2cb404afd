import { useMutation } from '@tanstack/react-query';
import { identityErrorKey } from './identity-error.ts';

/** One call to the identity provider, with what it refused as a key of `identity:error`. */
export function useIdentityAction<Input, Result>(
  act: (input: Input) => Promise<Result>,
  onDone: (result: Result, input: Input) => void,
) {
  const action = useMutation({
    mutationFn: act,
    onSuccess: onDone,
    meta: { handles: 'all' },
    retry: false,
  });
  return { ...action, refused: action.error === null ? null : identityErrorKey(action.error) };
}
