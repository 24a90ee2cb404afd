import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import type { Criterion } from './criterion-head.tsx';
import { LocalText } from './local-text.tsx';
import { usePointWords } from './use-point-words.ts';

type Props = { level: Criterion['levels'][number] };

/** What a level is called, what it gives, and what it means. */
export function LevelWords({ level: { title, points, description } }: Props) {
  const words = usePointWords();
  return (
    <>
      <Flex justify="space-between" align="baseline" columnGap="3" wrap="wrap">
        <LocalText text={title} fontWeight="semibold" />
        {points !== null && (
          <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {words.most(points)}
          </Text>
        )}
      </Flex>
      {description && <LocalText text={description} textStyle="sm" color="fg.muted" mt="1" />}
    </>
  );
}
