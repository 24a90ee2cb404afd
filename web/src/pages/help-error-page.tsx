import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import type { ErrorArticle } from '#web/features/help/articles/types.ts';
import '#web/features/help/texts.ts';
import { useErrorTitle } from '#web/features/help/use-error-title.ts';
import { useLibrary } from '#web/features/help/use-library.ts';
import { paths } from '#web/lib/paths.ts';
import NotFoundPage from './not-found-page.tsx';

const parts = ['happened', 'safe', 'todo'] as const;

/** Explains an error code: what happened, what is safe, what to do. */
export default function HelpErrorPage() {
  const { code = '' } = useParams();
  const { t } = useTranslation('help');
  const titleOf = useErrorTitle();
  const { data: library, error, refetch } = useLibrary();
  if (!library) {
    return (
      <PageBody width="reading">
        {error ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : (
          <Skeleton h="24rem" borderRadius="l3" />
        )}
      </PageBody>
    );
  }
  const article: ErrorArticle | undefined = Object.hasOwn(library.errors, code)
    ? library.errors[code as keyof typeof library.errors]
    : undefined;
  if (!article) return <NotFoundPage />;
  return (
    <PageBody width="reading">
      <Box mb="3">
        <TextLink to={paths.help}>{t('index.all')}</TextLink>
      </Box>
      <PageHeading
        title={titleOf(code)}
        lead={
          <>
            {t('error.code')} <chakra.code fontFamily="mono">{code}</chakra.code>
          </>
        }
      />
      <Flex as="dl" direction="column" gap="8">
        {parts.map((part) => (
          <div key={part}>
            <Heading as="dt" size="lg">
              {t(`error.${part}`)}
            </Heading>
            <Text as="dd" textStyle="reading" maxW="prose" mt="2">
              {article[part]}
            </Text>
          </div>
        ))}
      </Flex>
      <ButtonLink to={paths.contact} state={{ about: code }} variant="outline" mt="10">
        {t('article.contact')}
      </ButtonLink>
    </PageBody>
  );
}
