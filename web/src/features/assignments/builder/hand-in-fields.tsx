import { Box } from '@chakra-ui/react/box';
import { useTranslation } from 'react-i18next';
import { OptionalNumber } from '#web/blocks/build/optional-number.tsx';
import { NumberField } from '#web/blocks/build/number-field.tsx';
import type { Issue } from '#web/blocks/form/issue-at.ts';
import { Choice } from '#web/components/form/choice.tsx';
import { SwitchRow } from '#web/components/form/switch-row.tsx';
import { fileGroups } from '#web/components/uploads/file-groups.ts';
import { FieldGrid } from './field-grid.ts';
import { FileFields } from './file-fields.tsx';
import './texts.ts';
import type { Assignment } from './types.ts';

type HandIn = Assignment['handIn'];

/** As the schema of an assignment has it. */
const mostWords = 20_000;
const mostMinutes = 60;

/** How each kind begins. */
const usual = {
  words: 1000,
  files: {
    accepts: [...fileGroups.documents, ...fileGroups.pictures],
    most: 3,
    mostBytes: 50_000_000,
  },
  recording: { as: 'either' as const, mostMinutes: 5 },
};

type Props = {
  handIn: HandIn;
  issues: readonly Issue[];
  onChange: (changes: Partial<HandIn>) => void;
};

/** What may be handed in, each kind with its bounds. */
export function HandInFields({ handIn, issues, onChange }: Props) {
  const { t } = useTranslation('assignmentBuilder');
  const { text, files, link, recording } = handIn;
  return (
    <Box>
      <SwitchRow
        label={t('handIn.text')}
        hint={t('handIn.textHint')}
        on={text !== null}
        onChange={(on) => onChange({ text: on ? { mostWords: null } : null })}
      />
      {text && (
        <Box ps={{ base: '0', sm: '4' }} pb="4">
          <OptionalNumber
            label={t('handIn.limitWords')}
            name={t('handIn.mostWords')}
            least={1}
            most={mostWords}
            usual={usual.words}
            value={text.mostWords}
            onChange={(next) => onChange({ text: { mostWords: next } })}
          />
        </Box>
      )}
      <SwitchRow
        label={t('handIn.files')}
        on={files !== null}
        onChange={(on) => onChange({ files: on ? usual.files : null })}
      />
      {files && (
        <FileFields
          files={files}
          issues={issues}
          onChange={(changes) => onChange({ files: { ...files, ...changes } })}
        />
      )}
      <SwitchRow
        label={t('handIn.link')}
        hint={t('handIn.linkHint')}
        on={link}
        onChange={(on) => onChange({ link: on })}
      />
      <SwitchRow
        label={t('handIn.recording')}
        hint={t('handIn.recordingHint')}
        on={recording !== null}
        onChange={(on) => onChange({ recording: on ? usual.recording : null })}
      />
      {recording && (
        <FieldGrid>
          <Choice
            label={t('handIn.as.label')}
            value={recording.as}
            choices={(['audio', 'video', 'either'] as const).map((value) => ({
              value,
              label: t(`handIn.as.${value}`),
            }))}
            onChange={(as) => onChange({ recording: { ...recording, as } })}
          />
          <NumberField
            label={t('handIn.mostMinutes')}
            least={1}
            most={mostMinutes}
            value={recording.mostMinutes}
            onChange={(next) => onChange({ recording: { ...recording, mostMinutes: next } })}
          />
        </FieldGrid>
      )}
    </Box>
  );
}
