import { Box } from '@chakra-ui/react/box';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Notice } from '#web/components/ui/notice.tsx';
import { TextLink } from '#web/components/ui/text-link.tsx';
import { paths } from '#web/lib/paths.ts';
import { attemptQueries } from '../queries.ts';
import '../texts.ts';

/** Says that answers wait to be marked, and leads to them; nothing where none do. */
export default function MarkNotice() {
  const { t } = useTranslation('attempts');
  const { data: count = 0 } = useQuery(attemptQueries.toMarkCount());
  if (count === 0) return null;
  return (
    <Box mb="8">
      <Notice>
        {t('waiting', { count })} <TextLink to={paths.quizReview}>{t('seeWaiting')}</TextLink>
      </Notice>
    </Box>
  );
}
