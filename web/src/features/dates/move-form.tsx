import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ValueField } from '#web/blocks/form/value-field.tsx';
import { Form } from '#web/components/form/form.tsx';
import { SwitchRow } from '#web/components/form/switch-row.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { Card } from '#web/components/ui/card.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { DaysOff } from './days-off.tsx';
import { moveRows } from './move-rows.ts';
import './texts.ts';
import type { DatedRow, Days } from './types.ts';

/** As people write it: forwards, or back with either of the two signs that there are for it. */
const written = /^[+\-−]?\d{1,4}$/;
const daysOf = (text: string): number | null =>
  written.test(text.trim()) ? Number(text.trim().replace('−', '-')) : null;

type Props = {
  startsOn: string | null;
  /** Those that are chosen. */
  rows: readonly DatedRow[];
  days: Days;
  disabled: boolean;
  onMoved: (days: Days) => void;
};

/** Moves all that is chosen by some days, over weekends and days off where that is wanted. */
export function MoveForm({ startsOn, rows, days, disabled, onMoved }: Props) {
  const { t } = useTranslation('dates');
  const { local } = useLanguage();
  const [typed, setTyped] = useState('');
  const [skipsWeekends, setSkipsWeekends] = useState(false);
  const [daysOff, setDaysOff] = useState<string[]>([]);
  const [wrong, setWrong] = useState<string>();
  const [outside, setOutside] = useState<DatedRow | null>(null);
  const move = () => {
    const by = daysOf(typed);
    setWrong(by === null ? t('move.wrong') : undefined);
    if (by === null) return;
    const moved = moveRows(rows, days, by, {
      startsOn,
      skipsWeekends,
      daysOff: new Set(daysOff),
    });
    setOutside('outside' in moved ? moved.outside : null);
    if ('days' in moved) onMoved(moved.days);
  };
  return (
    <Card mb="6">
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          move();
        }}
      >
        <Heading as="h3" size="lg">
          {t('move.title')}
        </Heading>
        <ValueField
          label={t('move.by')}
          hint={t('move.hint')}
          error={wrong}
          value={typed}
          input={{ maxW: '8rem' }}
          onChange={setTyped}
        />
        {startsOn !== null && (
          <>
            <SwitchRow
              label={t('move.skipsWeekends')}
              hint={t('move.skipsHint')}
              on={skipsWeekends}
              onChange={setSkipsWeekends}
            />
            <DaysOff days={daysOff} onChange={setDaysOff} />
          </>
        )}
        {outside && (
          <Notice kind="error">{t('move.outside', { title: local(outside.title).text })}</Notice>
        )}
        <Flex gap="4" wrap="wrap" align="center">
          <Button type="submit" variant="outline" disabled={disabled || rows.length === 0}>
            {t('move.yes')}
          </Button>
          <Text role="status" textStyle="sm" color="fg.muted">
            {rows.length === 0 ? t('move.nothing') : t('move.chosen', { count: rows.length })}
          </Text>
        </Flex>
      </Form>
    </Card>
  );
}
