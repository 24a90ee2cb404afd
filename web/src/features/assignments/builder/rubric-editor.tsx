import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ulid } from 'ulid';
import { mostOfRubric } from '#shared/grading/rubric.ts';
import type { Rubric } from '#shared/schemas/rubrics.ts';
import { isStoredCriterion, storedPlace } from '#web/blocks/assignment/draft.ts';
import { RemovedBar } from '#web/blocks/build/removed-bar.tsx';
import { useCriterionName } from '#web/components/assignment/use-criterion-name.ts';
import { usePointWords } from '#web/components/assignment/use-point-words.ts';
import { PartList } from '#web/questions/form/part-list.tsx';
import { CriterionFields } from './criterion-fields.tsx';
import { KeptActions } from './kept/kept-actions.tsx';
import './texts.ts';

type Criterion = Rubric['criteria'][number];

/** As the schema of rubrics has it. */
const mostCriteria = 20;

/** A criterion that nothing was written in yet. */
const newCriterion = (): Criterion => ({
  criterionId: ulid(),
  title: {},
  description: null,
  points: 100_000,
  levels: [],
});

type Props = { rubric: Rubric; onChange: (rubric: Rubric) => void };
type Removed = { was: Rubric; words: string };

/** The criteria of a rubric with their levels, in their order; what is removed can be put back for a while. */
export function RubricEditor({ rubric, onChange }: Props) {
  const { t } = useTranslation('assignmentBuilder');
  const nameOf = useCriterionName();
  const words = usePointWords();
  const [removed, setRemoved] = useState<Removed | null>(null);
  const { criteria } = rubric;
  const remove = (next: Rubric, what: string) => {
    setRemoved({ was: rubric, words: t('rubric.removed', { what }) });
    onChange(next);
  };
  return (
    <Flex direction="column" gap="4">
      <PartList
        legend={t('rubric.criteria')}
        path={['marking', 'rubric', 'criteria']}
        parts={criteria}
        idOf={({ criterionId }) => criterionId}
        nameOf={(place, criterion) =>
          t('rubric.nth', { number: place, name: nameOf(criterion, place - 1).text })
        }
        most={mostCriteria}
        add={t('rubric.addCriterion')}
        make={newCriterion}
        onChange={(next) => {
          const gone = criteria.findIndex(
            ({ criterionId }) => !next.some((one) => one.criterionId === criterionId),
          );
          const [what] = criteria.slice(gone, gone + 1);
          if (gone < 0 || !what) return onChange({ criteria: next });
          return remove({ criteria: next }, nameOf(what, gone).text);
        }}
      >
        {(criterion, change, at) => (
          <CriterionFields
            criterion={criterion}
            at={storedPlace(criteria, at, isStoredCriterion)}
            onChange={change}
            onRemoveLevel={(next, what) =>
              remove({ criteria: criteria.map((one, place) => (place === at ? next : one)) }, what)
            }
          />
        )}
      </PartList>
      {criteria.length > 0 && (
        <Text fontWeight="medium" fontVariantNumeric="tabular-nums">
          {t('rubric.total', { points: words.most(mostOfRubric(rubric)) })}
        </Text>
      )}
      <KeptActions
        rubric={rubric}
        onTake={(taken) => {
          if (criteria.length > 0) setRemoved({ was: rubric, words: t('kept.replaced') });
          onChange(taken);
        }}
      />
      {removed && (
        <RemovedBar
          key={removed.words}
          words={removed.words}
          onUndo={() => {
            onChange(removed.was);
            setRemoved(null);
          }}
          onOver={() => setRemoved(null)}
        />
      )}
    </Flex>
  );
}
