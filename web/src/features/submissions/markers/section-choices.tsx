import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { CheckboxField } from '#web/components/form/checkbox-field.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import './texts.ts';
import type { Section } from './types.ts';

type Props = {
  courseId: string;
  sections: readonly Section[];
  error: string | undefined;
  field: UseFormRegisterReturn;
};

/** Which of the sections of a course are somebody's; the way to make some where there are none. */
export function SectionChoices({ courseId, sections, error, field }: Props) {
  const { t } = useTranslation('markers');
  const { local } = useLanguage();
  const errorId = useId();
  if (sections.length === 0)
    return (
      <Text color="fg.muted">
        {t('sections.empty')}{' '}
        <TextLink to={paths.courseGroups(courseId)}>{t('sections.toGroups')}</TextLink>
      </Text>
    );
  return (
    <chakra.fieldset aria-describedby={error === undefined ? undefined : errorId}>
      <chakra.legend fontWeight="medium" fontSize="sm" mb="2">
        {t('sections.legend')}
      </chakra.legend>
      <Flex direction="column" gap="2" maxH="16rem" overflowY="auto" py="1">
        {sections.map(({ groupId, name }) => {
          const { text, lang } = local(name);
          return (
            <CheckboxField key={groupId} value={groupId} field={field}>
              <span lang={lang}>{text}</span>
            </CheckboxField>
          );
        })}
      </Flex>
      {error !== undefined && (
        <Text id={errorId} color="fg.error" textStyle="sm" mt="1">
          {error}
        </Text>
      )}
    </chakra.fieldset>
  );
}
