import { useTranslation } from 'react-i18next';
import { mostOf } from '#web/blocks/assignment/use-assignment-words.ts';
import { useWhenWords } from '#web/blocks/build/use-when-words.ts';
import { usePointWords } from '#web/components/assignment/use-point-words.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import './texts.ts';
import type { Assignment } from './types.ts';

/** The rules of an assignment as one sentence: "A text and up to 3 files, 2 submissions, due on …". */
export function useAssignmentSentence(startsOn: string | null) {
  const { t } = useTranslation('assignmentBuilder');
  const { language } = useLanguage();
  const whenOf = useWhenWords(startsOn);
  const points = usePointWords();
  const handInOf = ({ text, files, link, recording }: Assignment['handIn']) => {
    const kinds = [
      ...(text ? [t('sum.text')] : []),
      ...(files ? [t('sum.files', { count: files.most })] : []),
      ...(link ? [t('sum.link')] : []),
      ...(recording ? [t('sum.recording')] : []),
    ];
    return kinds.length === 0 ? t('sum.nothing') : new Intl.ListFormat(language).format(kinds);
  };
  const markingOf = (marking: Assignment['marking']) => {
    const most = mostOf(marking);
    if (marking.by === 'points') return points.most(most);
    return most === 0 ? t('sum.rubric') : t('sum.rubricOf', { points: points.most(most) });
  };
  const peersOf = ({ peerReview, groups }: Assignment) => {
    if (!peerReview) return [];
    const { allocation, reviews: count } = peerReview;
    const ofGroups = groups !== null;
    if (allocation === 'hand') return [t(ofGroups ? 'sum.peersOfGroupsByHand' : 'sum.peersByHand')];
    return [t(ofGroups ? 'sum.peersOfGroups' : 'sum.peers', { count })];
  };
  return (assignment: Assignment): string => {
    const { attempts, opens, due, closes, late, marking, marksRelease, passPercent } = assignment;
    const parts = [
      handInOf(assignment.handIn),
      ...(assignment.groups ? [t('sum.groups')] : []),
      t('sum.attempts', { count: attempts }),
      ...(opens ? [t('sum.opens', { when: whenOf(opens) })] : []),
      due ? t('sum.due', { when: whenOf(due) }) : t('sum.noDue'),
      ...(due && late ? [t('sum.late', { percent: late.percentPerDay })] : []),
      ...(closes ? [t('sum.closes', { when: whenOf(closes) })] : []),
      markingOf(marking),
      ...(assignment.selfAssessment && marking.by === 'rubric' ? [t('sum.selfAssessment')] : []),
      ...peersOf(assignment),
      ...(assignment.anonymous ? [t('sum.anonymous')] : []),
      ...(assignment.secondMarker ? [t('sum.twoMarkers')] : []),
      marksRelease.rule === 'at'
        ? t('sum.release.at', { when: whenOf(marksRelease.at) })
        : t(`sum.release.${marksRelease.rule}`),
      ...(assignment.lookDays === null ? [] : [t('sum.looks', { count: assignment.lookDays })]),
      ...(passPercent === null ? [] : [t('sum.pass', { percent: passPercent })]),
    ];
    const [first = '', ...rest] = parts;
    return `${[first.charAt(0).toLocaleUpperCase(language) + first.slice(1), ...rest].join(', ')}.`;
  };
}
