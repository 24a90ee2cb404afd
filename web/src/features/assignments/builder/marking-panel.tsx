import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { OptionalNumber } from '#web/blocks/build/optional-number.tsx';
import { SettingsGroup } from '#web/blocks/build/settings-group.tsx';
import { dayAfter, newTime, TimeFields } from '#web/blocks/build/time-end.tsx';
import { issueAt } from '#web/blocks/form/issue-at.ts';
import { Choice } from '#web/components/form/choice.tsx';
import { SwitchRow } from '#web/components/form/switch-row.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { paths } from '#web/lib/paths.ts';
import { FaultWords } from './fault-words.tsx';
import { PeerFields } from './peer-fields.tsx';
import { PointsField } from './points-field.tsx';
import { RubricEditor } from './rubric-editor.tsx';
import './texts.ts';
import type { Assignment, PanelProps } from './types.ts';

type Marking = Assignment['marking'];

const usualPass = 60;
const usualLookDays = 14;
const usualTolerance = 10;
const bare: Record<Marking['by'], Marking> = {
  points: { by: 'points', most: 1_000_000 },
  rubric: { by: 'rubric', rubric: { criteria: [] } },
};

type Props = PanelProps & {
  /** What the way of marking was before it was changed to the other; null: nothing. */
  before: Marking | null;
  onReplaced: (marking: Marking) => void;
};

/** How an assignment is marked, when its marks are released, what is enough. */
export function MarkingPanel(props: Props) {
  const { place, assignment, issues, faults, onChange, before, onReplaced } = props;
  const { t } = useTranslation('assignmentBuilder');
  const { marking, marksRelease, passPercent, selfAssessment, due, closes, anonymous } = assignment;
  const { completion } = place;
  // What was begun and has no name yet is there to be seen, and no part of what is saved.
  const isBegun = marking.by === 'rubric' && marking.rubric.criteria.length > 0;
  const lacks = faults.map((one) => (one === 'no_criteria' && isBegun ? 'unnamed_criteria' : one));
  return (
    <Flex direction="column">
      <SettingsGroup title={t('group.marking')}>
        <Choice
          label={t('marking.label')}
          hint={t(`marking.hint.${marking.by}`)}
          value={marking.by}
          choices={(['points', 'rubric'] as const).map((value) => ({
            value,
            label: t(`marking.${value}`),
          }))}
          onChange={(by) => {
            if (by === marking.by) return;
            onReplaced(marking);
            onChange({ marking: before?.by === by ? before : bare[by] });
          }}
        />
        {marking.by === 'points' ? (
          <PointsField
            label={t('marking.most')}
            value={marking.most}
            onChange={(most) => onChange({ marking: { by: 'points', most } })}
          />
        ) : (
          <RubricEditor
            rubric={marking.rubric}
            onChange={(rubric) => onChange({ marking: { by: 'rubric', rubric } })}
          />
        )}
        <FaultWords found={lacks} of={['no_criteria', 'unnamed_criteria', 'no_points']} />
        {marking.by === 'rubric' && (
          <SwitchRow
            label={t('selfAssessment.on')}
            hint={t('selfAssessment.hint')}
            on={selfAssessment}
            onChange={(on) => onChange({ selfAssessment: on })}
          />
        )}
        <SwitchRow
          label={t('anonymous.on')}
          hint={t('anonymous.hint')}
          on={anonymous}
          onChange={(on) => onChange({ anonymous: on })}
        />
        <OptionalNumber
          label={t('second.on')}
          hint={t('second.hint')}
          name={t('second.percent')}
          least={0}
          most={100}
          usual={usualTolerance}
          value={assignment.secondMarker?.tolerancePercent ?? null}
          onChange={(percent) =>
            onChange({ secondMarker: percent === null ? null : { tolerancePercent: percent } })
          }
        />
        {assignment.secondMarker && <Text textStyle="sm">{t('second.percentHint')}</Text>}
      </SettingsGroup>
      <SettingsGroup title={t('group.peers')}>
        <PeerFields
          peerReview={assignment.peerReview}
          onChange={(peerReview) => onChange({ peerReview })}
        />
        {assignment.groups && assignment.peerReview && <Text>{t('peers.forGroups')}</Text>}
      </SettingsGroup>
      <SettingsGroup title={t('group.release')}>
        <Choice
          label={t('release.label')}
          hint={t(`release.hint.${marksRelease.rule}`)}
          value={marksRelease.rule}
          choices={(['whenMarked', 'at', 'byHand'] as const).map((value) => ({
            value,
            label: t(`release.${value}`),
          }))}
          onChange={(rule) =>
            onChange({
              marksRelease:
                rule === 'at'
                  ? {
                      rule,
                      at: newTime(
                        // As long as somebody can hand in, nobody reads what was said of others.
                        dayAfter(
                          closes ? { from: closes.day, days: 1 } : { from: due?.day ?? 7, days: 7 },
                          place.startsOn,
                        ),
                        '09:00',
                      ),
                    }
                  : { rule },
            })
          }
        />
        {marksRelease.rule === 'at' && (
          <Box>
            <TimeFields
              value={marksRelease.at}
              startsOn={place.startsOn}
              isTimeWrong={issueAt(issues, 'marksRelease', 'at', 'time') !== undefined}
              onChange={(at) => onChange({ marksRelease: { rule: 'at', at } })}
            />
          </Box>
        )}
        <OptionalNumber
          label={t('looks.on')}
          hint={t('looks.hint')}
          name={t('looks.days')}
          least={1}
          most={365}
          usual={usualLookDays}
          value={assignment.lookDays}
          onChange={(lookDays) => onChange({ lookDays })}
        />
      </SettingsGroup>
      <SettingsGroup title={t('group.pass')}>
        <OptionalNumber
          label={t('pass.on')}
          name={t('pass.percent')}
          least={1}
          most={100}
          usual={usualPass}
          value={passPercent}
          onChange={(next) => onChange({ passPercent: next })}
        />
        <Text>
          {'percent' in completion
            ? t('completion.passed', { percent: completion.percent })
            : t(`completion.${completion.rule}`)}{' '}
          <TextLink to={`${paths.structure(place.courseId)}?row=${place.assignmentId}`}>
            {t('completion.change')}
          </TextLink>
        </Text>
      </SettingsGroup>
    </Flex>
  );
}
