import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { paths } from '#web/lib/paths.ts';
import { articleFor } from './articles/article-for.ts';
import type { Article } from './articles/types.ts';
import { HelpSearch } from './help-search.tsx';
import './texts.ts';
import { useLibrary } from './use-library.ts';

const groups = ['start', 'learn', 'account', 'teach', 'site'] as const satisfies Article['group'][];

/** The help's first page: its search, the article of the screen that one came from, and all articles by task. */
export function HelpIndex() {
  const { t } = useTranslation('help');
  const [params] = useSearchParams();
  const { data: library, error, refetch } = useLibrary();
  if (!library) {
    if (error) return <ErrorState error={error} retry={() => void refetch()} />;
    return <Skeleton h="40rem" borderRadius="l3" />;
  }
  const screen = params.get('screen');
  const here = screen === null ? null : articleFor(library.articles, screen);
  return (
    <>
      <HelpSearch library={library} />
      {here && (
        <Box bg="bg.gold" borderRadius="l3" p="5" mb="10">
          <Text textStyle="sm">{t('index.screen')}</Text>
          <TextLink to={paths.helpArticle(here.id)} fontSize="lg">
            {here.title}
          </TextLink>
        </Box>
      )}
      <Box
        hidden={params.has('q')}
        columnCount={{ base: 1, md: 2 }}
        columnGap="12"
        css={{ '& > section': { breakInside: 'avoid', marginBottom: '10' } }}
      >
        {groups.map((group) => (
          <section key={group} aria-labelledby={`help-${group}`}>
            <Heading as="h2" size="xl" id={`help-${group}`} mb="2">
              {t(`index.${group}`)}
            </Heading>
            <Box as="ul" listStyleType="none">
              {library.articles
                .filter((article) => article.group === group)
                .map(({ id, title, summary }) => (
                  <Box as="li" key={id} py="2.5">
                    <TextLink to={paths.helpArticle(id)} display="inline-block" py="0.5">
                      {title}
                    </TextLink>
                    <Text textStyle="sm" color="fg.muted">
                      {summary}
                    </Text>
                  </Box>
                ))}
            </Box>
          </section>
        ))}
        <section aria-labelledby="help-more">
          <Heading as="h2" size="xl" id="help-more" mb="2">
            {t('index.more')}
          </Heading>
          <Box as="ul" listStyleType="none">
            {(['faq', 'contact', 'terms', 'privacy', 'helpApi'] as const).map((name) => (
              <Box as="li" key={name} py="1.5">
                <TextLink to={paths[name]} display="inline-block" py="0.5">
                  {t(`index.links.${name}`)}
                </TextLink>
              </Box>
            ))}
          </Box>
        </section>
      </Box>
    </>
  );
}
