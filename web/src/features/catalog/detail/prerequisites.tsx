import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { catalogQueries } from '../queries.ts';
import '#web/course/texts.ts';

/** The courses that one builds on; one that is not to be seen any more is left out. */
export function Prerequisites({ courseIds }: { courseIds: readonly string[] }) {
  const { t } = useTranslation('catalog');
  const { local } = useLanguage();
  const found = useQueries({ queries: courseIds.map((courseId) => catalogQueries.get(courseId)) });
  if (courseIds.length === 0) return <Text textStyle="reading">{t('detail.needsNone')}</Text>;
  return (
    <>
      <Text textStyle="reading" mb="2">
        {t('detail.needsLead')}
      </Text>
      <Box as="ul" ps="5" listStyleType="disc" textStyle="reading">
        {found.map(({ data, isPending }, index) => {
          if (isPending) {
            return <Skeleton as="li" key={courseIds[index]} h="6" maxW="20rem" my="1" />;
          }
          if (!data) return null;
          const title = local(data.course.title);
          return (
            <li key={data.course.courseId} lang={title.lang}>
              <TextLink to={paths.course(data.course.courseId)}>{title.text}</TextLink>
            </li>
          );
        })}
      </Box>
    </>
  );
}
