import { useTranslation } from 'react-i18next';
import '#web/lib/i18n/error-texts.ts';
import './texts.ts';
import type { Media } from './types.ts';
import type { Failure } from './upload-manager.ts';

/** Why a file did not get in, in words. */
export function useFailureWords() {
  const { t } = useTranslation(['media', 'errors']);
  const rejected = (rejection: NonNullable<Media['rejection']>, line: number | null) => {
    const why = t(`rejection.${rejection}`);
    return line === null ? why : t('atLine', { line, why });
  };
  const words = (failure: Failure): string => {
    if (failure.because === 'error') return t(`errors:${failure.code}`);
    if (failure.because === 'rejected') return rejected(failure.rejection, failure.line);
    return t(`failure.${failure.because}`);
  };
  return { words, rejected };
}
