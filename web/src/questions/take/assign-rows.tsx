import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '#web/components/form/select.ts';

type Props = {
  rows: readonly { id: string; text: ReactNode }[];
  /** What may be chosen for each of them. */
  choices: readonly { value: string; text: string; lang?: string | undefined }[];
  chosen: ReadonlyMap<string, string>;
  /** undefined: taken back. */
  onChoose: (id: string, value: string | undefined) => void;
};

const Row = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr minmax(14rem, 1fr)' },
    gap: { base: '2', md: '5' },
    alignItems: 'center',
    py: '3',
    borderTopWidth: '1px',
    _first: { borderTopWidth: '0' },
  },
});

/** Things that each have one of the same choices, by menus. */
export function AssignRows({ rows, choices, chosen, onChoose }: Props) {
  const { t } = useTranslation('questions');
  const name = useId();
  return (
    <chakra.ul listStyleType="none">
      {rows.map(({ id, text }) => (
        <Row key={id}>
          <chakra.div id={`${name}-${id}`} minW="0">
            {text}
          </chakra.div>
          <Select
            aria-labelledby={`${name}-${id}`}
            value={chosen.get(id) ?? ''}
            onChange={({ target }) => onChoose(id, target.value === '' ? undefined : target.value)}
          >
            <option value="">{t('take.choose')}</option>
            {choices.map(({ value, text: words, lang }) => (
              <option key={value} value={value} lang={lang}>
                {words}
              </option>
            ))}
          </Select>
        </Row>
      ))}
    </chakra.ul>
  );
}
