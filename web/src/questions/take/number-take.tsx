import { Grid } from '@chakra-ui/react/grid';
import { useTranslation } from 'react-i18next';
import type { AskedOf } from '#shared/schemas/questions.ts';
import { ValueField } from '#web/blocks/form/value-field.tsx';
import { Labelled } from '#web/components/form/labelled.tsx';
import { NumberInput } from '../numbers/number-input.tsx';
import { AskedFrame } from './asked-frame.tsx';

type Answer = { number: string; unit: string };

type Props = {
  asked: AskedOf<'numeric'> | AskedOf<'formula'>;
  given: Answer | null;
  onChange: (answer: Answer | null) => void;
};

/** A number to write, with its unit where one is asked for; with a decimal comma or a point. */
export function NumberTake({ asked, given, onChange }: Props) {
  const { t } = useTranslation('questions');
  const { number, unit } = given ?? { number: '', unit: '' };
  const change = (next: Answer) => onChange(next.number === '' && next.unit === '' ? null : next);
  return (
    <AskedFrame asked={asked} legend={t('take.writeNumber')}>
      <Grid
        templateColumns={{ base: '1fr', sm: asked.asksUnit ? '2fr 1fr' : '1fr' }}
        gap="4"
        maxW="24rem"
      >
        <Labelled label={t('take.number')}>
          <NumberInput
            size="lg"
            saysNone
            maxLength={60}
            autoComplete="off"

            value={number}
            onChange={(next) => change({ number: next, unit })}
          />
        </Labelled>
        {asked.asksUnit && (
          <ValueField
            label={t('take.unit')}
            value={unit}
            input={{ maxLength: 30, autoComplete: 'off', autoCapitalize: 'none' }}
            onChange={(next) => change({ number, unit: next })}
          />
        )}
      </Grid>
    </AskedFrame>
  );
}
