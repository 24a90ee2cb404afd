import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { ulid } from 'ulid';
import type { Rubric } from '#shared/schemas/rubrics.ts';
import { isUnwritten, storedPlace } from '#web/blocks/assignment/draft.ts';
import { issueAt } from '#web/blocks/form/issue-at.ts';
import { useFormScope } from '#web/questions/form/form-scope.ts';
import { MarkField } from '#web/questions/form/mark-field.tsx';
import { PartList } from '#web/questions/form/part-list.tsx';
import { NamedFields } from './named-fields.tsx';
import { PointsField } from './points-field.tsx';
import './texts.ts';

type Criterion = Rubric['criteria'][number];
type Level = Criterion['levels'][number];

/** As the schema of rubrics has it. */
const mostLevels = 8;
const usualPoints = 100_000;

/** A level that nothing was written in yet: the first one gives all, the others nothing until somebody says so. */
const newLevel = ({ points, levels }: Criterion): Level => ({
  levelId: ulid(),
  title: {},
  description: null,
  points: points === null ? null : levels.length === 0 ? points : 0,
});

type Props = {
  criterion: Criterion;
  /** Its place among those that are stored. */
  at: number;
  onChange: (criterion: Criterion) => void;
  onRemoveLevel: (criterion: Criterion, what: string) => void;
};

/** What a criterion looks for, what it gives, and the levels that work can reach. */
export function CriterionFields({ criterion, at, onChange, onRemoveLevel }: Props) {
  const { t } = useTranslation('assignmentBuilder');
  const { issues } = useFormScope();
  const { points, levels } = criterion;
  const path = ['marking', 'rubric', 'criteria', at];
  const isAbove = levels.some((level) => (level.points ?? 0) > (points ?? 0));
  return (
    <>
      <NamedFields
        title={t('rubric.title')}
        description={t('rubric.description')}
        addDescription={t('rubric.addDescription')}
        path={path}
        value={criterion}
        onChange={(words) => onChange({ ...criterion, ...words })}
      />
      <MarkField
        label={t('rubric.givesPoints')}
        checked={points !== null}
        onChange={(gives) =>
          onChange({
            ...criterion,
            points: gives ? usualPoints : null,
            levels: levels.map((level) => ({ ...level, points: gives ? 0 : null })),
          })
        }
      />
      {points !== null && (
        <PointsField
          label={t('rubric.most')}
          value={points}
          onChange={(most) => onChange({ ...criterion, points: most })}
        />
      )}
      <PartList
        legend={t('rubric.levels')}
        path={[...path, 'levels']}
        parts={levels}
        idOf={({ levelId }) => levelId}
        nameOf={(place) => t('rubric.nthLevel', { number: place })}
        most={mostLevels}
        add={t('rubric.addLevel')}
        make={() => newLevel(criterion)}
        onChange={(next) => {
          const changed = { ...criterion, levels: next };
          const gone = levels.findIndex(
            ({ levelId }) => !next.some((one) => one.levelId === levelId),
          );
          if (gone < 0) return onChange(changed);
          return onRemoveLevel(changed, t('rubric.nthLevel', { number: gone + 1 }));
        }}
      >
        {(level, change, place) => (
          <>
            <NamedFields
              title={t('rubric.levelTitle')}
              description={t('rubric.levelDescription')}
              addDescription={t('rubric.addLevelDescription')}
              path={[...path, 'levels', storedPlace(levels, place, (one) => !isUnwritten(one))]}
              value={level}
              onChange={(words) => change({ ...level, ...words })}
            />
            {level.points !== null && (
              <PointsField
                label={t('rubric.levelPoints', { number: place + 1 })}
                shown={t('rubric.points')}
                value={level.points}
                onChange={(next) => change({ ...level, points: next })}
              />
            )}
          </>
        )}
      </PartList>
      {levels.length === 0 && (
        <Text textStyle="sm" color="fg.muted">
          {t(points === null ? 'rubric.inWords' : 'rubric.byMarker')}
        </Text>
      )}
      {isAbove && issueAt(issues, 'marking') && (
        <Text textStyle="sm" color="fg.error" role="alert">
          {t('rubric.aboveMost')}
        </Text>
      )}
    </>
  );
}
