import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorKey } from '#web/lib/error-key.ts';

/** The title of an error's article: what the site says of it, without what to do. */
export function useErrorTitle(): (code: string) => string {
  const { t } = useTranslation('errors');
  return useCallback(
    (code) => {
      const [first = ''] = t(code as ErrorKey).split(/(?<=[.!?])\s/);
      return first.replace(/\.$/, '');
    },
    [t],
  );
}
