import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { templates } from './templates.ts';
import './texts.ts';

/** Courses to begin with, in place of an empty form. */
export function TemplateList() {
  const { t } = useTranslation('transfer');
  const { local } = useLanguage();
  return (
    <section>
      <Heading as="h2" size="xl" mb="1">
        {t('templates.title')}
      </Heading>
      <Text color="fg.muted" mb="5">
        {t('templates.lead')}
      </Text>
      <Grid
        as="ul"
        templateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
        gap="4"
        listStyleType="none"
      >
        {templates.map(({ id, title, text }) => (
          <Card as="li" key={id}>
            <Flex direction="column" gap="3" h="full">
              <Heading as="h3" size="md">
                {local(title).text}
              </Heading>
              <Text color="fg.muted" flex="1">
                {local(text).text}
              </Text>
              <ButtonLink
                to={`${paths.importCourse}?template=${id}`}
                size="sm"
                variant="outline"
                alignSelf="flex-start"
                aria-label={t('templates.useOf', { title: local(title).text })}
              >
                {t('templates.use')}
              </ButtonLink>
            </Flex>
          </Card>
        ))}
      </Grid>
    </section>
  );
}
