import { chakra } from '@chakra-ui/react/styled-system';
import { highlight } from './highlight.ts';

const Mark = chakra('mark', { base: { bg: 'gold.200', color: 'ink', borderRadius: '2px' } });

type Props = { text: string; matched?: readonly string[] | undefined };

/** A text with the words marked that the search met. */
export function Marked({ text, matched = [] }: Props) {
  return highlight(text, matched).map(({ text: part, hit }, index) =>
    // oxlint-disable-next-line react/no-array-index-key
    hit ? <Mark key={index}>{part}</Mark> : part,
  );
}
