import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mostHandingIn } from '#shared/policies/submit-refusal.ts';
import { Choice } from '#web/components/form/choice.tsx';
import { SwitchRow } from '#web/components/form/switch-row.tsx';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { groupQueries } from '#web/course/group-queries.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { FaultWords } from './fault-words.tsx';
import './texts.ts';
import type { PanelProps } from './types.ts';

/** Whether groups hand it in, and those of which set of the course. */
export function GroupFields({ place, assignment, faults, onChange }: PanelProps) {
  const { t } = useTranslation('assignmentBuilder');
  const { groups } = assignment;
  if (place.isSubmitted) return <Text>{t(groups ? 'groups.fixedOn' : 'groups.fixedOff')}</Text>;
  return (
    <>
      <SwitchRow
        label={t('groups.on')}
        hint={t('groups.hint', { count: mostHandingIn })}
        on={groups !== null}
        onChange={(on) => onChange({ groups: on ? { setId: null } : null })}
      />
      {groups && (
        <SetChoice
          courseId={place.courseId}
          setId={groups.setId}
          onChoose={(setId) => onChange({ groups: { setId } })}
        />
      )}
      <FaultWords found={faults} of={['no_group_set']} />
    </>
  );
}

type ChoiceProps = {
  courseId: string;
  setId: string | null;
  onChoose: (setId: string | null) => void;
};

function SetChoice({ courseId, setId, onChoose }: ChoiceProps) {
  const { t } = useTranslation('assignmentBuilder');
  const { local } = useLanguage();
  const list = useInfiniteQuery(groupQueries.sets(courseId));
  const toGroups = <TextLink to={paths.courseGroups(courseId)}>{t('groups.make')}</TextLink>;
  if (list.isPending) return <Skeleton h="4rem" role="status" aria-label={t('groups.loading')} />;
  if (!list.data) return <ErrorNote error={list.error} retry={() => void list.refetch()} />;
  const sets = list.data.pages.flatMap(({ items }) => items);
  const chosen = sets.find((set) => set.setId === setId);
  if (sets.length === 0)
    return (
      <Text>
        {t('groups.none')} {toGroups}
      </Text>
    );
  return (
    <>
      <Choice
        label={t('groups.set')}
        value={chosen?.setId ?? ''}
        choices={[
          ...(chosen ? [] : [{ value: '', label: t('groups.choose') }]),
          ...sets.map((set) => ({ value: set.setId, label: local(set.name).text })),
        ]}
        onChange={(next) => onChoose(next === '' ? null : next)}
      />
      {chosen && chosen.mostMembers > mostHandingIn && (
        <Notice kind="warning">
          {t('groups.tooLarge', { most: chosen.mostMembers, count: mostHandingIn })}
        </Notice>
      )}
      <Text>{toGroups}</Text>
    </>
  );
}
