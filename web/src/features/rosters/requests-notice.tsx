import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Notice } from '#web/components/ui/notice.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { paths } from '#web/lib/paths.ts';
import { rosterQueries } from './queries.ts';
import './texts.ts';
import { useRosterFilters } from './use-roster-filters.ts';

/** Says that people wait for an answer, and leads to them. */
export function RequestsNotice({ courseId }: { courseId: string }) {
  const { t } = useTranslation('rosters');
  const { state } = useRosterFilters();
  const { data } = useQuery(
    rosterQueries.page(courseId, { state: 'requested', sort: 'name', order: 'asc' }),
  );
  if (state === 'requested' || data === undefined || data.items.length === 0) return null;
  const count = data.items.length;
  return (
    <Box mb="6">
      <Notice>
        {data.nextCursor === null ? t('waiting', { count }) : t('waitingMore', { count })}{' '}
        <TextLink to={`${paths.courseEnrollments(courseId)}?state=requested`}>
          {t('seeRequests')}
        </TextLink>
      </Notice>
    </Box>
  );
}
