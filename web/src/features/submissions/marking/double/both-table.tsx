import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { rubricPoints } from '#shared/grading/rubric.ts';
import type { Criterion } from '#web/components/assignment/criterion-head.tsx';
import { useCriterionName } from '#web/components/assignment/use-criterion-name.ts';
import { DataTable } from '#web/components/ui/data-table.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints } from '#web/lib/points.ts';
import type { Marking, SubmissionWork } from '../../types.ts';
import './texts.ts';

type Props = { marks: SubmissionWork['marks']; both: readonly Marking[] };

/** What one of them chose for a criterion, and said of it. */
function Chosen({ criterion, marking }: { criterion: Criterion; marking: Marking }) {
  const { t } = useTranslation('doubleMarking');
  const { language, local } = useLanguage();
  const said = marking.choices.find((one) => one.criterionId === criterion.criterionId);
  const [step] = rubricPoints({ criteria: [criterion] }, said ? [said] : []).steps;
  const level = criterion.levels.find(({ levelId }) => levelId === step?.levelId);
  const words = [
    step?.points == null ? null : formatPoints(step.points, language),
    level ? local(level.title).text : null,
  ].filter(Boolean);
  return (
    <>
      {words.length > 0 ? words.join(' · ') : t('none')}
      {said && said.comment !== '' && (
        <Text as="span" display="block" textStyle="sm" whiteSpace="pre-wrap">
          {said.comment}
        </Text>
      )}
    </>
  );
}

/** Two markings beside each other, criterion by criterion. */
export function BothTable({ marks, both }: Props) {
  const { t } = useTranslation('doubleMarking');
  const { language } = useLanguage();
  const nameOf = useCriterionName();
  const names = both.map(({ by }) => by.name || t('nameless'));
  const row = (key: string, name: ReactNode, of: (marking: Marking) => ReactNode) => (
    <tr key={key}>
      <th scope="row">{name}</th>
      {both.map((marking, at) => (
        <td key={marking.by.userId} data-label={names[at]}>
          {of(marking)}
        </td>
      ))}
    </tr>
  );
  const points = (value: number | null) =>
    value === null ? t('none') : formatPoints(value, language);
  return (
    <DataTable aria-label={t('table')} css={{ overflowWrap: 'anywhere' }}>
      <thead>
        <tr>
          <th scope="col">{t(marks.by === 'rubric' ? 'criterion' : 'points')}</th>
          {both.map(({ by }, at) => (
            <th scope="col" key={by.userId}>
              {names[at]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {marks.by === 'rubric' &&
          marks.rubric.criteria.map((criterion, at) => {
            const { text, lang } = nameOf(criterion, at);
            return row(criterion.criterionId, <span lang={lang}>{text}</span>, (marking) => (
              <Chosen criterion={criterion} marking={marking} />
            ));
          })}
        {row('total', t('total'), ({ earned }) => points(earned.points))}
        {both.some(({ isLateWaived }) => isLateWaived) &&
          row('late', t('late'), ({ isLateWaived }) =>
            t(isLateWaived ? 'lateWaived' : 'lateCounts'),
          )}
        {both.some(({ comment }) => comment !== '') &&
          row('comment', t('comment'), ({ comment }) => (
            <Text as="span" whiteSpace="pre-wrap">
              {comment || t('none')}
            </Text>
          ))}
        {both.some(({ files }) => files.length > 0) &&
          row('files', t('files'), ({ files }) =>
            files.length > 0 ? files.map(({ fileName }) => fileName).join(', ') : t('none'),
          )}
      </tbody>
    </DataTable>
  );
}
