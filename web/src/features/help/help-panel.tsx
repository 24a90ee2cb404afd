import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Sheet } from '#web/components/ui/sheet.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { paths } from '#web/lib/paths.ts';
import { ArticleBody } from './article-body.tsx';
import { articleFor } from './articles/article-for.ts';
import { RelatedArticles } from './related-articles.tsx';
import './texts.ts';
import { useLibrary } from './use-library.ts';

type Props = { address: string; onClose: () => void };

/** The help of the screen that one is on, beside it. */
export default function HelpPanel({ address, onClose }: Props) {
  const { t } = useTranslation('help');
  const { data: library } = useLibrary();
  const article = library && articleFor(library.articles, address);
  return (
    <Sheet reads title={article?.title ?? t('helpPage.title')} onClose={onClose}>
      {library === undefined && <Skeleton h="20rem" borderRadius="l3" />}
      {article && (
        <>
          <ArticleBody article={article} level="h3" />
          <RelatedArticles article={article} all={library.articles} level="h3" onOpen={onClose} />
        </>
      )}
      {library && !article && <Text>{t('index.none')}</Text>}
      <Text mt="8">
        <TextLink to={paths.help} onClick={onClose}>
          {t('index.all')}
        </TextLink>
      </Text>
    </Sheet>
  );
}
