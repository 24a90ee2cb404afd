import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { Button } from '#web/components/ui/button.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { PageBody } from '#web/components/ui/page.tsx';
import { SearchInput } from '#web/components/ui/search-input.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { useHeadingFocus } from '#web/components/ui/use-heading-focus.ts';
import { paths } from '#web/lib/paths.ts';
import { useSignIn } from '#web/lib/session/use-sign-in.ts';
import { Shelf } from './shelf.tsx';

/** The purpose of the place, and the box to search it. Who wanted another page signs in for it first. */
export function Hero({ wanted }: { wanted: string | null }) {
  const { t } = useTranslation(['home', 'common']);
  const navigate = useNavigate();
  const signIn = useSignIn();
  const ref = useHeadingFocus();
  const search = (form: HTMLFormElement) => {
    const typed = new FormData(form).get('q');
    const q = typeof typed === 'string' ? typed.trim() : '';
    void navigate(q ? `${paths.courses}?${new URLSearchParams({ q })}` : paths.courses);
  };
  return (
    <Box bg="bg.panel" borderBottomWidth="1px">
      <PageBody>
        {wanted !== null && (
          <Box mb="8">
            <Notice>
              <Flex align="center" gap="4" wrap="wrap" justify="space-between">
                {t('signInFirst')}
                <Button size="sm" variant="secondary" onClick={() => signIn(wanted)}>
                  {t('common:signIn')}
                </Button>
              </Flex>
            </Notice>
          </Box>
        )}
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 27rem' }}
          gap="12"
          alignItems="center"
        >
          <Box minW="0">
            <Heading as="h1" size="5xl" ref={ref} tabIndex={-1} outline="none" textWrap="balance">
              {t('title')}
            </Heading>
            <Text textStyle="lg" color="fg.muted" mt="5" maxW="54ch">
              {t('purpose')}
            </Text>
            <chakra.form
              role="search"
              display="flex"
              gap="2"
              mt="8"
              maxW="38rem"
              onSubmit={(event) => {
                event.preventDefault();
                search(event.currentTarget);
              }}
            >
              <SearchInput name="q" label={t('search.label')} placeholder={t('search.placeholder')}>
                <Button type="submit" px={{ base: '3', sm: '5' }} aria-label={t('search.action')}>
                  <chakra.span hideBelow="sm">{t('search.action')}</chakra.span>
                  <chakra.span hideFrom="sm">
                    <Icon name="arrowRight" />
                  </chakra.span>
                </Button>
              </SearchInput>
            </chakra.form>
            <Text mt="4" color="fg.muted">
              {t('newHere')} <TextLink to={paths.register}>{t('common:register')}</TextLink>
            </Text>
          </Box>
          <Box hideBelow="lg">
            <Shelf />
          </Box>
        </Grid>
      </PageBody>
    </Box>
  );
}
