import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useTranslation } from 'react-i18next';
import '#web/lib/i18n/refusal-texts.ts';
import { paths } from '#web/lib/paths.ts';
import { Button, ButtonLink } from './button.tsx';
import { TextLink } from './text-link.tsx';
import { useErrorWords } from './use-error-words.ts';

type Props = { error: unknown; retry: () => void };

/** The words of `ErrorState` without its drawing: for one of several parts of a page, which may all fail at once. */
export function ErrorNote({ error, retry }: Props) {
  const { t } = useTranslation(['common', 'shell', 'refusal']);
  const { key, refused, role, title, text } = useErrorWords(error);
  return (
    <Box role="alert" borderTopWidth="1px" py="4">
      <Text fontWeight="semibold">{title}</Text>
      <Text color="fg.muted" maxW="prose" textWrap="pretty">
        {role ? t(`refusal:partFor.${role}`) : text}
      </Text>
      <Flex wrap="wrap" align="center" columnGap="4" rowGap="2" mt="3" textStyle="sm">
        {!refused && (
          <Button size="sm" variant="outline" onClick={retry}>
            {t('tryAgain')}
          </Button>
        )}
        {role && (
          <ButtonLink size="sm" variant="outline" to={paths.contact}>
            {t('refusal:writeToUs')}
          </ButtonLink>
        )}
        <TextLink to={paths.errorHelp(key)}>{t('shell:errorCode', { code: key })}</TextLink>
      </Flex>
    </Box>
  );
}
