import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { ErrorState } from '#web/components/ui/error-state.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import { RowsSkeleton } from '#web/components/ui/rows-skeleton.tsx';
import { LearnerChoice } from '#web/course/learner-choice.tsx';
import { submissionQueries } from '../queries.ts';
import '../texts.ts';
import type { AssignmentIds, Someone } from '../types.ts';
import { ExtensionDialog } from './extension-dialog.tsx';
import { ExtensionRow } from './extension-row.tsx';

/** For whom other dates hold, and the way to set them for somebody else. */
export function ExtensionList({ ids }: { ids: AssignmentIds }) {
  const { t } = useTranslation('submissions');
  const [adding, setAdding] = useState<'nobody' | 'finding' | Someone>('nobody');
  const list = useInfiniteQuery(submissionQueries.extensions(ids));
  if (list.isPending) return <RowsSkeleton label={t('loading')} />;
  if (!list.data) return <ErrorState error={list.error} retry={() => void list.refetch()} />;
  const extensions = list.data.pages.flatMap(({ items }) => items);
  const close = () => setAdding('nobody');
  return (
    <>
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="4">
        <Text color="fg.muted" maxW="prose">
          {t(extensions.length === 0 ? 'extensions.none' : 'extensions.lead')}
        </Text>
        <Button size="sm" variant="outline" onClick={() => setAdding('finding')}>
          {t('extensions.add')}
        </Button>
      </Flex>
      <Box as="ul" listStyleType="none" aria-label={t('views.extensions')}>
        {extensions.map((extension) => (
          <ExtensionRow key={extension.person.userId} ids={ids} extension={extension} />
        ))}
      </Box>
      <LoadMore list={list} />
      {adding === 'finding' && (
        <Modal title={t('extensions.add')} onClose={close}>
          <LearnerChoice
            courseId={ids.courseId}
            words={{
              find: t('extensions.find'),
              nobody: t('extensions.nobody'),
              nameless: t('nameless'),
            }}
            room="14rem"
            onChoose={setAdding}
          />
        </Modal>
      )}
      {typeof adding === 'object' && (
        <ExtensionDialog ids={ids} people={[adding]} before={null} onClose={close} />
      )}
    </>
  );
}
