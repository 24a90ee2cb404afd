import { useTranslation } from 'react-i18next';
import { ReportLead } from '#web/components/ui/report-lead.tsx';
import { SomeRows } from '#web/components/ui/some-rows.tsx';
import { useSubmitterName } from '../use-submitter-name.ts';
import './texts.ts';
import type { Refused } from './use-marking-sheet.ts';

type Props = { count: number; refused: readonly Refused[] };

/** How many markings of a sheet were written, and which were not, with the reason. */
export function SheetResult({ count, refused }: Props) {
  const { t } = useTranslation(['markingSheet', 'errors']);
  const nameOf = useSubmitterName();
  return (
    <>
      <ReportLead>{t('written', { count })}</ReportLead>
      <SomeRows
        title={t('refused', { count: refused.length })}
        heads={[t('who'), t('because')]}
        rows={refused}
        more={(count) => t('more', { count })}
      >
        {({ change: { work }, because }) => (
          <tr key={work.submissionId}>
            <th scope="row">{nameOf(work)}</th>
            <td data-label={t('because')}>{t(`errors:${because}`)}</td>
          </tr>
        )}
      </SomeRows>
    </>
  );
}
