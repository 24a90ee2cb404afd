import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LocalizedText } from '#shared/policies/languages.ts';
import { Chooser } from '#web/components/ui/chooser.tsx';
import { ErrorNote } from '#web/components/ui/error-note.tsx';
import { FoundList } from '#web/components/ui/found-list.tsx';
import { LoadMore } from '#web/components/ui/load-more.tsx';
import { useLanguage } from '#web/lib/i18n/use-language.ts';
import { groupQueries } from './group-queries.ts';

type Set = { setId: string; name: LocalizedText };
type Words = { set: string; nobody: string; loading: string };

type Props = {
  courseId: string;
  /** Those of the course; at least one. */
  sets: readonly Set[];
  words: Words;
  onChoose: (group: { set: Set; groupId: string; name: LocalizedText }) => void;
};

/** Finds a group of a course: first its set, then the group. */
export function GroupChoice({ sets, ...props }: Props) {
  const { local } = useLanguage();
  const [chosen, setChosen] = useState(sets[0]);
  return (
    <Box>
      <Chooser
        label={props.words.set}
        value={chosen?.setId ?? ''}
        choices={sets.map((set) => ({ value: set.setId, label: local(set.name).text }))}
        onChoose={(setId) => setChosen(sets.find((set) => set.setId === setId))}
      />
      {chosen && <GroupsOfSet key={chosen.setId} set={chosen} {...props} />}
    </Box>
  );
}

function GroupsOfSet({ courseId, set, words, onChoose }: Omit<Props, 'sets'> & { set: Set }) {
  const { local } = useLanguage();
  const list = useInfiniteQuery(groupQueries.list(courseId, set.setId));
  if (list.isPending) return <Skeleton h="8rem" mt="1" role="status" aria-label={words.loading} />;
  if (!list.data) return <ErrorNote error={list.error} retry={() => void list.refetch()} />;
  return (
    <>
      <FoundList
        icon="arrowRight"
        nothing={words.nobody}
        found={list.data.pages
          .flatMap(({ items }) => items)
          .map(({ groupId, name }) => ({
            id: groupId,
            label: local(name).text,
            choose: () => onChoose({ set, groupId, name }),
          }))}
      />
      <LoadMore list={list} />
    </>
  );
}
