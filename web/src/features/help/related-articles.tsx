import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { paths } from '#web/lib/paths.ts';
import type { Article } from './articles/types.ts';
import './texts.ts';

type Props = {
  article: Article;
  all: readonly Article[];
  /** The heading's level, by where the list stands. */
  level: 'h2' | 'h3';
  onOpen?: () => void;
  /** Further targets, as rows of the list. */
  children?: ReactNode;
};

/** The links at the end of an article. */
export function RelatedArticles({ article, all, level, onOpen, children }: Props) {
  const { t } = useTranslation('help');
  return (
    <Box as="section" mt="12" pt="6" borderTopWidth="1px">
      <Heading as={level} size="lg" mb="2">
        {t('article.related')}
      </Heading>
      <Box as="ul" listStyleType="none">
        {all
          .filter(({ id }) => article.related.includes(id))
          .map(({ id, title }) => (
            <Box as="li" key={id} py="1.5">
              <TextLink to={paths.helpArticle(id)} onClick={onOpen}>
                {title}
              </TextLink>
            </Box>
          ))}
        {children}
      </Box>
    </Box>
  );
}
