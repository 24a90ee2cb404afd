import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { Response } from '#shared/contract/route.ts';
import type { contract } from '#shared/contract/index.ts';
import '#web/blocks/build/texts.ts';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { lessonEditQueries } from '#web/features/lessons/editor/queries.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { paths } from '#web/lib/paths.ts';
import NotFoundPage from '../not-found-page.tsx';

export type Found = Response<typeof contract.lessons.findBlock>;

export const BuilderSkeleton = ({ label }: { label: string }) => (
  <Skeleton h="28rem" borderRadius="l3" role="status" aria-label={label} />
);

const rowOf = ({ course, block }: Found) =>
  `${paths.structure(course.courseId)}?row=${block.blockId}`;

type Props = {
  /** What is built here. */
  title: string;
  loading: string;
  children: (found: Found) => ReactNode;
};

/**
 * The page of a lesson that is built apart from its course, for those who teach it. Whose it is not learns no more of it
 * than the API tells.
 */
export function BuilderPage({ title: kind, loading, children }: Props) {
  const { contentBlockId = '' } = useParams();
  const { t } = useTranslation('build');
  const { local } = useLanguage();
  const { data, error, refetch } = useQuery(lessonEditQueries.found(contentBlockId));
  if (isNotFound(error)) return <NotFoundPage />;
  const title = data && local(data.block.title);
  return (
    <PageBody>
      {data && (
        <Crumbs
          places={[
            {
              label: t('up'),
              to: rowOf(data),
            },
          ]}
        />
      )}
      <PageHeading
        title={title?.text ?? kind}
        of={kind}
        {...(title?.lang ? { lang: title.lang } : {})}
      />
      {data && !data.block.published && (
        <Text color="fg.muted" mt="-4" mb="4">
          {t('unpublished')} <TextLink to={rowOf(data)}>{t('toPublish')}</TextLink>
        </Text>
      )}
      {error && !data && <ErrorState error={error} retry={() => void refetch()} />}
      {!data && !error && <BuilderSkeleton label={loading} />}
      {data && <Fragment key={data.block.blockId}>{children(data)}</Fragment>}
    </PageBody>
  );
}
