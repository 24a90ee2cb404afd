import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#web/components/ui/empty-state.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { GroupsToChoose } from './groups-to-choose.tsx';
import { MemberNames } from './member-names.tsx';
import './texts.ts';
import type { GroupSet } from './types.ts';
import { useSets } from './use-sets.ts';

/** The groups of a course for somebody who learns in it: their own, and those that they may choose from. */
export function OwnGroups({ courseId }: { courseId: string }) {
  const { t } = useTranslation('groups');
  const { list, sets } = useSets(courseId);
  if (list.isPending) return <RowsSkeleton label={t('loading')} />;
  if (!sets) return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  if (sets.length === 0) return <EmptyState title={t('own.empty')} text={t('own.emptyText')} />;
  return sets.map((set) => <OwnSet key={set.setId} courseId={courseId} set={set} />);
}

function OwnSet({ courseId, set }: { courseId: string; set: GroupSet }) {
  const { t } = useTranslation('groups');
  const { language, local } = useLanguage();
  const { setId, own, choice, can } = set;
  const ids = { courseId, setId };
  return (
    <Box as="section" aria-labelledby={setId} mb="10">
      <Heading as="h2" size="2xl" id={setId} tabIndex={-1} outline="none">
        {local(set.name).text}
      </Heading>
      <Text mt="2" fontWeight="medium">
        {own ? t('own.in', { name: local(own.name).text }) : t('own.none')}
      </Text>
      {choice !== null && (
        <Text color="fg.muted" textStyle="sm">
          {!can.choose
            ? t('own.closed')
            : choice.closesAt === null
              ? t('own.open')
              : t('own.openUntil', { when: formatMinute(choice.closesAt, language) })}
        </Text>
      )}
      {own && (
        <Box mt="3">
          <MemberNames ids={ids} groupId={own.groupId} label={t('head.members')} />
        </Box>
      )}
      {can.choose && <GroupsToChoose ids={ids} set={set} />}
    </Box>
  );
}
