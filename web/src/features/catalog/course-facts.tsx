import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '#web/course/texts.ts';
import { cardWords, type Facts } from '#web/course/card-words.ts';

/** Facts beside each other, a point between two; the point before a line's first one falls into the cut-off edge. */
const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    ms: '-0.9em',
    clipPath: 'inset(0 0 0 0.9em)',
    listStyleType: 'none',
    color: 'fg.muted',
    textStyle: 'sm',
    '& li': { ps: '0.9em' },
    '& li::before': { content: '"·" / ""', float: 'left', ms: '-0.6em' },
  },
});

/** One quiet line of what a course asks: level, hours and weeks, lessons, start, languages. */
export function CourseFacts({ course }: { course: Facts }) {
  const { t } = useTranslation('catalog');
  const { language } = useLanguage();
  return (
    <List>
      {cardWords(t, language)
        .facts(course)
        .map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
    </List>
  );
}
