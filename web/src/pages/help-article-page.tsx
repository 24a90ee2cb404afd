import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { ArticleBody } from '#web/features/help/article-body.tsx';
import { RelatedArticles } from '#web/features/help/related-articles.tsx';
import '#web/features/help/texts.ts';
import { useLibrary } from '#web/features/help/use-library.ts';
import { paths } from '#web/lib/paths.ts';
import NotFoundPage from './not-found-page.tsx';

export default function HelpArticlePage() {
  const { article: id } = useParams();
  const { t } = useTranslation('help');
  const { data: library, error, refetch } = useLibrary();
  if (!library) {
    return (
      <PageBody width="reading">
        {error ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : (
          <Skeleton h="32rem" borderRadius="l3" />
        )}
      </PageBody>
    );
  }
  const article = library.articles.find((other) => other.id === id);
  if (!article) return <NotFoundPage />;
  return (
    <PageBody width="reading">
      <Box mb="3">
        <TextLink to={paths.help}>{t('index.all')}</TextLink>
      </Box>
      <PageHeading title={article.title} lead={article.summary} />
      <ArticleBody article={article} />
      {article.to !== undefined && (
        <ButtonLink to={article.to} variant="outline" mt="8">
          {t('article.doIt')}
        </ButtonLink>
      )}
      <RelatedArticles article={article} all={library.articles} level="h2">
        <Box as="li" py="1.5">
          <TextLink to={paths.contact} state={{ about: article.title }}>
            {t('article.contact')}
          </TextLink>
        </Box>
      </RelatedArticles>
    </PageBody>
  );
}
