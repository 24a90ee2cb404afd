import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { useWrite } from '#web/lib/use-write.ts';
import { lessonEditQueries } from '../queries.ts';
import { restored } from '../restored.ts';
import '#web/blocks/form/texts.ts';
import type { BlockIds } from '../types.ts';
import { ComparisonView } from './comparison-view.tsx';

type Props = BlockIds & { version: number; title: string; onClose: () => void };

/** One kept state against what stands now, and the way back to it: an edit like any other, so that nothing is lost by it. */
export function VersionDialog({ version, title, onClose, ...ids }: Props) {
  const { t } = useTranslation('lessons');
  const { courseId, blockId } = ids;
  const kept = useQuery(lessonEditQueries.version(ids, version));
  const now = useQuery({
    ...lessonEditQueries.begin(ids),
    queryKey: ['courses', 'one', courseId, 'compared', blockId],
  });
  const update = useWrite('lessons.updateBlock', {
    meta: { invalidates: [['courses', 'one', courseId]], success: t('versions.restored') },
    onSuccess: onClose,
  });
  const error = kept.error ?? now.error;
  const restore = () => {
    if (!kept.data || !now.data) return;
    const { content } = kept.data;
    // An open editor takes it, with the pause and the merging that it has.
    if (restored.tell(blockId, content)) return onClose();
    update.mutate({ params: ids, body: { version: now.data.version, content } });
  };
  return (
    <Modal reads place="wide" title={title} onClose={onClose}>
      {error && (
        <ErrorState
          error={error}
          retry={() => {
            void kept.refetch();
            void now.refetch();
          }}
        />
      )}
      {!error && !(kept.data && now.data) && (
        <Skeleton h="16rem" borderRadius="l2" role="status" aria-label={t('loading')} />
      )}
      {kept.data && now.data && (
        <>
          <Text color="fg.muted" mb="5">
            {t('versions.lead')}
          </Text>
          <ComparisonView
            before={kept.data.content}
            after={now.data.content}
            links={now.data.links}
          />
          <Flex gap="3" wrap="wrap" mt="6">
            <Button disabled={update.isPending} onClick={restore}>
              {t('versions.restore')}
            </Button>
            <Button variant="outline" onClick={onClose}>
              {t('versions.close')}
            </Button>
          </Flex>
        </>
      )}
    </Modal>
  );
}
