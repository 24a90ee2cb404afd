import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { languages, type Language } from '#shared/policies/languages.ts';
import { Button } from '#web/components/ui/button.tsx';
import { FormPart } from './form-part.tsx';
import { LocalizedField } from './localized-field.tsx';
import { LocalizedList } from './localized-list.tsx';
import { useShownLanguages } from './shown-languages.ts';

/** The texts of a course, in one language or in both. */
export function WordsPart({ onShow }: { onShow: (language: Language) => void }) {
  const { t } = useTranslation('courses');
  const { shown } = useShownLanguages();
  const more = languages.filter((language) => !shown.includes(language));
  return (
    <FormPart title={t('parts.words')}>
      {more.map((language) => (
        <Flex key={language} gap="4" align="center" wrap="wrap" justify="space-between">
          <Text color="fg.muted">{t('languagesLead')}</Text>
          <Button variant="outline" size="sm" onClick={() => onShow(language)}>
            {t(`also.${language}`)}
          </Button>
        </Flex>
      ))}
      <LocalizedField name="title" label={t('fields.title')} />
      <LocalizedField
        name="summary"
        label={t('fields.summary')}
        hint={t('hints.summary')}
        rows={2}
      />
      <LocalizedField
        name="description"
        label={t('fields.description')}
        hint={t('hints.description')}
        rows={6}
      />
      <LocalizedList name="outcomes" />
      <LocalizedList name="requirements" />
    </FormPart>
  );
}
