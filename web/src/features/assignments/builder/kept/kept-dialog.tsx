import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { chakra } from '@chakra-ui/react/styled-system';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Rubric } from '#shared/schemas/rubrics.ts';
import { PagedList } from '#web/components/ui/paged-list.tsx';
import { Modal } from '#web/components/ui/modal.tsx';
import '../texts.ts';
import { copyOfRubric } from './copy-of-rubric.ts';
import { KeptRow } from './kept-row.tsx';
import { keptRubrics } from './queries.ts';

type Props = { onTake: (rubric: Rubric) => void; onClose: () => void };

/** One's own rubrics: to take a copy of one, and to put them in order. */
export default function KeptDialog({ onTake, onClose }: Props) {
  const { t } = useTranslation('assignmentBuilder');
  const list = useInfiniteQuery(keptRubrics);
  return (
    <Modal title={t('kept.title')} onClose={onClose}>
      <PagedList
        list={list}
        loading={
          <Skeleton h="8rem" borderRadius="l2" role="status" aria-label={t('kept.loading')} />
        }
        empty={<Text>{t('kept.none')}</Text>}
      >
        {(rubrics) => (
          <chakra.ul listStyleType="none" aria-label={t('kept.title')}>
            {rubrics.map((template) => (
              <KeptRow
                key={template.rubricId}
                template={template}
                onTake={() => onTake(copyOfRubric(template.rubric))}
              />
            ))}
          </chakra.ul>
        )}
      </PagedList>
    </Modal>
  );
}
