import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Icon, type IconName } from '#web/components/ui/icon.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { paths } from '#web/lib/paths.ts';
import { articleFor } from './articles/article-for.ts';
import type { Article } from './articles/types.ts';
import { HelpSearch } from './help-search.tsx';
import './texts.ts';
import { useLibrary } from './use-library.ts';

const groups = [
  ['start', 'dashboard'],
  ['learn', 'book'],
  ['account', 'person'],
  ['teach', 'people'],
  ['site', 'help'],
] as const satisfies [Article['group'], IconName][];

/** A link of a list of links: it is told by its place and its weight, and underlined when it is looked at. */
const EntryLink = chakra(TextLink, {
  base: {
    display: 'inline-block',
    py: '0.5',
    color: 'fg',
    textDecoration: 'none',
    _hover: { textDecoration: 'underline' },
  },
});

/** The subject of a group of articles, with its sign. */
function GroupHeading({ id, icon, children }: { id: string; icon: IconName; children: string }) {
  return (
    <Flex align="center" gap="3" pb="3" mb="1" borderBottomWidth="1px">
      <Flex color="fg.gold" bg="bg.gold" borderRadius="full" p="2.5">
        <Icon name={icon} />
      </Flex>
      <Heading as="h2" size="xl" id={id}>
        {children}
      </Heading>
    </Flex>
  );
}

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
        {groups.map(([group, icon]) => (
          <section key={group} aria-labelledby={`help-${group}`}>
            <GroupHeading id={`help-${group}`} icon={icon}>
              {t(`index.${group}`)}
            </GroupHeading>
            <Box as="ul" listStyleType="none">
              {library.articles
                .filter((article) => article.group === group)
                .map(({ id, title, summary }) => (
                  <Box as="li" key={id} py="2.5">
                    <EntryLink to={paths.helpArticle(id)}>{title}</EntryLink>
                    <Text textStyle="sm" color="fg.muted">
                      {summary}
                    </Text>
                  </Box>
                ))}
            </Box>
          </section>
        ))}
        <section aria-labelledby="help-more">
          <GroupHeading id="help-more" icon="more">
            {t('index.more')}
          </GroupHeading>
          <Box as="ul" listStyleType="none">
            {(['faq', 'contact', 'terms', 'privacy', 'helpApi'] as const).map((name) => (
              <Box as="li" key={name} py="1.5">
                <EntryLink to={paths[name]}>{t(`index.links.${name}`)}</EntryLink>
              </Box>
            ))}
          </Box>
        </section>
      </Box>
    </>
  );
}
