import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '#web/components/form/leave-guard.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ChooseAll } from '#web/components/ui/choose-rows.tsx';
import { Docked } from '#web/components/ui/docked.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { paths } from '#web/lib/paths.ts';
import { DatedRowFields } from './dated-row-fields.tsx';
import { firstDay } from './dated-rows.ts';
import { MoveForm } from './move-form.tsx';
import { SavedDates } from './saved-dates.tsx';
import './texts.ts';
import type { CourseDates, DatedRow } from './types.ts';
import { useDates } from './use-dates.ts';

type Props = { course: CourseDates['structure']['course']; rows: readonly DatedRow[] };

/** The dates of a course as fields, each a day that counts from its first: typed one by one, or moved many at once. */
export function DatesEditor({ course, rows }: Props) {
  const { t } = useTranslation('dates');
  const dates = useDates(course.courseId, rows);
  const [chosen, setChosen] = useState<string[]>([]);
  const { days, changes, saving } = dates;
  const isSaving = saving.is === 'running';
  const moving = rows.filter(({ id }) => chosen.includes(id));
  const chooseFrom = (row: DatedRow) => {
    const from = firstDay(row, days);
    setChosen(rows.filter((one) => firstDay(one, days) >= from).map(({ id }) => id));
  };
  return (
    <>
      <LeaveGuard unsaved={changes.length > 0} />
      {course.startsOn === null && (
        <Text color="fg.muted" mb="4">
          {t('noStart')}{' '}
          <TextLink to={paths.editCourse(course.courseId)}>{t('toSettings')}</TextLink>
        </Text>
      )}
      <MoveForm
        startsOn={course.startsOn}
        rows={moving}
        days={days}
        disabled={isSaving}
        onMoved={dates.choose}
      />
      <SavedDates saving={saving} onTakeBack={dates.takeBack} />
      <ChooseAll all={rows.map(({ id }) => id)} chosen={chosen} onChoose={setChosen}>
        {t('chooseAll')}
      </ChooseAll>
      <Box as="ul" listStyleType="none" aria-label={t('list')}>
        {rows.map((row) => (
          <DatedRowFields
            key={row.id}
            course={course}
            row={row}
            days={days}
            disabled={isSaving}
            chosen={chosen}
            onChoose={setChosen}
            onChooseFrom={() => chooseFrom(row)}
            onDays={dates.choose}
          />
        ))}
      </Box>
      {(changes.length > 0 || isSaving) && (
        <Docked mt="4" p="2" ps="4" gap="2" align="center" wrap="wrap" borderWidth="1px">
          <Text role="status" fontWeight="semibold" me="2">
            {isSaving
              ? t('saving', { done: saving.done, count: saving.all })
              : t('changed', { count: changes.length })}
          </Text>
          <Flex gap="2" wrap="wrap">
            <Button onClick={() => void dates.save()} disabled={isSaving}>
              {t('save')}
            </Button>
            <Button variant="quiet" onClick={dates.discard} disabled={isSaving}>
              {t('discard')}
            </Button>
          </Flex>
        </Docked>
      )}
    </>
  );
}
