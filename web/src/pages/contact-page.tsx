import { useQuery } from '@tanstack/react-query';
import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { accountQueries } from '#web/features/accounts/queries.ts';
import { ContactForm } from '#web/features/help/contact/contact-form.tsx';
import '#web/features/help/texts.ts';
import { paths } from '#web/lib/paths.ts';
import { useTokens } from '#web/lib/session/use-session.ts';

/** What a link to this page may say of the reason: a page, a lesson, an error. */
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
    <PageBody width="reading">
      <PageHeading
        title={t('contact.title')}
        description={t('contact.lead')}
        lead={
          <>
            {t('contact.lead')} <TextLink to={paths.help}>{t('contact.helpFirst')}</TextLink>
          </>
        }
      />
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
    </PageBody>
  );
}
