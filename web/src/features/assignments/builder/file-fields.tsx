import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { NumberField } from '#web/blocks/build/number-field.tsx';
import { type Issue, issueAt } from '#web/blocks/form/issue-at.ts';
import { FileGroupsField } from '#web/components/uploads/file-groups-field.tsx';
import { FieldGrid } from './field-grid.ts';
import './texts.ts';
import type { Assignment } from './types.ts';

type Files = NonNullable<Assignment['handIn']['files']>;

/** As the schema of an assignment has it. */
const mostFiles = 20;
const mostMegabytes = 2000;
const megabyte = 1_000_000;

type Props = {
  files: Files;
  issues: readonly Issue[];
  onChange: (changes: Partial<Files>) => void;
};

/** Which files are taken: of which kinds, how many, and how large each may be. */
export function FileFields({ files, issues, onChange }: Props) {
  const { t } = useTranslation('assignmentBuilder');
  const { accepts, most, mostBytes } = files;
  return (
    <Box ps={{ base: '0', sm: '4' }} pb="4">
      <Box mb="4">
        <FileGroupsField
          legend={t('handIn.types')}
          accepts={accepts}
          onChange={(types) => onChange({ accepts: types })}
        >
          {issueAt(issues, 'handIn', 'files', 'accepts') && (
            <Text color="fg.error" textStyle="sm" role="alert">
              {t('handIn.noTypes')}
            </Text>
          )}
        </FileGroupsField>
      </Box>
      <FieldGrid ps="0" pb="0">
        <NumberField
          label={t('handIn.mostFiles')}
          least={1}
          most={mostFiles}
          value={most}
          onChange={(next) => onChange({ most: next })}
        />
        <NumberField
          label={t('handIn.megabytes')}
          least={1}
          most={mostMegabytes}
          value={mostBytes / megabyte}
          onChange={(next) => onChange({ mostBytes: next * megabyte })}
        />
      </FieldGrid>
    </Box>
  );
}
