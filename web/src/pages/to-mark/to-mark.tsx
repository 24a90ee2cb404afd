import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Badge } from '#web/components/ui/badge.tsx';
import { TextLink, TitleLink } from '#web/components/ui/text-link.tsx';
import { SectionHead } from '#web/components/ui/section-head.tsx';
import { attemptQueries } from '#web/features/attempts/queries.ts';
import { submissionQueries } from '#web/features/submissions/queries.ts';
import { formatAge } from '#web/lib/i18n/format-age.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { oldestFirst, type Waiting } from './oldest-first.ts';
import './texts.ts';

/** How many of those that wait are named here. */
const most = 5;

/** What waits to be marked of quizzes and assignments, the oldest first; nothing where nothing does. */
export default function ToMark() {
  const { t } = useTranslation('toMark');
  const attempts = useQuery(attemptQueries.oldestToMark(most)).data;
  const submissions = useQuery(submissionQueries.oldestToMark(most)).data;
  const rows = oldestFirst(attempts?.items ?? [], submissions?.items ?? [], most);
  if (rows.length === 0) return null;
  const queues = [
    ['submissions', submissions?.pending ?? 0, paths.assignmentReview],
    ['attempts', attempts?.pending ?? 0, paths.quizReview],
  ] as const;
  return (
    <Box as="section" aria-labelledby="to-mark" mb="10">
      <SectionHead id="to-mark" title={t('title')}>
        <Flex gap="5" wrap="wrap">
          {queues.map(
            ([name, count, to]) =>
              count > 0 && (
                <TextLink key={name} to={to}>
                  {t(count >= 100 ? `${name}Many` : name, { count })}
                </TextLink>
              ),
          )}
        </Flex>
      </SectionHead>
      <Box as="ul" listStyleType="none">
        {rows.map((row) => (
          <WaitingRow key={row.id} row={row} />
        ))}
      </Box>
    </Box>
  );
}

function WaitingRow({ row: { work, name, alias, of, course, since, to } }: { row: Waiting }) {
  const { t } = useTranslation('toMark');
  const { language, local } = useLanguage();
  const [title, where] = [local(of), local(course)];
  return (
    <Box as="li" py="3" borderTopWidth="1px">
      <Flex justify="space-between" align="baseline" gap="3" wrap="wrap">
        <Box minW="0" overflowWrap="anywhere">
          <TitleLink to={to}>
            {alias === null ? name || t('nameless') : t('anonymous', { alias })}
          </TitleLink>{' '}
          <Badge colorPalette={work === 'quiz' ? 'blue' : 'purple'}>{t(`kind.${work}`)}</Badge>
          <Text textStyle="sm" color="fg.muted">
            <span lang={title.lang}>{title.text}</span>
            {' · '}
            <span lang={where.lang}>{where.text}</span>
          </Text>
        </Box>
        <Text textStyle="sm" color="fg.muted">
          {t('waits', { age: formatAge(since, language) })}
        </Text>
      </Flex>
    </Box>
  );
}
