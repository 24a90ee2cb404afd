import { Grid } from '@chakra-ui/react/grid';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#shared/policies/languages.ts';
import '../texts.ts';
import { useFormScope } from './form-scope.ts';

type Props = { label: string; children: (language: Language, label: string) => ReactNode };

/** A field once for each language that is in view, called by it. */
export function InLanguages({ label, children }: Props) {
  const { t } = useTranslation('questions');
  const { languages } = useFormScope();
  return (
    <Grid templateColumns={`repeat(${languages.length}, minmax(0, 1fr))`} gap="4">
      {languages.map((language) => (
        <div key={language}>
          {children(
            language,
            t('form.inLanguage', { label, language: t(`form.language.${language}`) }),
          )}
        </div>
      ))}
    </Grid>
  );
}
