import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { paths } from '#web/lib/paths.ts';
import '../texts.ts';

/** The ways to the platform's first course, for those who teach or run it. */
export default function FirstCourse() {
  const { t } = useTranslation('courses');
  return (
    <>
      <Text color="fg.muted">{t('manage.first')}</Text>
      <Flex gap="3" wrap="wrap" justify="center">
        <ButtonLink to={paths.createCourse}>{t('manage.create')}</ButtonLink>
        <ButtonLink to={paths.importCourse} variant="outline">
          {t('manage.import')}
        </ButtonLink>
      </Flex>
    </>
  );
}
