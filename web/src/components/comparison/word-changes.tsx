import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useTranslation } from 'react-i18next';
import type { ComparedLine, Run } from './compare-words.ts';
import './texts.ts';

const Added = chakra('ins', {
  base: { bg: 'bg.success', color: 'fg.success', textDecoration: 'underline', px: '2px' },
});
const Removed = chakra('del', {
  base: { bg: 'bg.error', color: 'fg.error', textDecoration: 'line-through', px: '2px' },
});

/** So many lines without a change are shown between two; more are folded up. */
const mostShown = 3;

type Group = { isChanged: boolean; lines: ComparedLine[] };

function groupsOf(lines: readonly ComparedLine[]): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last?.isChanged === line.isChanged) last.lines.push(line);
    else groups.push({ isChanged: line.isChanged, lines: [line] });
  }
  return groups;
}

/** Words with their fate: said beside how they look, since not every reader says more than the words. */
function Words({ is, words }: Run) {
  const { t } = useTranslation('comparison');
  if (is === 'same') return words;
  const Part = is === 'added' ? Added : Removed;
  return (
    <Part>
      <VisuallyHidden>{` ${t(`words.${is}`)} `}</VisuallyHidden>
      {words}
      <VisuallyHidden>{` ${t('words.end')} `}</VisuallyHidden>
    </Part>
  );
}

const Lines = ({ lines }: Pick<Group, 'lines'>) =>
  lines.map(({ runs }, at) => (
    // Lines never move: their place is their key.
    <Text key={at} mb="2" maxW="prose" whiteSpace="pre-wrap" overflowWrap="anywhere">
      {runs.map((run, place) => (
        <Words key={place} {...run} />
      ))}
    </Text>
  ));

/** What became of each word of a text; long parts without a change are folded up. */
export function WordChanges({ lines }: Pick<Group, 'lines'>) {
  const { t } = useTranslation('comparison');
  return groupsOf(lines).map(({ isChanged, lines: own }, at) =>
    isChanged || own.length <= mostShown ? (
      <Lines key={at} lines={own} />
    ) : (
      <chakra.details key={at} mb="2">
        <chakra.summary cursor="pointer" color="fg.muted">
          {t('words.unchanged', { count: own.length })}
        </chakra.summary>
        <Box mt="2">
          <Lines lines={own} />
        </Box>
      </chakra.details>
    ),
  );
}
