import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FactList } from '#web/components/ui/fact-list.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatInZone } from './format-in-zone.ts';
import './texts.ts';
import type { AssignmentPage } from './types.ts';
import { useAssignmentWords } from './use-assignment-words.ts';

type Rule =
  | 'handIn'
  | 'attempts'
  | 'late'
  | 'marking'
  | 'selfAssessment'
  | 'statement'
  | 'passPercent'
  | 'anonymous'
  | 'opens'
  | 'due'
  | 'closes';

type Props = {
  assignment: Pick<AssignmentPage, Rule> & {
    submissions: readonly Pick<AssignmentPage['submissions'][number], 'isWithdrawn'>[];
    /** Left out: nobody has handed it in yet. */
    state?: AssignmentPage['state'];
  };
  /** What else is known of it. */
  children?: ReactNode;
};

const ends = ['opens', 'due', 'closes'] as const;

/** Nothing that closes when it is due can be late. */
const mayBeLate = ({ due, closes }: Pick<AssignmentPage, 'due' | 'closes'>): boolean =>
  due.because !== 'none' && !(due.at !== null && closes.at !== null && closes.at <= due.at);

/** The rules of an assignment in words: what somebody has to know before they begin. */
export function AssignmentFacts({ assignment, children }: Props) {
  const { t } = useTranslation('assignmentFacts');
  const { language } = useLanguage();
  const words = useAssignmentWords();
  const { attempts, marking, passPercent, submissions, selfAssessment, statement } = assignment;
  const dateWords = ({ at, because }: AssignmentPage['due']): string[] => {
    if (because === 'none') return [];
    if (at === null) return [t('date.noStart')];
    const when = formatInZone(at, language);
    return [because === 'course' ? when : t(`date.${because}`, { when })];
  };
  const handIn = words.handIn(assignment.handIn);
  const facts = [
    { name: 'handIn', lines: handIn.length === 0 ? [t('handIn.nothing')] : handIn },
    {
      name: 'attempts',
      lines: [
        words.attempts(
          attempts,
          submissions.filter((one) => !one.isWithdrawn).length,
          assignment.state === 'returned',
        ),
      ],
    },
    ...ends.map((name) => ({ name, lines: dateWords(assignment[name]) })),
    {
      name: 'late',
      lines: words.late({
        late: assignment.late,
        due: mayBeLate(assignment),
        marking,
      }),
    },
    { name: 'marking', lines: [words.marking(marking)] },
    { name: 'pass', lines: passPercent === null ? [] : [words.pass(passPercent, marking)] },
    {
      name: 'before',
      lines: [
        ...(selfAssessment && marking.by === 'rubric' ? [t('before.selfAssessment')] : []),
        ...(statement ? [t('before.statement')] : []),
      ],
    },
    { name: 'anonymous', lines: assignment.anonymous ? [t('anonymous')] : [] },
  ] as const;
  return (
    <FactList
      facts={facts
        .filter(({ lines }) => lines.length > 0)
        .map(({ name, lines }) => ({ name: t(`fact.${name}`), lines }))}
    >
      {children}
    </FactList>
  );
}
