import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { factsOf, lacksOf } from '#shared/blocks/registry.ts';
import { isDayOutside } from '#shared/policies/day-outside.ts';
import { TypedField } from '#web/components/form/typed-field.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { ChooseOne } from '#web/components/ui/choose-rows.tsx';
import { TitleLink } from '#web/components/ui/text-link.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { paths } from '#web/lib/paths.ts';
import { wholeOf } from '#web/lib/whole-number.ts';
import { contentOn, dateKey, dayIn } from './dated-rows.ts';
import './texts.ts';
import type { CourseDates, DatedRow, Days } from './types.ts';
import { useDateWords } from './use-date-words.ts';

type Course = CourseDates['structure']['course'];

/** As the days of a course are counted for people, from 1. */
const mostDays = 1001;

const faults = ['closes_before_opening', 'due_before_opening', 'due_after_closing'] as const;

/** What is wrong with the days of a row as they were chosen. */
function faultsOf(course: Course, row: DatedRow, days: Days) {
  const own = new Map(row.dates.map((date) => [date.name, dayIn(days, row, date)]));
  const latest = Math.max(...own.values());
  const isOutside = course.startsOn !== null && isDayOutside(course, latest);
  const content = row.on === 'block' && row.content ? contentOn(row.content, own) : null;
  const lacks: readonly string[] = content ? lacksOf(content.kind, factsOf(content)) : [];
  return [
    ...faults.filter((fault) => lacks.includes(fault)),
    ...(isOutside ? (['date_outside_course'] as const) : []),
  ];
}

type Props = {
  course: Course;
  row: DatedRow;
  days: Days;
  disabled: boolean;
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
  onChooseFrom: () => void;
  onDays: (days: Days) => void;
};

/** A lesson or a module with a field for each of its days, and what each comes to. */
export function DatedRowFields(props: Props) {
  const { course, row, days, disabled, chosen, onChoose, onChooseFrom, onDays } = props;
  const { t } = useTranslation('dates');
  const { local } = useLanguage();
  const wordsOf = useDateWords(course.startsOn);
  const title = local(row.title);
  const found = faultsOf(course, row, days);
  return (
    <Box as="li" py="4" borderTopWidth="1px">
      <Flex gap="3" align="flex-start">
        <ChooseOne
          id={row.id}
          label={t('choose', { title: title.text })}
          chosen={chosen}
          onChoose={onChoose}
        />
        <Box flex="1" minW="0">
          <Flex gap="3" wrap="wrap" justify="space-between" align="baseline">
            <Box minW="0">
              <TitleLink to={`${paths.structure(course.courseId)}?row=${row.id}`} lang={title.lang}>
                {title.text}
              </TitleLink>
              <Text textStyle="sm" color="fg.muted">
                {row.on === 'module' ? t('module') : local(row.module).text}
              </Text>
            </Box>
            <Button
              size="sm"
              variant="outline"
              onClick={onChooseFrom}
              aria-label={t('chooseFromTitle', { title: title.text })}
            >
              {t('chooseFrom')}
            </Button>
          </Flex>
          <chakra.fieldset
            display="grid"
            disabled={disabled}
            aria-label={title.text}
            mt="3"
            gap="4"
            gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 12rem), 1fr))"
          >
            {row.dates.map((date) => {
              const day = dayIn(days, row, date);
              return (
                <Box key={date.name}>
                  <TypedField
                    label={t(`name.${date.name}`)}
                    numeric
                    atOnce
                    value={String(day + 1)}
                    wrong={(text) =>
                      wholeOf(text, 1, mostDays) === null ? t('dayWrong') : undefined
                    }
                    onTake={(text) => {
                      const number = wholeOf(text, 1, mostDays);
                      if (number !== null)
                        onDays({ ...days, [dateKey(row, date.name)]: number - 1 });
                    }}
                  />
                  <Text textStyle="sm" mt="1" fontWeight={day === date.day ? 'normal' : 'semibold'}>
                    {wordsOf(day, date.at)}
                  </Text>
                  {day !== date.day && (
                    <Text textStyle="sm" color="fg.muted">
                      {t('was', { when: wordsOf(date.day, date.at) })}
                    </Text>
                  )}
                </Box>
              );
            })}
          </chakra.fieldset>
          {found.map((fault) => (
            <Text key={fault} role="status" textStyle="sm" color="fg.warning" mt="2">
              {t(`fault.${fault}`)}
            </Text>
          ))}
        </Box>
      </Flex>
    </Box>
  );
}
