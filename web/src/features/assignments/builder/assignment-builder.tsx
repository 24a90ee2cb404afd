import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lacksOf, factsOf } from '#shared/blocks/registry.ts';
import { isDayOutside } from '#shared/policies/day-outside.ts';
import { assignmentDraft } from '#web/blocks/assignment/draft.ts';
import type { FormProps } from '#web/blocks/form/form-props.ts';
import { Loading } from '#web/components/ui/loading.tsx';
import { TabbedForm } from '#web/questions/form/tabbed-form.tsx';
import { TaskPanel } from './task-panel.tsx';
import './texts.ts';
import type { Assignment, Fault, Place } from './types.ts';
import { useAssignmentSentence } from './use-assignment-sentence.ts';

const TimePanel = lazy(async () => ({ default: (await import('./time-panel.tsx')).TimePanel }));
const MarkingPanel = lazy(async () => ({
  default: (await import('./marking-panel.tsx')).MarkingPanel,
}));
const LookPanel = lazy(async () => ({ default: (await import('./look-panel.tsx')).LookPanel }));

const tabs = ['task', 'time', 'marking', 'look'] as const;

const codes: readonly string[] = [
  'nothing_to_hand_in',
  'no_group_set',
  'no_criteria',
  'no_points',
  'closes_before_opening',
  'due_before_opening',
  'due_after_closing',
] satisfies Fault[];
const isFault = (code: string): code is Fault => codes.includes(code);

/** What is wrong with it as it would be stored. That its course has no start is said beside each of its times. */
function faultsOf(assignment: Assignment, place: Place): Fault[] {
  const facts = factsOf(assignmentDraft.stored(assignment));
  const isOutside = place.startsOn !== null && isDayOutside(place, facts.day);
  return [
    ...lacksOf('assignment', facts).filter(isFault),
    ...(isOutside ? (['date_outside_course'] as const) : []),
  ];
}

type Props = FormProps<'assignment'> & { place: Place };

/** The workshop of an assignment: what it asks for, its times, how it is marked, and a look at it as students see it. */
export function AssignmentBuilder(props: Props) {
  const { content: assignment, onChange, files, issues, place } = props;
  const { t } = useTranslation('assignmentBuilder');
  // Whoever changes the way of marking and thinks better of it has the other as it was.
  const [before, setBefore] = useState<Assignment['marking'] | null>(null);
  const sentence = useAssignmentSentence(place.startsOn);
  const panel = {
    place,
    assignment,
    issues,
    faults: faultsOf(assignment, place),
    onChange: (changes: Partial<Assignment>) => onChange({ ...assignment, ...changes }),
  };
  return (
    <TabbedForm
      form={props}
      summary={sentence(assignment)}
      label={t('tabs.label')}
      tabs={tabs.map((value) => ({
        value,
        label: t(`tabs.${value}`),
        hasTexts: value === 'task' || value === 'marking',
      }))}
    >
      {(tab) => (
        <Suspense fallback={<Loading />}>
          {tab === 'task' && <TaskPanel {...panel} />}
          {tab === 'time' && <TimePanel {...panel} />}
          {tab === 'marking' && <MarkingPanel {...panel} before={before} onReplaced={setBefore} />}
          {tab === 'look' && <LookPanel place={place} assignment={assignment} files={files} />}
        </Suspense>
      )}
    </TabbedForm>
  );
}
