import { Flex } from '@chakra-ui/react/flex';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import '#web/blocks/quiz/texts.ts';
import { ButtonLink } from '#web/components/ui/button.tsx';
import { Crumbs } from '#web/components/ui/crumbs.tsx';
import { PageBody, PageHeading } from '#web/components/ui/page.tsx';
import { catalogQueries } from '#web/features/catalog/queries.ts';
import { AttemptScreen } from '#web/features/quizzes/taking/attempt-screen.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';

/** An attempt of a quiz, under the quiz's name. */
export default function AttemptPage() {
  const { courseId = '', quizId = '', attemptId = '' } = useParams();
  const { t } = useTranslation('quizzes');
  const { local } = useLanguage();
  // The bar of the course asks for the same: where the quiz stands, and how it is called.
  const { data } = useQuery(catalogQueries.get(courseId));
  const place = data?.outline
    .flatMap(({ moduleId, blocks }) => blocks.map((block) => ({ ...block, moduleId })))
    .find(({ blockId }) => blockId === quizId);
  const title = place && local(place.title);
  return (
    <PageBody width="middle">
      {place && (
        <Crumbs
          places={[{ label: t('attempt.up'), to: paths.content(courseId, place.moduleId, quizId) }]}
        />
      )}
      <PageHeading
        title={title?.text ?? t('attempt.title')}
        {...(title?.lang ? { lang: title.lang } : {})}
      />
      <AttemptScreen
        key={attemptId}
        ids={{ courseId, quizId, attemptId }}
        waysOn={
          <Flex gap="3" wrap="wrap" mt="8">
            <ButtonLink to={paths.quizResults(quizId)}>{t('attempt.results')}</ButtonLink>
            {place && (
              <ButtonLink variant="outline" to={paths.content(courseId, place.moduleId, quizId)}>
                {t('attempt.back')}
              </ButtonLink>
            )}
          </Flex>
        }
      />
    </PageBody>
  );
}
