import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { csvDialects, toCsv } from '#web/lib/csv.ts';
import { nameOfFile } from '#web/lib/export-words.ts';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { usePrintAlone } from '#web/lib/use-print-alone.ts';
import type { OwnGrades as Grades } from '../types.ts';
import { byCategory } from '../words/by-category.ts';
import { useGradeWords } from '../words/use-grade-words.ts';
import { CategorySection } from './category-section.tsx';
import { GoalPlanner } from './goal-planner.tsx';
import { ownRows } from './own-csv.ts';
import './texts.ts';
import { TotalPanel } from './total-panel.tsx';
import { totalWith, type Tried } from './worked.ts';

const none: Tried = new Map();

const clearOfTotal = {
  '@media (min-height: 22.01rem)': {
    '& :is(a, button, input, summary):not([data-total] *)': {
      scrollMarginTop: 'calc(min(50dvh, 18rem) + 1rem)',
    },
  },
};

type Props = {
  grades: Grades;
  /** Whose they are, for who reads them on paper. */
  owner: ReactNode;
  /** When they were so, in milliseconds since the epoch. */
  at: number;
};

/** One's own grades in a course: the total with what it is made of, marks to try, and what a goal asks. */
export function OwnGrades({ grades, owner, at }: Props) {
  const { t } = useTranslation('ownGrades');
  const { language, local } = useLanguage();
  const words = useGradeWords();
  const { isPrinted, styles, print } = usePrintAlone();
  /** null: nothing is tried. */
  const [tried, setTried] = useState<Tried | null>(null);
  const { scheme, items, courseTitle } = grades;
  const real = { ...grades.total, trace: grades.trace };
  // Of a total that somebody set, what it would come to without that is shown from the start.
  const isSet = grades.trace.some(({ step }) => step === 'override');
  const worked = tried === null || (tried.size === 0 && !isSet) ? null : totalWith(grades, tried);
  const shown = worked ?? real;
  const parts = byCategory(scheme, items, shown.trace);
  const tryOne = (itemId: string, points: number | null) => {
    const next = new Map(tried);
    if (points === null) next.delete(itemId);
    else next.set(itemId, points);
    setTried(next);
  };
  const download = () =>
    saveFile(
      nameOfFile(t('csv.file'), local(courseTitle).text),
      toCsv(
        ownRows(byCategory(scheme, items, real.trace), real, {
          head: (['category', 'title', 'points', 'most', 'percent', 'note'] as const).map((name) =>
            t(`csv.${name}`),
          ),
          total: t('total.label'),
          category: (part) => words.nameOf(part, false),
          title: ({ title }) => local(title).text,
          item: words.itemLine,
        }),
        csvDialects[language],
      ),
      'text/csv;charset=utf-8',
    );
  return (
    <Box
      // What the focus goes to stays clear of the total, which is over the page while marks are tried (WCAG 2.4.11).
      {...(tried !== null && { css: clearOfTotal })}
      {...styles}
    >
      {isPrinted && (
        <Text textStyle="2xl" fontWeight="semibold" lang={local(courseTitle).lang}>
          {local(courseTitle).text}
        </Text>
      )}
      {/* Always there: who they are is asked for, and paper waits for nothing. */}
      <Text display="none" mb="4" _print={{ display: 'block' }} data-owner="">
        {owner}
        {` · ${formatMinute(new Date(at).toISOString(), language)}`}
      </Text>
      <TotalPanel
        scheme={scheme}
        items={items}
        setByHand={grades.setByHand}
        real={real}
        worked={worked}
        isTrying={tried !== null}
        isPrinted={isPrinted}
        onEnd={() => setTried(null)}
      />
      <Flex
        gap="2"
        wrap="wrap"
        mt="5"
        mb="10"
        css={{ '@media print': { '& > *': { display: 'none' } } }}
      >
        {tried === null && (
          <Button size="sm" variant="outline" onClick={() => setTried(none)}>
            {t('try.begin')}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={download}>
          {t('csv.action')}
        </Button>
        <Button size="sm" variant="quiet" onClick={print}>
          {t('print')}
        </Button>
      </Flex>
      {parts.map((part) => (
        <CategorySection
          key={part.category?.categoryId ?? ''}
          part={part}
          alone={parts.length === 1}
          courseId={grades.courseId}
          tried={tried}
          isPrinted={isPrinted}
          onTry={tryOne}
        />
      ))}
      <GoalPlanner grades={grades} tried={tried ?? none} onTry={(marks) => setTried(marks)} />
    </Box>
  );
}
