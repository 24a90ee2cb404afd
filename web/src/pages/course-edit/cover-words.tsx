import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { languages, type Language } from '#shared/policies/languages.ts';
import { TextField } from '#web/components/form/text-field.tsx';
import '#web/features/media/texts.ts';

export type Alt = Partial<Record<Language, string>>;

/** The words in some language; null if there are none. */
export function saidIn(alt: Alt): Alt | null {
  const said = languages.flatMap((language) => {
    const text = alt[language]?.trim() ?? '';
    return text === '' ? [] : [[language, text]];
  });
  return said.length === 0 ? null : (Object.fromEntries(said) as Alt);
}

/** The words for what a cover shows: a line for each language. */
export function CoverWords({
  form,
}: {
  form: Pick<UseFormReturn<{ alt: Alt }>, 'register' | 'formState'>;
}) {
  const { t } = useTranslation('media');
  const { register, formState } = form;
  return languages.map((language) => (
    <TextField
      key={language}
      lang={language}
      label={t(`cover.altIn.${language}`)}
      hint={t('cover.altHint')}
      maxLength={160}
      error={formState.errors.alt?.[language]?.message}
      field={register(`alt.${language}`)}
    />
  ));
}
