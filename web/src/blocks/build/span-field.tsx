import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Choice } from '#web/components/form/choice.tsx';
import { NumberField } from './number-field.tsx';
import './texts.ts';

const units = { minutes: 1, hours: 60, days: 1440 } as const;
type Unit = keyof typeof units;
const names = Object.keys(units) as Unit[];

/** The largest unit in which a time span is a whole number. */
const unitOf = (minutes: number): Unit =>
  names.findLast((name) => minutes > 0 && minutes % units[name] === 0) ?? 'hours';

type Props = {
  label: string;
  /** In minutes. */
  value: number;
  most: number;
  onChange: (minutes: number) => void;
};

/** A time span as people say it: so many minutes, hours or days. */
export function SpanField({ label, value, most, onChange }: Props) {
  const { t } = useTranslation('build');
  const [unit, setUnit] = useState(() => unitOf(value));
  // It may have been changed elsewhere to what is no whole number of these.
  const shown = value % units[unit] === 0 ? unit : unitOf(value);
  return (
    <Flex gap="3" align="flex-start" wrap="wrap">
      <Box w="10rem">
        <NumberField
          key={shown}
          label={label}
          least={0}
          most={Math.floor(most / units[shown])}
          value={value / units[shown]}
          onChange={(next) => onChange(next * units[shown])}
        />
      </Box>
      <Choice
        label={t('unit.label')}
        value={shown}
        choices={names.map((name) => ({ value: name, label: t(`unit.${name}`) }))}
        onChange={(next) => {
          setUnit(next);
          onChange(Math.min(most, (value / units[shown]) * units[next]));
        }}
      />
    </Flex>
  );
}
