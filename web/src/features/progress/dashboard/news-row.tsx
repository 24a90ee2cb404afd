import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Icon } from '#web/components/ui/icon.tsx';
import { TitleLink } from '#web/components/ui/text-link.tsx';
import { formatDate } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import '../texts.ts';
import type { News } from '../types.ts';
import { NewsWords } from './news-words.tsx';

/** One thing that is new: the lesson, the results, the grades or the course that it leads to, and what happened to it. */
export function NewsRow({ news }: { news: News }) {
  const { language, local } = useLanguage();
  const title = local(titleOf(news));
  return (
    <Flex gap="4" align="flex-start" py="3.5">
      <Box color="fg.gold" mt="0.5" flexShrink="0" aria-hidden>
        <Icon name={iconOf(news)} />
      </Box>
      <Flex flex="1" minW="0" wrap="wrap" columnGap="6" rowGap="0.5" justify="space-between">
        <Box flex="1 1 18rem" minW="0">
          <Text lang={title.lang}>
            <TitleLink to={addressOf(news)}>{title.text}</TitleLink>
          </Text>
          <NewsWords news={news} />
        </Box>
        <Text as="time" textStyle="sm" color="fg.muted" flexShrink="0">
          {formatDate(news.at, language)}
        </Text>
      </Flex>
    </Flex>
  );
}

function titleOf(news: News) {
  if (news.kind === 'lesson' || news.kind === 'dates') return news.lesson;
  if (news.kind === 'work') return news.assignment;
  if (news.kind === 'grade') return news.item;
  return news.kind === 'mark' ? news.quiz : news.course;
}

function addressOf(news: News): string {
  if (news.kind === 'lesson' || news.kind === 'dates')
    return paths.content(news.courseId, news.moduleId, news.blockId);
  if (news.kind === 'work') return paths.content(news.courseId, news.moduleId, news.assignmentId);
  if (news.kind === 'mark') return paths.quizResults(news.quizId);
  return news.kind === 'place' ? paths.course(news.courseId) : paths.ownGrades(news.courseId);
}

function iconOf(news: News) {
  if (news.kind === 'lesson') return news.what === 'added' ? 'plus' : 'pen';
  if (news.kind === 'dates') return 'calendar';
  if (news.kind !== 'place') return 'check';
  return news.what === 'declined' || news.what === 'removed' ? 'leave' : 'person';
}
