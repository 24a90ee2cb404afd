import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { Loading } from '#web/components/ui/loading.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { PageBody } from '#web/components/ui/page.tsx';
import { useDocumentTitle } from '#web/components/ui/use-document-title.ts';
import { useHeadingFocus } from '#web/components/ui/use-heading-focus.ts';
import { keptPath } from '#web/lib/kept-location.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/use-session.ts';
import { useSignIn } from '#web/lib/session/use-sign-in.ts';

const points = [
  'courses',
  'specialists',
  'training',
  'certificates',
  'live',
  'recorded',
  'feedback',
] as const;

/** What the place is for, and the way in. Unauthenticated visitors of other pages land here, their wish kept. */
export default function HomePage() {
  const { t } = useTranslation(['home', 'common']);
  const { state, search } = useLocation();
  const { status } = useSession();
  const signIn = useSignIn();
  const ref = useHeadingFocus();
  useDocumentTitle(t('common:siteName'));
  const wanted = keptPath(state);
  // On the way back from the hosted sign-in: the page that was wanted is about to show.
  if (status === 'loading' && new URLSearchParams(search).has('code')) {
    return <Loading text={t('common:verifying')} lang="es" />;
  }
  const signedIn = status === 'authenticated' || status === 'expired';
  return (
    <>
      <Box bg="bg.panel" borderBottomWidth="1px">
        <PageBody>
          {wanted !== null && !signedIn && (
            <Box mb="8">
              <Notice kind="info">{t('signInFirst')}</Notice>
            </Box>
          )}
          <Heading
            as="h1"
            size="5xl"
            ref={ref}
            tabIndex={-1}
            outline="none"
            maxW="18ch"
            textWrap="balance"
          >
            {t('title')}
          </Heading>
          <Text textStyle="lg" color="fg.muted" mt="5" maxW="58ch">
            {t('purpose')}
          </Text>
          <Flex gap="3" wrap="wrap" mt="8">
            {signedIn || wanted === null ? (
              <ButtonLink to={paths.courses} size="lg">
                {t('browse')}
              </ButtonLink>
            ) : null}
            {signedIn ? (
              <ButtonLink to={paths.dashboard} size="lg" variant="outline">
                {t('toDashboard')}
              </ButtonLink>
            ) : (
              <>
                <Button
                  size="lg"
                  variant={wanted === null ? 'outline' : 'primary'}
                  onClick={() => signIn(wanted ?? paths.dashboard)}
                >
                  {t('common:signIn')}
                </Button>
                <ButtonLink to={paths.register} size="lg" variant="quiet">
                  {t('common:register')}
                </ButtonLink>
              </>
            )}
          </Flex>
        </PageBody>
      </Box>
      <PageBody>
        <Heading as="h2" size="3xl" mb="6">
          {t('why')}
        </Heading>
        <SimpleGrid
          as="ul"
          listStyleType="none"
          minChildWidth="min(100%, 18rem)"
          gapX="10"
          gapY="8"
        >
          {points.map((point) => (
            <Box as="li" key={point} borderTopWidth="2px" borderColor="gold.500" pt="4">
              <Heading as="h3" size="lg">
                {t(`points.${point}.title`)}
              </Heading>
              <Text color="fg.muted" mt="1">
                {t(`points.${point}.text`)}
              </Text>
            </Box>
          ))}
        </SimpleGrid>
        <Text mt="12" textStyle="lg" maxW="62ch">
          {t('vision')}
        </Text>
      </PageBody>
    </>
  );
}
