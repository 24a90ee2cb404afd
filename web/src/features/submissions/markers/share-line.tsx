import { Text } from '@chakra-ui/react/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { submissionQueries } from '../queries.ts';
import type { AssignmentIds } from '../types.ts';
import { markerQueries } from './queries.ts';
import './texts.ts';
import type { CourseMarker } from './types.ts';

type Props = { ids: AssignmentIds; markers: readonly CourseMarker[] };

/** How the work was last shared out, or that it is being shared out now; nothing where it never was. */
export function ShareLine({ ids, markers }: Props) {
  const { t } = useTranslation('markers');
  const { language } = useLanguage();
  const client = useQueryClient();
  const { data } = useQuery(markerQueries.allocation(ids));
  const allocation = data?.allocation ?? null;
  const state = allocation?.state;
  // What is listed follows by seconds.
  useEffect(() => {
    if (state === 'done')
      void client.invalidateQueries({ queryKey: [...submissionQueries.all, 'page'] });
  }, [client, state]);
  if (!allocation) return null;
  if (allocation.state === 'running')
    return (
      <Text role="status" mb="4">
        {t('share.running')}
      </Text>
    );
  const { shares, ofTeacher, left, at, standing } = allocation;
  const nameOf = (userId: string) =>
    markers.find((one) => one.userId === userId)?.name || t('nameless');
  const parts = [
    ...shares.map(({ userId, works }) => t('share.one', { name: nameOf(userId), works })),
    ...(ofTeacher > 0 ? [t('share.one', { name: t('share.you'), works: ofTeacher })] : []),
  ];
  const listed = new Intl.ListFormat(language, { type: 'conjunction' }).format(parts);
  return (
    <Text role="status" textStyle="sm" color="fg.muted" mb="4">
      {parts.length > 0 && t('share.last', { when: formatMinute(at, language), shares: listed })}{' '}
      {standing && t('share.goesOn')} {left > 0 && t('share.left', { count: left })}
    </Text>
  );
}
