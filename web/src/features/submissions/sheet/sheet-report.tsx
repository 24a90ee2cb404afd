import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import { ReportLead } from '#web/components/ui/report-lead.tsx';
import { SomeRows } from '#web/components/ui/some-rows.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { formatPoints } from '#web/lib/points.ts';
import { useSubmitterName } from '../use-submitter-name.ts';
import type { SheetPlan } from './plan-sheet.ts';
import './texts.ts';

/** What would become of the rows of a marking sheet: those that cannot be taken, with the reason, and what the others change. */
export function SheetReport({ plan }: { plan: SheetPlan }) {
  const { changes, faults, unchanged, byRubric } = plan;
  const { t } = useTranslation('markingSheet');
  const { language } = useLanguage();
  const nameOf = useSubmitterName();
  const points = (value: number | null) =>
    value === null ? t('none') : formatPoints(value, language);
  // What a rubric comes to is in no sheet.
  const hasPoints = changes.some(({ work }) => work.marks.by === 'points');
  return (
    <>
      <ReportLead>{t('sums', { count: changes.length })}</ReportLead>
      {unchanged > 0 && <Text>{t('unchanged', { count: unchanged })}</Text>}
      {byRubric > 0 && <Text>{t('byRubric', { count: byRubric })}</Text>}
      <SomeRows
        title={t('faults', { count: faults.length })}
        heads={[t('line'), t('head.code'), t('because')]}
        rows={faults}
        more={(count) => t('more', { count })}
      >
        {({ line, code, because }) => (
          <tr key={`${line} ${because}`}>
            <th scope="row">{t('lineAt', { line })}</th>
            <td data-label={t('head.code')}>{code.slice(0, 40)}</td>
            <td data-label={t('because')}>{t(`reasons.${because}`)}</td>
          </tr>
        )}
      </SomeRows>
      <SomeRows
        title={t('changes')}
        heads={[t('who'), ...(hasPoints ? [t('points')] : []), t('feedback')]}
        rows={changes}
        more={(count) => t('more', { count })}
      >
        {({ work, from, to }) => (
          <tr key={work.submissionId}>
            <th scope="row">{nameOf(work)}</th>
            {hasPoints && (
              <td data-label={t('points')}>
                {from.points === to.points
                  ? points(to.points)
                  : t('fromTo', { from: points(from.points), to: points(to.points) })}
              </td>
            )}
            <td data-label={t('feedback')}>
              <Text lineClamp="3" whiteSpace="pre-line">
                {to.comment || t('none')}
              </Text>
            </td>
          </tr>
        )}
      </SomeRows>
    </>
  );
}
