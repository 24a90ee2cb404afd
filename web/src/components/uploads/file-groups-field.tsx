import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaType } from '#shared/policies/media-types.ts';
import { endingsOf, fileGroupNames, fileGroups, takenOf, withGroup } from './file-groups.ts';
import './texts.ts';

type Props = {
  legend: string;
  accepts: readonly MediaType[];
  onChange: (accepts: MediaType[]) => void;
  /** What is wrong with it. */
  children?: ReactNode;
};

/** The kinds of files that are taken: a box for each group, ticked in part where not all of it is. */
export function FileGroupsField({ legend, accepts, onChange, children }: Props) {
  const { t } = useTranslation('uploads');
  return (
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="medium" fontSize="sm" mb="1.5">
        {legend}
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
                onChange={({ target }) => onChange(withGroup(accepts, group, target.checked))}
                accentColor="gold.600"
                flexShrink="0"
                w="5"
                h="5"
                position="relative"
                top="1"
              />
              <span>
                {t(`group.${group}`)}
                <Text as="span" display="block" textStyle="sm" color="fg.muted">
                  {endingsOf(fileGroups[group]).join(' ')}
                </Text>
              </span>
            </chakra.label>
          );
        })}
      </chakra.div>
      {children}
    </chakra.fieldset>
  );
}
