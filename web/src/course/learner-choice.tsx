import { Box } from '@chakra-ui/react/box';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
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
  const [typed, setTyped] = useState('');
  const { data } = useQuery({ ...found(courseId, typed), enabled: typed !== '' });
  const people = typed === '' ? [] : data?.items;
  return (
    <Box minH={room}>
      <LiveSearch
        label={words.find}
        placeholder={words.find}
        value={typed}
        onSearch={(text) => setTyped(text.trim())}
      />
      <FoundList
        icon="arrowRight"
        nothing={typed !== '' && people !== undefined ? words.nobody : null}
        found={(people ?? []).map(({ userId, name }) => ({
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
