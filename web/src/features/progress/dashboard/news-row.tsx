import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { Icon } from '#web/components/ui/icon.tsx';
import { TitleLink } from '#web/components/ui/text-link.tsx';
import { formatDate } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import '../texts.ts';
import type { News } from '../types.ts';

/** One thing that is new: the lesson, or the course, that it leads to, and what happened to it. */
export function NewsRow({ news }: { news: News }) {
  const { t } = useTranslation('progress');
  const { language, local } = useLanguage();
  const course = local(news.course);
  const lesson = news.kind === 'lesson' ? local(news.lesson) : null;
  return (
    <Flex gap="4" align="flex-start" py="3.5">
      <Box color="fg.gold" mt="0.5" flexShrink="0" aria-hidden>
        <Icon name={iconOf(news)} />
      </Box>
      <Flex flex="1" minW="0" wrap="wrap" columnGap="6" rowGap="0.5" justify="space-between">
        <Box flex="1 1 18rem" minW="0">
          <Text lang={lesson?.lang ?? course.lang}>
            <TitleLink to={addressOf(news)}>{lesson?.text ?? course.text}</TitleLink>
          </Text>
          <Text textStyle="sm" color="fg.muted">
            {news.kind === 'lesson' ? (
              <>
                {t(`news.${news.what}`)}: <span lang={course.lang}>{course.text}</span>
              </>
            ) : (
              t(`news.place.${news.what}`)
            )}
          </Text>
        </Box>
        <Text as="time" textStyle="sm" color="fg.muted" flexShrink="0">
          {formatDate(news.at, language)}
        </Text>
      </Flex>
    </Flex>
  );
}

const addressOf = (news: News): string =>
  news.kind === 'lesson'
    ? paths.content(news.courseId, news.moduleId, news.blockId)
    : paths.course(news.courseId);

const iconOf = (news: News) => {
  if (news.kind === 'lesson') return news.what === 'added' ? 'plus' : 'pen';
  return news.what === 'declined' || news.what === 'removed' ? 'leave' : 'person';
};
