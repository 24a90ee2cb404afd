import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { OpenableMedia } from '#shared/schemas/media-library.ts';
import '#web/lib/i18n/error-texts.ts';
import type { Failure } from '#web/lib/uploads/upload-manager.ts';
import './texts.ts';

type Words = TFunction<['uploads', 'errors']>;

const rejectedWords = (
  t: Words,
  rejection: NonNullable<OpenableMedia['rejection']>,
  line: number | null,
): string => {
  const why = t(`rejection.${rejection}`);
  return line === null ? why : t('atLine', { line, why });
};

/** Says why a file did not get in. */
export function failureWords(t: Words, failure: Failure): string {
  if (failure.because === 'error') return t(`errors:${failure.code}`);
  if (failure.because === 'rejected') return rejectedWords(t, failure.rejection, failure.line);
  return t(`failure.${failure.because}`);
}

/** Why a file did not get in, in words. */
export function useFailureWords() {
  const { t } = useTranslation(['uploads', 'errors']);
  return {
    words: (failure: Failure) => failureWords(t, failure),
    rejected: (rejection: NonNullable<OpenableMedia['rejection']>, line: number | null) =>
      rejectedWords(t, rejection, line),
  };
}
