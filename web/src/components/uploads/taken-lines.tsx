import { Text } from '@chakra-ui/react/text';
import type { MediaType } from '#shared/policies/media-types.ts';
import { useTakenWords } from './use-taken-words.ts';

type Props = { accepts: readonly MediaType[]; mostBytes: number | null };

/** Which kinds of files are taken, and how large each may be. */
export function TakenLines({ accepts, mostBytes }: Props) {
  const words = useTakenWords();
  return words(accepts, mostBytes).map((line) => <Text key={line}>{line}</Text>);
}
