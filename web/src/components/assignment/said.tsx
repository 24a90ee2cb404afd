import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { formatMinute } from '#web/lib/i18n/format.ts';
import { useLanguage } from '#web/lib/i18n/use-language.ts';

type Props = { title: string; text: string; /** An instant. */ at: string };

/** What somebody said about how work was marked, and when. */
export function Said({ title, text, at }: Props) {
  const { language } = useLanguage();
  return (
    <Box borderInlineStartWidth="3px" borderColor="fg.gold" ps="3" maxW="prose">
      <Flex gap="3" wrap="wrap" align="baseline">
        <Text fontWeight="semibold">{title}</Text>
        <Text as="time" textStyle="sm" color="fg.muted">
          {formatMinute(at, language)}
        </Text>
      </Flex>
      <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </Text>
    </Box>
  );
}
