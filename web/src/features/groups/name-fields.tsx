import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import type { UseFormRegister } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { languages } from '#shared/policies/languages.ts';
import { TextField } from '#web/components/form/text-field.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import './texts.ts';
import type { TypedName } from './typed-name.ts';

type Props = {
  register: UseFormRegister<TypedName>;
  /** Nothing was typed in either language. */
  missing: boolean;
  most: number;
  hint?: string;
};

/** A name in both languages, of which one is enough: the reader's own first. */
export function NameFields({ register, missing, most, hint }: Props) {
  const { t } = useTranslation('groups');
  const { language } = useLanguage();
  const ordered = languages.toSorted((one) => (one === language ? -1 : 1));
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      {ordered.map((one, at) => (
        <TextField
          key={one}
          lang={one}
          label={t(`name.${one}`)}
          {...(hint !== undefined && { hint })}
          maxLength={most}
          error={missing && at === 0 ? t('name.missing') : undefined}
          field={register(one, {
            validate: (text, { en, es }) => at > 0 || `${en}${es}${text}`.trim() !== '',
          })}
        />
      ))}
    </SimpleGrid>
  );
}
