import { Flex } from '@chakra-ui/react/flex';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/components/ui/button.tsx';
import { Chooser } from '#web/components/ui/chooser.tsx';
import type { AssignmentIds } from '../types.ts';
import { markerQueries } from './queries.ts';
import { ShareDialog } from './share-dialog.tsx';
import { ShareLine } from './share-line.tsx';
import './texts.ts';

type Props = {
  ids: AssignmentIds;
  /** Whose work is listed; null: everybody's. */
  marker: string | null;
  onChoose: (marker: string | null) => void;
};

/** Whose work is listed, and how it is shared out among markers; nothing where the course has none. */
export default function MarkersBar({ ids, marker, onChoose }: Props) {
  const { t } = useTranslation('markers');
  const [isSharing, setSharing] = useState(false);
  const { data } = useQuery(markerQueries.list(ids.courseId));
  const markers = data?.items ?? [];
  if (markers.length === 0) return null;
  return (
    <>
      <Flex gap="3" wrap="wrap" mb="4" justify="space-between">
        <Chooser
          label={t('filter.label')}
          value={marker ?? 'all'}
          choices={[
            { value: 'all', label: t('filter.all') },
            ...markers.map(({ userId, name }) => ({
              value: userId,
              label: name || t('nameless'),
            })),
          ]}
          onChoose={(value) => onChoose(value === 'all' ? null : value)}
        />
        <Button size="sm" variant="outline" onClick={() => setSharing(true)}>
          {t('share.action')}
        </Button>
      </Flex>
      <ShareLine ids={ids} markers={markers} />
      {isSharing && <ShareDialog ids={ids} markers={markers} onClose={() => setSharing(false)} />}
    </>
  );
}
