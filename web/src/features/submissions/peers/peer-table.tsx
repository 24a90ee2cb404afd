import { useTranslation } from 'react-i18next';
import '#web/components/peer-reviews/texts.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { DataTable } from '#web/components/ui/data-table.tsx';
import { TitleLink } from '#web/components/ui/text-link.tsx';
import { submissionPath } from '../review-path.ts';
import type { PeerSeat } from '../types.ts';

/** Who takes part, with what they have delivered and received. */
export function PeerTable({ seats }: { seats: readonly PeerSeat[] }) {
  const { t } = useTranslation('peerReviews');
  return (
    <DataTable aria-label={t('list.label')}>
      <thead>
        <tr>
          <th scope="col">{t('list.name')}</th>
          <th scope="col">{t('list.gives')}</th>
          <th scope="col">{t('list.gets')}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map(({ submissionId, person, alias, gives, gets }) => (
          <tr key={submissionId}>
            <th scope="row">
              <TitleLink
                to={submissionPath(submissionId, { all: false, list: undefined, from: null })}
              >
                {person === null
                  ? t('list.anonymous', { alias })
                  : person.name || t('list.nameless')}
              </TitleLink>
            </th>
            <td data-label={t('list.gives')}>
              {t('list.of', gives)}
              {gives.overdue > 0 && (
                <>
                  {' '}
                  <Badge colorPalette="red">{t('list.overdue', { count: gives.overdue })}</Badge>
                </>
              )}
            </td>
            <td data-label={t('list.gets')}>{t('list.of', gets)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
