import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { NumberField } from '#web/blocks/build/number-field.tsx';
import { type Issue, issueAt } from '#web/blocks/form/issue-at.ts';
import {
  endingsOf,
  fileGroupNames,
  fileGroups,
  takenOf,
  withGroup,
} from '#web/components/uploads/file-groups.ts';
import '#web/components/uploads/texts.ts';
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
  const { t } = useTranslation(['assignmentBuilder', 'uploads']);
  const { accepts, most, mostBytes } = files;
  return (
    <Box ps={{ base: '0', sm: '4' }} pb="4">
      <chakra.fieldset mb="4">
        <chakra.legend fontWeight="medium" fontSize="sm" mb="1.5">
          {t('handIn.types')}
        </chakra.legend>
        <chakra.div
          display="grid"
          gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 14rem), 1fr))"
          columnGap="4"
        >
          {fileGroupNames.map((group) => {
            const taken = takenOf(group, accepts);
            return (
              <chakra.label
                key={group}
                display="flex"
                gap="2.5"
                alignItems="baseline"
                py="1.5"
                cursor="pointer"
              >
                <chakra.input
                  type="checkbox"
                  ref={(box: HTMLInputElement | null) => {
                    if (box) box.indeterminate = taken === 'some';
                  }}
                  checked={taken === 'all'}
                  onChange={({ target }) =>
                    onChange({ accepts: withGroup(accepts, group, target.checked) })
                  }
                  accentColor="gold.600"
                  flexShrink="0"
                  w="5"
                  h="5"
                  position="relative"
                  top="1"
                />
                <span>
                  {t(`uploads:group.${group}`)}
                  <Text as="span" display="block" textStyle="sm" color="fg.muted">
                    {endingsOf(fileGroups[group]).join(' ')}
                  </Text>
                </span>
              </chakra.label>
            );
          })}
        </chakra.div>
        {issueAt(issues, 'handIn', 'files', 'accepts') && (
          <Text color="fg.error" textStyle="sm" role="alert">
            {t('handIn.noTypes')}
          </Text>
        )}
      </chakra.fieldset>
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
