import { useQuery } from '@tanstack/react-query';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Drawing } from '#web/components/ui/drawing.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { accountQueries } from '#web/features/accounts/queries.ts';
import { ContactForm } from '#web/features/help/contact/contact-form.tsx';
import '#web/features/help/texts.ts';
import { paths } from '#web/lib/paths.ts';
import { useTokens } from '#web/lib/session/use-session.ts';

/** The reason that a link to this page may state: a page, a lesson, an error. */
function aboutOf(state: unknown, search: string): string | null {
  const told: unknown =
    (state as { about?: unknown } | null)?.about ?? new URLSearchParams(search).get('about');
  return typeof told === 'string' && told.trim() !== '' ? told.trim().slice(0, 500) : null;
}

export default function ContactPage() {
  const { t } = useTranslation('help');
  const { state, search } = useLocation();
  const [reference, setReference] = useState<string | null>(null);
  const signedIn = useTokens() !== null;
  const me = useQuery({
    ...accountQueries.me(),
    enabled: signedIn,
    refetchOnWindowFocus: false,
    retry: false,
  });
  if (reference !== null) {
    return (
      <PageBody width="reading">
        <PageHeading title={t('contact.sent.title')} lead={t('contact.sent.lead')} />
        <Text>{t('contact.sent.reference')}</Text>
        <chakra.p
          fontFamily="mono"
          fontSize="xl"
          fontWeight="bold"
          mt="2"
          mb="6"
          overflowWrap="anywhere"
          userSelect="all"
        >
          {reference}
        </chakra.p>
        <ButtonLink to={paths.help} variant="outline">
          {t('contact.sent.help')}
        </ButtonLink>
      </PageBody>
    );
  }
  const profile = me.data;
  return (
    <PageBody>
      <PageHeading title={t('contact.title')} lead={t('contact.lead')} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 42rem) 17rem' }}
        gap={{ base: '8', lg: '16' }}
      >
        <Box order={{ base: 2, lg: 1 }}>
          {signedIn && me.isPending ? (
            <Skeleton h="32rem" borderRadius="l3" role="status" aria-label={t('contact.loading')} />
          ) : (
            <ContactForm
              name={profile ? `${profile.firstName} ${profile.lastName}`.trim() : ''}
              email={profile?.email ?? ''}
              context={aboutOf(state, search)}
              onSent={setReference}
            />
          )}
        </Box>
        <Sooner />
      </Grid>
    </PageBody>
  );
}

/** The places of an immediate answer, beside the form or, on a phone, before it. */
function Sooner() {
  const { t } = useTranslation('help');
  return (
    <Box
      as="aside"
      aria-labelledby="sooner"
      order={{ base: 1, lg: 2 }}
      alignSelf="start"
      ps={{ lg: '8' }}
      borderStartWidth={{ lg: '1px' }}
    >
      <Box hideBelow="lg" mb="4">
        <Drawing name="letter" />
      </Box>
      <Heading as="h2" size="md" id="sooner">
        {t('contact.helpFirst')}
      </Heading>
      <Flex
        as="ul"
        listStyleType="none"
        direction={{ base: 'row', lg: 'column' }}
        wrap="wrap"
        columnGap="5"
        rowGap="2"
        mt="2"
      >
        <li>
          <TextLink to={paths.help}>{t('index.all')}</TextLink>
        </li>
        <li>
          <TextLink to={paths.faq}>{t('index.links.faq')}</TextLink>
        </li>
      </Flex>
    </Box>
  );
}
