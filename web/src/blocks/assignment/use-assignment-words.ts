import { useTranslation } from 'react-i18next';
import { mostOfRubric } from '#shared/grading/rubric.ts';
import type { ContentOf } from '#shared/schemas/blocks.ts';
import { useLateWords } from '#web/components/assignment/use-late-words.ts';
import { usePointWords } from '#web/components/assignment/use-point-words.ts';
import { useTakenWords } from '#web/components/uploads/use-taken-words.ts';
import { formatSpan } from '#web/blocks/quiz/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { lateExample } from './late-example.ts';
import './texts.ts';

type Assignment = ContentOf<'assignment'>;

/** The most points that an assignment gives, in ten-thousandths. */
export const mostOf = (marking: Assignment['marking']): number =>
  marking.by === 'points' ? marking.most : mostOfRubric(marking.rubric);

/** The rules of an assignment in words, each as whole sentences. */
export function useAssignmentWords() {
  const { t } = useTranslation('assignmentFacts');
  const { language } = useLanguage();
  const points = usePointWords();
  const lateWords = useLateWords();
  const takenWords = useTakenWords();
  const number = (value: number) => new Intl.NumberFormat(language).format(value);
  return {
    /** What may be handed in, a line for each kind of it, and below files one for each kind of these. */
    handIn: ({ text, files, link, recording }: Assignment['handIn']): string[] => [
      ...(text
        ? [
            text.mostWords === null
              ? t('handIn.text')
              : t('handIn.words', { count: text.mostWords, words: number(text.mostWords) }),
          ]
        : []),
      ...(files
        ? [t('handIn.files', { count: files.most }), ...takenWords(files.accepts, files.mostBytes)]
        : []),
      ...(link ? [t('handIn.link')] : []),
      ...(recording
        ? [t(`handIn.recording.${recording.as}`, { count: recording.mostMinutes })]
        : []),
    ],
    /** How often it may be handed in; with `used`, how often it was, and whether it came back to be handed in again. */
    attempts: (count: number, used: number | null = null, isReturned = false): string =>
      [
        count === 1 ? t('attempts.once') : t('attempts.allowed', { count }),
        ...(count > 1 ? [t('attempts.last')] : []),
        ...(used === null || used === 0
          ? []
          : [used === 1 ? t('attempts.usedOnce') : t('attempts.used', { count: used })]),
        ...(isReturned ? [t('attempts.returned')] : []),
      ].join(' '),
    /** What being late costs, with an example; nothing where nothing is due. */
    late: ({
      late,
      due,
      marking,
    }: {
      late: Assignment['late'];
      due: boolean;
      marking: Assignment['marking'];
    }): string[] => {
      if (!due) return [];
      if (late === null) return [t('late.free')];
      const { percentPerDay: percent, mostPercent: most, of, graceMinutes } = late;
      const example = lateExample(late, mostOf(marking));
      return [
        [
          t(`late.${of}`, { percent }),
          ...(most < 100 ? [t('late.cap', { percent: most })] : []),
          ...(graceMinutes > 0
            ? [t('late.grace', { time: formatSpan(graceMinutes * 60, language) })]
            : []),
        ].join(' '),
        ...(example
          ? [
              t('late.example', {
                cost: lateWords.cost(example),
                change: lateWords.example(example),
              }),
            ]
          : []),
      ];
    },
    /** By what it is marked, and how much it gives. */
    marking: (marking: Assignment['marking']): string => {
      const most = mostOf(marking);
      if (marking.by === 'points') return points.most(most);
      const criteria = t('marking.criteria', { count: marking.rubric.criteria.length });
      return most === 0 ? criteria : t('marking.rubric', { criteria, points: points.most(most) });
    },
    /** What is enough. */
    pass: (percent: number, marking: Assignment['marking']): string => {
      const most = mostOf(marking);
      return most === 0
        ? t('pass.percent', { percent })
        : t('pass.points', { percent, points: points.earned((most * percent) / 100, most) });
    },
  };
}
