import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { useTranslation } from 'react-i18next';
import { languages, type LocalizedText } from '#shared/policies/languages.ts';
import { TypedField } from '#web/components/form/typed-field.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import './texts.ts';

type Props = { value: LocalizedText; onChange: (title: LocalizedText) => void };

/** A name in both languages, of which one is enough: the reader's own first. */
export function TitleFields({ value, onChange }: Props) {
  const { t } = useTranslation('gradeScheme');
  const { language } = useLanguage();
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
      {languages
        .toSorted((one) => (one === language ? -1 : 1))
        .map((one) => (
          <TypedField
            key={one}
            atOnce
            lang={one}
            label={t(`name.${one}`)}
            value={value[one] ?? ''}
            wrong={(text) => {
              const { [one]: _, ...rest } = value;
              if (text.length > 120) return t('name.tooLong');
              return text === '' && Object.keys(rest).length === 0 ? t('name.missing') : undefined;
            }}
            onTake={(text) => {
              const { [one]: _, ...rest } = value;
              onChange(text === '' ? rest : { ...rest, [one]: text });
            }}
          />
        ))}
    </SimpleGrid>
  );
}
