import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { FoundList } from '#web/components/ui/found-list.tsx';
import { LiveSearch } from '#web/components/ui/live-search.tsx';
import { api } from '#web/lib/api.ts';

type Person = { userId: string; name: string };
type Props = {
  courseId: string;
  words: { find: string; nobody: string; nameless: string };
  /** The room that the list has from the beginning, where what is below must not move. */
  room?: string;
  onChoose: (person: Person) => void;
};

/** The first few students of the course whose names these words find. */
const found = (courseId: string, q: string) =>
  queryOptions({
    queryKey: ['roster', courseId, 'found', q],
    queryFn: ({ signal }) =>
      api('rosters.list', { params: { courseId }, query: { q, limit: '8' }, signal }),
  });

/** Finds somebody who is in the course by their name. */
export function LearnerChoice({ courseId, words, room, onChoose }: Props) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const asks = typed !== '';
  const { data, error, isPending, refetch } = useQuery({
    ...found(courseId, typed),
    enabled: asks,
  });
  const people = asks ? (data?.items ?? []) : [];
  return (
    <Box minH={room}>
      <LiveSearch
        label={words.find}
        placeholder={words.find}
        value={typed}
        onSearch={(text) => setTyped(text.trim())}
      />
      {asks && isPending && <Skeleton h="9" mt="1" role="status" aria-label={t('loading')} />}
      {asks && error && <ErrorNote error={error} retry={() => void refetch()} />}
      <FoundList
        icon="arrowRight"
        nothing={asks && data !== undefined ? words.nobody : null}
        found={people.map(({ userId, name }) => ({
          id: userId,
          label: name === '' ? words.nameless : name,
          choose: () => {
            setTyped('');
            onChoose({ userId, name });
          },
        }))}
      />
    </Box>
  );
}
