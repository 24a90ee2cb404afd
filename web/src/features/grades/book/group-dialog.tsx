import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { GroupChoice } from '#web/course/group-choice.tsx';
import { groupQueries } from '#web/course/group-queries.ts';
import '../texts.ts';

type Props = {
  courseId: string;
  onClose: () => void;
  /** `setId/groupId` */
  onChoose: (group: string) => void;
};

/** The group whose people the book is to show. */
export function GroupDialog({ courseId, onClose, onChoose }: Props) {
  const { t } = useTranslation('grades');
  const list = useInfiniteQuery(groupQueries.sets(courseId));
  const sets = list.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <Modal title={t('group.title')} onClose={onClose}>
      {list.isPending && <Skeleton h="8rem" role="status" aria-label={t('loading')} />}
      {list.isError && !list.data && (
        <ErrorNote error={list.error} retry={() => void list.refetch()} />
      )}
      {list.data && sets.length === 0 && <Text>{t('group.none')}</Text>}
      {sets.length > 0 && (
        <GroupChoice
          courseId={courseId}
          sets={sets}
          words={{ set: t('group.set'), nobody: t('group.empty'), loading: t('loading') }}
          onChoose={({ set, groupId }) => onChoose(`${set.setId}/${groupId}`)}
        />
      )}
    </Modal>
  );
}
