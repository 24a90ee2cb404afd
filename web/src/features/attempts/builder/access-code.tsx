import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { Notice } from '#web/components/ui/notice.tsx';
import { CodeForm } from '../controls/code-form.tsx';
import { attemptQueries } from '../queries.ts';
import '../texts.ts';
import type { QuizIds } from '../types.ts';

/** The code of a quiz beside its rules, and saved apart from them: what is copied with the rules opens nothing. */
export default function AccessCode({ ids }: { ids: QuizIds }) {
  const { t } = useTranslation('attempts');
  const { data, error, refetch } = useQuery(attemptQueries.controls(ids));
  if (error && !data) return <ErrorNote error={error} retry={() => void refetch()} />;
  if (!data)
    return <Skeleton h="15rem" borderRadius="l2" role="status" aria-label={t('code.loading')} />;
  return (
    <Box maxW="2xl">
      {data.code === null && (
        <Box mb="4">
          <Notice kind="warning">{t('code.nobody')}</Notice>
        </Box>
      )}
      <CodeForm ids={ids} code={data.code} />
      <Text textStyle="sm" color="fg.muted" mt="3" maxW="56ch">
        {t('code.apart')}
      </Text>
    </Box>
  );
}
