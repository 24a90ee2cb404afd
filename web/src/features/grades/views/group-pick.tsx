import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { GroupChoice } from '#web/course/group-choice.tsx';
import { groupQueries } from '#web/course/group-queries.ts';
import { useGroupName } from './use-group-name.ts';
import './texts.ts';

type Props = {
  courseId: string;
  /** `setId/groupId`; empty: none is chosen. */
  value: string;
  onChoose: (group: string) => void;
};

/** Which group a clause asks for: named, with the way to another, or to be chosen. */
export function GroupPick({ courseId, value, onChoose }: Props) {
  const { t } = useTranslation('gradeViews');
  const name = useGroupName(courseId, value);
  const list = useInfiniteQuery(groupQueries.sets(courseId));
  const sets = list.data?.pages.flatMap(({ items }) => items) ?? [];
  if (value !== '')
    return (
      <Flex gap="2" align="center" wrap="wrap">
        <span>{name ?? t('aGroup')}</span>
        <Button size="sm" variant="quiet" onClick={() => onChoose('')}>
          {t('edit.otherGroup')}
        </Button>
      </Flex>
    );
  if (list.isPending) return <Skeleton h="6rem" role="status" aria-label={t('loading')} />;
  if (!list.data) return <ErrorNote error={list.error} retry={() => void list.refetch()} />;
  if (sets.length === 0) return <Text>{t('edit.noGroups')}</Text>;
  return (
    <GroupChoice
      courseId={courseId}
      sets={sets}
      words={{ set: t('edit.set'), nobody: t('edit.emptySet'), loading: t('loading') }}
      onChoose={({ set, groupId }) => onChoose(`${set.setId}/${groupId}`)}
    />
  );
}
