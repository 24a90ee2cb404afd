import { useTranslation } from 'react-i18next';
import { ReportLead } from '#web/components/ui/report-lead.tsx';
import { SomeRows } from '#web/components/ui/some-rows.tsx';
import { useFailureWords } from '#web/components/uploads/failure-words.ts';
import { errorKey } from '#web/lib/error-key.ts';
import { useSubmitterName } from '../use-submitter-name.ts';
import { NotSent } from './send-file.ts';
import './texts.ts';
import type { Refused } from './use-brought-back.ts';

type Props = { count: number; refused: readonly Refused[] };

/** Who has their files, and who does not, with the reason. */
export function FilesResult({ count, refused }: Props) {
  const { t } = useTranslation(['broughtBack', 'errors']);
  const nameOf = useSubmitterName();
  const failure = useFailureWords();
  const why = (error: unknown): string => {
    if (!(error instanceof NotSent)) return t(`errors:${errorKey(error)}`);
    return error.failure ? failure.words(error.failure) : t('reasons.unreadable');
  };
  return (
    <>
      <ReportLead>{t('done', { count })}</ReportLead>
      <SomeRows
        title={t('refused', { count: refused.length })}
        heads={[t('who'), t('because')]}
        rows={refused}
        more={(more) => t('more', { count: more })}
      >
        {({ given: { work }, error }) => (
          <tr key={work.submissionId}>
            <th scope="row">{nameOf(work)}</th>
            <td data-label={t('because')}>{why(error)}</td>
          </tr>
        )}
      </SomeRows>
    </>
  );
}
