import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Modal } from '#web/components/ui/modal.tsx';
import { GroupChoice } from '#web/course/group-choice.tsx';
import { groupQueries } from '#web/course/group-queries.ts';
import { LearnerChoice } from '#web/course/learner-choice.tsx';
import '../texts.ts';
import type { Whose } from '../types.ts';

type Props = { courseId: string; onChoose: (whose: Whose) => void; onClose: () => void };

/** For whom something is to be different: a student, or a group where the course has groups. */
export function WhoseChoice({ courseId, onChoose, onClose }: Props) {
  const { t } = useTranslation('attempts');
  const { data } = useInfiniteQuery(groupQueries.sets(courseId));
  const sets = data?.pages.flatMap(({ items }) => items).filter(({ groups }) => groups > 0) ?? [];
  return (
    <Modal title={t('access.add')} onClose={onClose}>
      <LearnerChoice
        courseId={courseId}
        words={{ find: t('access.find'), nobody: t('access.nobody'), nameless: t('nameless') }}
        room={sets.length > 0 ? '8rem' : '14rem'}
        onChoose={(person) => onChoose({ kind: 'person', ...person })}
      />
      {sets.length > 0 && (
        <Flex as="section" aria-labelledby="access-group" direction="column" gap="2">
          <Heading as="h3" size="md" id="access-group">
            {t('access.group')}
          </Heading>
          <GroupChoice
            courseId={courseId}
            sets={sets}
            words={{ set: t('access.set'), nobody: t('access.noGroups'), loading: t('loading') }}
            onChoose={({ set: { setId, name: setName }, ...group }) =>
              onChoose({ kind: 'group', setId, setName, ...group })
            }
          />
        </Flex>
      )}
    </Modal>
  );
}
