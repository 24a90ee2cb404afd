import { useTranslation } from 'react-i18next';
import '#web/components/peer-reviews/texts.ts';
import { Badge } from '#web/components/ui/badge.tsx';
import { Button } from '#web/components/ui/button.tsx';
import { DataTable } from '#web/components/ui/data-table.tsx';
import { TitleLink } from '#web/components/ui/text-link.tsx';
import { submissionPath } from '../review-path.ts';
import type { PeerSeat } from '../types.ts';
import { useReviewerName } from './use-reviewer-name.ts';

type Props = { seats: readonly PeerSeat[]; onOpen: (work: PeerSeat) => void };

/** Who takes part, with what they have delivered and received, and the way to who reviews each work. */
export function PeerTable({ seats, onOpen }: Props) {
  const { t } = useTranslation('peerReviews');
  const nameOf = useReviewerName();
  const countOf = (reviews: PeerSeat['gets']) =>
    reviews.all === 0 ? t('list.none') : t('list.of', reviews);
  return (
    <DataTable aria-label={t('list.label')}>
      <thead>
        <tr>
          <th scope="col">{t('list.name')}</th>
          <th scope="col">{t('list.gives')}</th>
          <th scope="col">{t('list.gets')}</th>
          <th scope="col">{t('list.hand')}</th>
        </tr>
      </thead>
      <tbody>
        {seats.map((seat) => {
          const { submissionId, gives, gets } = seat;
          return (
            <tr key={submissionId}>
              <th scope="row">
                <TitleLink
                  to={submissionPath(submissionId, { all: false, list: undefined, from: null })}
                >
                  {nameOf(seat)}
                </TitleLink>
              </th>
              <td data-label={t('list.gives')}>
                {countOf(gives)}
                {gives.overdue > 0 && (
                  <>
                    {' '}
                    <Badge colorPalette="red">{t('list.overdue', { count: gives.overdue })}</Badge>
                  </>
                )}
                {gives.passedOn > 0 && (
                  <>
                    {' '}
                    <Badge>{t('list.passedOn', { count: gives.passedOn })}</Badge>
                  </>
                )}
              </td>
              <td data-label={t('list.gets')}>{countOf(gets)}</td>
              <td>
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={t('hand.openOf', { name: nameOf(seat) })}
                  onClick={() => onOpen(seat)}
                >
                  {t('hand.open')}
                </Button>
              </td>
            </tr>
          );
        })}
      </tbody>
    </DataTable>
  );
}
