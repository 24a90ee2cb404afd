import { useTranslation } from 'react-i18next';
import type { AssignmentPage } from '#web/blocks/assignment/types.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { DataTable } from '#web/components/ui/data-table.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import '../../texts.ts';
import { useWordCount } from '../use-word-count.ts';

type Props = {
  page: Pick<AssignmentPage, 'submissions' | 'counts'>;
  /** The one that is shown. */
  shown: number;
};

/** Everything that somebody handed in for an assignment: when each was, and which one counts. */
export function OwnSubmissions({ page: { submissions, counts }, shown }: Props) {
  const { t } = useTranslation('assignments');
  const { language } = useLanguage();
  const wordCount = useWordCount();
  return (
    <DataTable aria-label={t('submissions.title')}>
      <thead>
        <tr>
          <th scope="col">{t('submissions.one')}</th>
          <th scope="col">{t('submissions.at')}</th>
          <th scope="col">{t('submissions.what')}</th>
          <th scope="col">{t('submissions.state')}</th>
        </tr>
      </thead>
      <tbody>
        {submissions.map(({ number, submittedAt, isLate, isWithdrawn, words, link, files }) => {
          const parts = [
            ...(words === null ? [] : [wordCount.count(words)]),
            ...(link === null ? [] : [t('submissions.link')]),
            ...(files.length === 0 ? [] : [t('submissions.files', { count: files.length })]),
          ];
          return (
            <tr key={number}>
              <th scope="row">
                <TextLink
                  to={`?submission=${number}`}
                  preventScrollReset
                  aria-current={number === shown ? 'true' : undefined}
                >
                  {t('submissions.nth', { number })}
                </TextLink>
              </th>
              <td data-label={t('submissions.at')}>{formatMinute(submittedAt, language)}</td>
              <td data-label={t('submissions.what')}>
                {new Intl.ListFormat(language, { type: 'unit' }).format(parts)}
              </td>
              <td data-beside>
                {isWithdrawn ? (
                  <Badge>{t('submissions.withdrawn')}</Badge>
                ) : number === counts ? (
                  <Badge colorPalette={isLate ? 'orange' : 'green'}>
                    {t(isLate ? 'submissions.countsLate' : 'submissions.counts')}
                  </Badge>
                ) : (
                  <Badge>{t('submissions.replaced')}</Badge>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}
