import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#web/components/ui/button.tsx';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Icon } from '#web/components/ui/icon.tsx';
import { LearnerChoice } from '#web/course/learner-choice.tsx';
import { formatDate, formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { isNotFound } from '#web/lib/is-not-found.ts';
import { paths } from '#web/lib/paths.ts';
import { useOutlineContext } from '../outline-context.ts';
import { structureQueries } from '../queries.ts';
import type { Preview } from '../types.ts';
import '../texts.ts';
import { MomentField } from './moment-field.tsx';
import { SeenOutline } from './seen-outline.tsx';
import { useSeenAs } from './use-seen-as.ts';

/** The course as somebody new, or one who is in it, has it at some moment; the server says what is locked and why. */
export function PreviewPanel() {
  const { t } = useTranslation('structure');
  const { course } = useOutlineContext();
  const [seen, see] = useSeenAs();
  const { courseId } = course.course;
  const query = useQuery({
    ...structureQueries.preview(courseId, seen),
    placeholderData: keepPreviousData,
  });
  const asNew = (
    <Button size="sm" variant="outline" onClick={() => see({ person: null })}>
      {t('see.asNew')}
    </Button>
  );
  return (
    <Flex direction="column" gap="4">
      <Flex gap="3" align="flex-end" wrap="wrap">
        <Box flex="1" minW="12rem">
          <MomentField label={t('see.at')} value={seen.at} onChange={(at) => see({ at })} />
        </Box>
        {seen.at !== null && (
          <Button variant="outline" onClick={() => see({ at: null })}>
            {t('see.now')}
          </Button>
        )}
      </Flex>
      {seen.person === null && (
        <MomentField
          label={t('see.since')}
          hint={t('see.sinceHint')}
          value={seen.since}
          onChange={(since) => see({ since })}
        />
      )}
      <LearnerChoice
        courseId={courseId}
        words={{ find: t('see.find'), nobody: t('see.nobody'), nameless: t('see.nameless') }}
        onChoose={({ userId }) => see({ person: userId, since: null })}
      />
      {query.isPending ? (
        <Skeleton h="20rem" borderRadius="l3" role="status" aria-label={t('loading')} />
      ) : isNotFound(query.error) ? (
        <EmptyState title={t('see.notIn')} text={t('see.notInText')} action={asNew} />
      ) : query.error ? (
        <ErrorState error={query.error} retry={() => void query.refetch()} />
      ) : (
        <Seen preview={query.data} asNew={asNew} />
      )}
    </Flex>
  );
}

function Seen({ preview, asNew }: { preview: Preview; asNew: ReactNode }) {
  const { t } = useTranslation('structure');
  const { language } = useLanguage();
  const { course } = useOutlineContext();
  const { at, enrolledAt, person, modules } = preview;
  const blocks = modules.flatMap((module) => module.blocks);
  const open = blocks.filter(({ locks }) => locks.length === 0).length;
  const when = formatMinute(at, language);
  const [first] = blocks;
  if (!first) return <EmptyState title={t('see.empty')} text={t('see.emptyText')} />;
  return (
    <>
      <Box role="status">
        <Text fontWeight="semibold">
          {person ? t('see.of', { name: person.name, when }) : t('see.ofNew', { when })}
        </Text>
        {person && (
          <Text textStyle="sm">
            {t('see.done', {
              since: formatDate(enrolledAt, language),
              done: person.doneBlocks,
              lessons: person.lessons,
            })}
          </Text>
        )}
        <Text textStyle="sm">{t('see.open', { count: open, all: blocks.length })}</Text>
        <Text textStyle="sm" color="fg.muted">
          {t('see.unseen')}
        </Text>
      </Box>
      <Flex gap="2" wrap="wrap">
        {person && asNew}
        <ButtonLink
          size="sm"
          variant="outline"
          to={paths.content(course.course.courseId, first.moduleId, first.blockId)}
        >
          <Icon name="play" />
          {t('see.first')}
        </ButtonLink>
      </Flex>
      <div>
        <SeenOutline modules={modules} />
      </div>
    </>
  );
}
