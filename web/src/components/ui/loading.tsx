import { Flex } from '@chakra-ui/react/flex';
import { Spinner } from '@chakra-ui/react/spinner';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';

type Props = { text?: string; lang?: string };

/** A spinner with its words, announced once. */
export function Loading({ text, lang }: Props) {
  const { t } = useTranslation();
  return (
    <Flex
      role="status"
      direction="column"
      align="center"
      justify="center"
      gap="4"
      minH="50vh"
      p="6"
    >
      <Spinner size="lg" color="fg.gold" aria-hidden />
      <Text color="fg.muted" lang={lang}>
        {text ?? t('loading')}
      </Text>
    </Flex>
  );
}
