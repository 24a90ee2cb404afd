import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Icon, type IconName } from '#web/components/ui/icon.tsx';
import { formatDay } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import type { Language } from '#shared/policies/languages.ts';
import '../texts.ts';
import type { CourseDetail } from '../types.ts';
import { captionsKey } from './outline-counts.ts';
import { useOutlineWords } from './use-outline-words.ts';

/** The languages in which a course has a title: those it is held in. */
const languagesOf = ({ title }: CourseDetail['course']): Language[] =>
  (['en', 'es'] as const).filter((language) => title[language] !== undefined);

type Row = [IconName, string, string];

/** What a course takes and gives, one line each. */
export function CourseNumbers({ detail }: { detail: CourseDetail }) {
  const { t } = useTranslation('courses');
  const { language } = useLanguage();
  const { during } = useOutlineWords();
  const { course, lessons, minutes, students } = detail;
  const { effort, startsOn, level } = course;
  const { played, captioned } = detail;
  const captions: Row[] =
    played === 0
      ? []
      : [['text', t('detail.captions'), t(captionsKey(detail), { played, captioned })]];
  const rows: Row[] = [
    [
      'clock',
      t('detail.effort'),
      t('effort', {
        hours: t('hours', { count: effort.hours }),
        weeks: t('weeks', { count: effort.weeks }),
      }),
    ],
    ['bars', t('detail.level'), t(`level.${level}`)],
    ['book', t('detail.content'), `${t('lessons', { count: lessons })} · ${during(minutes)}`],
    [
      'calendar',
      t('detail.start'),
      startsOn === null ? t('detail.ownPace') : formatDay(startsOn, language),
    ],
    [
      'globe',
      t('detail.languages'),
      languagesOf(course)
        .map((code) => t(`language.${code}`))
        .join(' · '),
    ],
    ...captions,
    ['people', t('detail.learners'), t('students', { count: students })],
  ];
  return (
    <chakra.dl aria-label={t('detail.facts')}>
      {rows.map(([icon, name, value]) => (
        <Flex key={name} align="center" gap="3" py="2" borderTopWidth="1px" textStyle="sm">
          <Icon name={icon} />
          <chakra.dt color="fg.muted">{name}</chakra.dt>
          <chakra.dd ms="auto" textAlign="end" fontWeight="medium">
            {value}
          </chakra.dd>
        </Flex>
      ))}
    </chakra.dl>
  );
}
